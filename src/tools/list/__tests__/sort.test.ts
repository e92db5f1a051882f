import type {DomainCheck, MailAcceptance} from '../../address';
import {createClassifier, judge} from '../../address';
import {
  allRows,
  bounceRisk,
  createListClassifier,
  listClasses,
  ListSorter,
  openTable,
  riskLevel,
  type ClassCounts,
} from '..';
import {classAfterDns, classBeforeDns, reasonIn} from '../sort';

function sorterOf(text: string): ListSorter {
  const table = openTable(text);
  const rows = allRows(table);
  const sorter = new ListSorter(table, rows, createListClassifier());
  sorter.sort(0, rows.count);
  return sorter;
}

const check = (domain: string, acceptance: MailAcceptance): DomainCheck => ({
  domain,
  acceptance,
  exchanges: [],
  problems: [],
});

const LIST = [
  'email,name',
  'ann@gmail.com,A',
  'ANN@gmail.com,again',
  'info@gone.net,B',
  'bob@gone.net,B',
  'cy@gmial.com,C',
  'x@mailinator.com,X',
  'broken@@gmail.com,D',
  ',nobody',
  'di@lost.example,E',
  'ed@silent.org,F',
  '"a@gmail.com; b@gmail.com",G',
].join('\n');

test('sorts without DNS', () => {
  const sorter = sorterOf(LIST);
  expect(listClasses.map((name) => [name, sorter.summary().counts[name]])).toEqual([
    ['likely', 0],
    ['unasked', 3],
    ['role', 1],
    ['typo', 1],
    ['disposable', 1],
    ['doubtful', 0],
    ['unknown', 0],
    ['duplicate', 1],
    ['dead', 1],
    ['broken', 2],
    ['empty', 1],
  ]);
});

test('asks for each domain once, the commonest first, and for no reserved name', () => {
  const sorter = sorterOf(LIST);
  expect(sorter.domainsToAsk()).toEqual([
    {domain: 'gone.net', count: 2},
    {domain: 'gmail.com', count: 1},
    {domain: 'gmial.com', count: 1},
    {domain: 'mailinator.com', count: 1},
    {domain: 'silent.org', count: 1},
  ]);
});

test('sorts again as answers come in', () => {
  const sorter = sorterOf(LIST);
  sorter.learn([
    check('gmail.com', 'accepts'),
    check('gone.net', 'refuses'),
    check('silent.org', 'unknown'),
    check('never-seen.org', 'accepts'),
  ]);
  const {counts, domains, asked} = sorter.summary();
  expect(counts).toMatchObject({
    likely: 1,
    unasked: 0,
    role: 0,
    dead: 3,
    unknown: 1,
    duplicate: 1,
  });
  expect([asked, domains]).toEqual([3, 5]);
  sorter.forgetUnknown();
  expect(sorter.domainsToAsk().map(({domain}) => domain)).toContain('silent.org');
  expect(sorter.summary().asked).toBe(2);
});

test('what is learned twice about a domain counts once', () => {
  const sorter = sorterOf('a@one.org\nb@two.org\n');
  sorter.learn([check('one.org', 'unknown'), check('two.org', 'accepts')]);
  sorter.learn([check('one.org', 'accepts')]);
  expect(sorter.summary()).toMatchObject({asked: 2, domains: 2, counts: {likely: 2}});
  expect(sorter.domainsToAsk()).toEqual([]);
  sorter.forgetUnknown();
  expect(sorter.summary()).toMatchObject({asked: 2, counts: {likely: 2}});
});

test('an address literal is no domain to ask for', () => {
  const sorter = sorterOf('a@[192.0.2.1]\nb@one.org\n');
  expect(sorter.domainsToAsk()).toEqual([{domain: 'one.org', count: 1}]);
  expect(sorter.summary().domains).toBe(1);
});

test.each([
  ['unasked', 'accepts', 'likely'],
  ['unasked', 'refuses', 'dead'],
  ['unasked', 'doubtful', 'doubtful'],
  ['unasked', 'unknown', 'unknown'],
  ['role', 'accepts', 'role'],
  ['role', 'refuses', 'dead'],
  ['typo', 'unknown', 'typo'],
  ['typo', 'refuses', 'dead'],
  ['disposable', 'refuses', 'dead'],
  ['doubtful', 'accepts', 'doubtful'],
  ['broken', 'refuses', 'broken'],
  ['duplicate', 'refuses', 'duplicate'],
  ['empty', 'refuses', 'empty'],
  ['dead', 'accepts', 'dead'],
] as const)(
  '%s at a domain of which DNS says “%s” is %s',
  (before, acceptance, after) => {
    expect(classAfterDns(before, acceptance)).toBe(after);
  },
);

test('says of a row without faults nothing, and of others what speaks against them', () => {
  const sorter = sorterOf('email\nann@gmail.com\ninfo@gmail.com\nx@mailinator.com\n');
  expect(sorter.describe(0)).toMatchObject({class: 'unasked', suggestion: undefined});
  expect(reasonIn(sorter.describe(0).reasons)).toBe('');
  expect(reasonIn(sorter.describe(2).reasons)).toMatch(/disposable/);
  expect(
    reasonIn([
      {code: 'a', severity: 'error', message: 'One.'},
      {code: 'b', severity: 'note', message: 'Two.'},
      {code: 'c', severity: 'warning', message: 'Three.'},
      {code: 'd', severity: 'fine', message: 'Four.'},
    ]),
  ).toBe('One. Three.');
});

test('what DNS said about a domain is a reason, and is forgotten where it said nothing', () => {
  const sorter = sorterOf('a@one.org\nb@two.org\n');
  const problem = {
    code: 'x',
    severity: 'error',
    message: 'It accepts no email.',
  } as const;
  sorter.learn([
    {...check('one.org', 'refuses'), problems: [problem]},
    check('two.org', 'unknown'),
  ]);
  expect(sorter.describe(0)).toMatchObject({class: 'dead'});
  expect(reasonIn(sorter.describe(0).reasons)).toContain('It accepts no email.');
  expect([sorter.classAt(0), sorter.classAt(1)]).toEqual(['dead', 'unknown']);
  sorter.forgetUnknown();
  expect([sorter.classAt(0), sorter.classAt(1)]).toEqual(['dead', 'unasked']);
  expect(sorter.domainsToAsk()).toEqual([{domain: 'two.org', count: 1}]);
});

test.each([
  ['a@one.org; b@two.org; c@three.org', 'The cell contains 3 addresses.'],
  ['a@one.org b@two.org', 'The cell contains 2 addresses.'],
])('the cell “%s” is broken, and the reason is how many it holds', (cell, message) => {
  const table = openTable(`${cell}\n`, {layout: '', header: false});
  const rows = allRows(table);
  const sorter = new ListSorter(table, rows, createListClassifier());
  sorter.sort(0, rows.count);
  expect(sorter.describe(0)).toMatchObject({class: 'broken', reasons: [{message}]});
});

test('a domain is counted once, by its addresses without duplicates', () => {
  const sorter = sorterOf(
    'a@one.org\nA@One.org\nb@ONE.org\na@xn--bcher-kva.org\nb@bücher.org\n',
  );
  expect(sorter.domainsToAsk()).toEqual([
    {domain: 'one.org', count: 2},
    {domain: 'xn--bcher-kva.org', count: 2},
  ]);
  expect(sorter.summary()).toMatchObject({
    rows: 5,
    domains: 2,
    counts: {unasked: 4, duplicate: 1},
  });
});

test('a list may be sorted bit by bit', () => {
  const table = openTable(LIST);
  const rows = allRows(table);
  const sorter = new ListSorter(table, rows, createListClassifier());
  for (let row = 0; row < rows.count; row += 1) {
    sorter.sort(row, row + 1);
  }
  expect(sorter.summary()).toEqual(sorterOf(LIST).summary());
});

test('nine providers are shown by name, and the rest together', () => {
  const providersOf = (count: number) =>
    sorterOf(
      Array.from({length: count}, (_, index) => `a@d${index}.org`).join('\n'),
    ).summary().providers;
  expect(providersOf(9).map(({name}) => name)).not.toContain('0 others');
  expect(providersOf(9)).toHaveLength(9);
  expect(providersOf(10)).toHaveLength(10);
  expect(providersOf(10).at(-1)).toEqual({name: '1 other', count: 1});
  const {providers} = sorterOf(
    'a@gmail.com\nb@googlemail.com\nc@x.org\nd@gmail.com',
  ).summary();
  expect(providers[0]).toEqual({name: 'Gmail', count: 3});
});

test('says what is known about a row', () => {
  const sorter = sorterOf(LIST);
  expect(sorter.describe(1)).toMatchObject({
    number: 3,
    class: 'duplicate',
    reasons: [{message: 'The same address is in row 2.'}],
  });
  expect(sorter.describe(4)).toMatchObject({
    class: 'typo',
    suggestion: {address: 'cy@gmail.com'},
  });
  expect(sorter.describe(6).reasons[0]?.position).toBe(8);
  expect(sorter.describe(7).reasons[0]?.code).toBe('no-address');
  expect(sorter.describe(10).reasons[0]?.code).toBe('several-addresses');
});

test('counts by provider', () => {
  const {providers} = sorterOf(LIST).summary();
  expect(providers[0]).toEqual({name: 'gone.net', count: 2});
  expect(providers.map(({name}) => name)).toContain('Gmail');
  const many = sorterOf(
    Array.from({length: 40}, (_, index) => `a@d${index}.org`).join('\n'),
  ).summary();
  expect(many.providers.at(-1)).toEqual({name: '31 others', count: 31});
});

test('agrees with the verdict that is given on one address', () => {
  const classifier = createClassifier({disposable: new Set(['mailinator.com'])});
  const verdicts = {
    likely: ['likely'],
    unasked: ['unknown'],
    role: ['likely', 'risky', 'unknown'],
    typo: ['risky', 'undeliverable', 'unknown'],
    disposable: ['risky', 'unknown'],
    doubtful: ['risky', 'unknown'],
    unknown: ['unknown'],
    duplicate: [],
    dead: ['undeliverable'],
    broken: ['undeliverable'],
    empty: [],
  };
  for (const address of [
    'ann@gmail.com',
    'info@gmail.com',
    'a@gmial.com',
    'a@gmail.con',
    'x@mailinator.com',
    'a@b',
    'a@x.example',
    '"a b"@gmail.com',
    'zoë@gmail.com',
    'a@@b.org',
  ]) {
    const classification = classifier.classify(address);
    const before = classBeforeDns(classification);
    const {verdict} = judge(classification);
    expect([address, before, verdicts[before]]).toEqual([
      address,
      before,
      expect.arrayContaining([verdict]),
    ]);
    for (const acceptance of ['accepts', 'refuses', 'doubtful', 'unknown'] as const) {
      if (before !== 'dead' && before !== 'broken') {
        const after = classAfterDns(before, acceptance);
        const judged = judge(classification, check('x.org', acceptance)).verdict;
        expect([address, acceptance, after, verdicts[after]]).toEqual([
          address,
          acceptance,
          after,
          expect.arrayContaining([judged]),
        ]);
      }
    }
  }
});

describe('bounce risk', () => {
  const none = Object.fromEntries(listClasses.map((name) => [name, 0])) as ClassCounts;

  test('counts addresses, not rows', () => {
    expect(
      bounceRisk({
        ...none,
        likely: 90,
        dead: 4,
        broken: 1,
        typo: 5,
        duplicate: 50,
        empty: 7,
      }),
    ).toEqual({
      addresses: 100,
      certain: 5,
      doubtful: 5,
      unasked: 0,
      low: 0.05,
      high: 0.1,
    });
  });

  test('takes every class into account', () => {
    const counts = {
      ...none,
      ...{likely: 80, role: 6, dead: 4, broken: 1},
      ...{typo: 3, disposable: 2, doubtful: 3, unknown: 1},
    };
    expect(bounceRisk(counts)).toEqual({
      addresses: 100,
      certain: 5,
      doubtful: 9,
      unasked: 0,
      low: 0.05,
      high: 0.14,
    });
    expect(bounceRisk(none)).toMatchObject({addresses: 0, low: 0, high: 0});
  });

  test('has no upper end until every domain was asked for', () => {
    expect(bounceRisk({...none, likely: 9, unasked: 1}).high).toBeUndefined();
  });

  test.each([
    [{likely: 100}, 'below-target'],
    [{likely: 97, typo: 3}, 'around-target'],
    [{likely: 98, dead: 2}, 'around-target'],
    [{likely: 95, typo: 5}, 'around-review'],
    [{likely: 97, role: 2, disposable: 1}, 'below-target'],
    [{unasked: 100}, 'open'],
    [{likely: 94, broken: 1, unknown: 5}, 'around-review'],
    [{likely: 95, dead: 5}, 'above-review'],
    [{unasked: 99, dead: 1}, 'open'],
    [{unasked: 90, dead: 10}, 'above-review'],
    [{}, 'open'],
  ] as const)('%j lies %s', (counts, level) => {
    expect(riskLevel(bounceRisk({...none, ...counts}))).toBe(level);
  });
});
