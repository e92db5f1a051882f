import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {cleanList, cleanRuleNames, defaultRules, type CleanRules} from '..';

const addresses = (text: string, rules: CleanRules) =>
  cleanList(text, rules).kept.map(({address}) => address);

test('without rules, nothing happens', () => {
  const text = 'email;name\r\n Ann@Gmail.COM ;Ann\r\n;\r\nbroken;B\r\n';
  const {kept, removed, stats} = cleanList(text, {});
  expect(kept.map(({cells}) => cells)).toEqual([
    [' Ann@Gmail.COM ', 'Ann'],
    ['', ''],
    ['broken', 'B'],
  ]);
  expect(removed).toEqual([]);
  expect(stats).toMatchObject({rows: 3, kept: 3, removed: 0, changed: 0});
});

test('counts what rules that are off would do', () => {
  const {stats} = cleanList('email\n ann@Gmail.COM\nann@gmail.com\nbroken\n', {});
  expect(stats.byRule).toMatchObject({
    trim: 1,
    domainCase: 1,
    syntax: 1,
    duplicates: 1,
    role: 0,
  });
});

test.each<[string, CleanRules, string, string[]]>([
  [
    'trim',
    {trim: true},
    ' ann@gmail.com \n<bob@gmail.com>\nCy <cy@gmail.com>\n"di@gmail.com"',
    ['ann@gmail.com', 'bob@gmail.com', 'cy@gmail.com', 'di@gmail.com'],
  ],
  [
    'domain case, and the local part as it was',
    {domainCase: true},
    'Ann@GMAIL.Com\nBOB@GMAIL.Com',
    ['Ann@gmail.com', 'BOB@gmail.com'],
  ],
  [
    'syntax',
    {syntax: true},
    'ann@gmail.com\nann@@gmail.com\nann@gmail,com\nann',
    ['ann@gmail.com'],
  ],
  ['empty', {empty: true}, 'a,email\n1,ann@gmail.com\n2,\n3," "\n', ['ann@gmail.com']],
  [
    'disposable',
    {disposable: true},
    'ann@gmail.com\nx@mailinator.com',
    ['ann@gmail.com'],
  ],
  [
    'role',
    {role: true},
    'ann@gmail.com\ninfo@gmail.com\nno-reply@gmail.com',
    ['ann@gmail.com'],
  ],
  [
    'typos',
    {typos: true},
    'ann@gmial.com\nbob@gmail.con',
    ['ann@gmail.com', 'bob@gmail.com'],
  ],
  ['typos, off', {}, 'ann@gmial.com', ['ann@gmial.com']],
  [
    'duplicates, the first',
    {duplicates: true},
    'Ann@gmail.com\nbob@gmail.com\nann@GMAIL.com',
    ['Ann@gmail.com', 'bob@gmail.com'],
  ],
  [
    'duplicates, the last',
    {duplicates: 'last'},
    'Ann@gmail.com\nbob@gmail.com\nann@GMAIL.com',
    ['bob@gmail.com', 'ann@GMAIL.com'],
  ],
  [
    'duplicates, by exact case',
    {duplicates: true, exactCase: true},
    'Ann@gmail.com\nann@gmail.com\nann@Gmail.com',
    ['Ann@gmail.com', 'ann@gmail.com'],
  ],
  [
    'Gmail dots to compare',
    {duplicates: true, gmailDots: 'compare'},
    'a.nn@gmail.com\nann@googlemail.com\na.nn@outlook.com\nann@outlook.com',
    ['a.nn@gmail.com', 'a.nn@outlook.com', 'ann@outlook.com'],
  ],
  [
    'Gmail dots taken out',
    {gmailDots: true},
    'a.n.n@gmail.com\na.nn@outlook.com',
    ['ann@gmail.com', 'a.nn@outlook.com'],
  ],
  [
    'dots of a tag stay',
    {gmailDots: true},
    'a.nn+v1.2@gmail.com',
    ['ann+v1.2@gmail.com'],
  ],
  [
    'plus tags to compare',
    {duplicates: true, plusTags: 'compare'},
    'ann+a@gmail.com\nann@gmail.com\nann+a@outlook.com\nann@outlook.com',
    ['ann+a@gmail.com', 'ann+a@outlook.com', 'ann@outlook.com'],
  ],
  [
    'plus tags taken out',
    {plusTags: true},
    'ann+a+b@gmail.com\n+x@gmail.com',
    ['ann@gmail.com', '+x@gmail.com'],
  ],
  [
    'plus tags elsewhere, by choice',
    {plusTags: true, plusDomains: ['@Outlook.com']},
    'ann+a@outlook.com\nann+a@yahoo.com',
    ['ann@outlook.com', 'ann+a@yahoo.com'],
  ],
  [
    'block list',
    {block: ['@yahoo.com', 'Bob@gmail.com']},
    'ann@yahoo.com\nbob@gmail.com\nann@gmail.com',
    ['ann@gmail.com'],
  ],
  [
    'allow list',
    {
      block: ['yahoo.com'],
      role: true,
      disposable: true,
      allow: ['ann@yahoo.com', 'mailinator.com', 'info@gmail.com'],
    },
    'ann@yahoo.com\nbob@yahoo.com\nx@mailinator.com\ninfo@gmail.com',
    ['ann@yahoo.com', 'x@mailinator.com', 'info@gmail.com'],
  ],
  [
    'an address on the block list, though its domain is always kept',
    {block: ['Ann@yahoo.com', 'bob@yahoo.com'], allow: ['yahoo.com', 'bob@yahoo.com']},
    'ann@yahoo.com\nbob@yahoo.com\neva@yahoo.com',
    ['bob@yahoo.com', 'eva@yahoo.com'],
  ],
  [
    'allow list, but not for what is broken',
    {syntax: true, allow: ['gmail.com']},
    'a@@gmail.com\nann@gmail.com',
    ['ann@gmail.com'],
  ],
  [
    'sort by domain, in order within',
    {sort: true},
    'z@yahoo.com\nb@gmail.com\nnothing\na@gmail.com',
    ['b@gmail.com', 'a@gmail.com', 'z@yahoo.com', 'nothing'],
  ],
])('%s', (_, rules, text, expected) => {
  expect(addresses(text, rules)).toEqual(expected);
});

test('keeps every column, and says which rule changed what', () => {
  const {kept} = cleanList(
    'id;email;note\n1;"Ann" <ann@GMAIL.com>;"a; b"\n2;x@y;c\n',
    defaultRules,
  );
  expect(kept[0]).toEqual({
    row: 2,
    address: 'ann@gmail.com',
    cells: ['1', 'ann@gmail.com', 'a; b'],
    changedBy: ['trim', 'domainCase'],
  });
});

test('says why each row went', () => {
  const {removed} = cleanList(
    'email\nann@gmail.com\n\ninfo@gmail.com\nANN@gmail.com\nann@@gmail.com\nx@mailinator.com\nb@yahoo.com\n" "\n',
    {
      syntax: true,
      role: true,
      disposable: true,
      duplicates: true,
      empty: true,
      block: ['yahoo.com'],
    },
  );
  expect(removed.map(({row, rule}) => [row, rule])).toEqual([
    [4, 'role'],
    [5, 'duplicates'],
    [6, 'syntax'],
    [7, 'disposable'],
    [8, 'block'],
    [9, 'empty'],
  ]);
  expect(removed[1]?.reason.message).toBe('The same address is in row 2.');
  expect(removed[2]?.reason.position).toBe(5);
  expect(removed.every(({reason}) => reason.message !== '')).toBe(true);
});

test('a corrected address that a rule removes is not said to be broken', () => {
  const {removed} = cleanList(
    'info@gmail,com\nx@mailinator,com\nann@gmail,com\nnobody\n',
    {typos: true, role: true, disposable: true, syntax: true, block: ['ann@gmail.com']},
    {layout: ''},
  );
  expect(removed.map(({address, rule, reason}) => [address, rule, reason.code])).toEqual([
    ['info@gmail,com', 'role', 'role'],
    ['x@mailinator,com', 'disposable', 'disposable'],
    ['ann@gmail,com', 'block', 'blocked'],
    ['nobody', 'syntax', 'no-at'],
  ]);
  expect(removed[0]?.reason.message).toMatch(/typo in the address is corrected/);
});

test.each<[string, CleanRules, string, string[]]>([
  [
    'a domain beyond ASCII is blocked in either form',
    {block: ['bücher.example', 'XN--MNCHEN-3YA.example']},
    'a@xn--bcher-kva.example\na@BÜCHER.example\nb@münchen.example\nc@one.org',
    ['c@one.org'],
  ],
  [
    'a single address at such a domain is blocked in either form',
    {block: ['ann@bücher.example', 'Bob@xn--bcher-kva.example']},
    'ann@xn--bcher-kva.example\nbob@bücher.example\nBOB@one.org\ncy@bücher.example',
    ['BOB@one.org', 'cy@bücher.example'],
  ],
  [
    'spaces around entries and empty entries make no difference',
    {block: [' one.org ', '', ' '], plusTags: true, plusDomains: [' @Two.org', '']},
    'a@one.org\na+x@two.org\na+x@three.org',
    ['a@two.org', 'a+x@three.org'],
  ],
  [
    'tags are removed at further domains in either form',
    {plusTags: true, plusDomains: ['bücher.example', 'xn--mnchen-3ya.example']},
    'a+x@xn--bcher-kva.example\na+x@bücher.example\nb+x@münchen.example',
    ['a@xn--bcher-kva.example', 'a@bücher.example', 'b@münchen.example'],
  ],
  [
    'a quoted local part has neither tags nor dots',
    {plusTags: true, gmailDots: true},
    '"a.b+c"@gmail.com\na.b+c@gmail.com',
    ['"a.b+c"@gmail.com', 'ab@gmail.com'],
  ],
  [
    'a quoted local part is compared as it is',
    {plusTags: 'compare', gmailDots: 'compare', duplicates: true},
    '"a.b+c"@gmail.com\n"ab"@gmail.com\n"a.b+c"@googlemail.com',
    ['"a.b+c"@gmail.com', '"ab"@gmail.com'],
  ],
  [
    'dots and tags that are only compared are not taken out',
    {plusTags: 'compare', gmailDots: 'compare'},
    'a.b+c@gmail.com',
    ['a.b+c@gmail.com'],
  ],
  [
    'dots count where only tags are ignored',
    {plusTags: 'compare', duplicates: true},
    'a.b+c@gmail.com\nab@gmail.com\na.b@gmail.com',
    ['a.b+c@gmail.com', 'ab@gmail.com'],
  ],
  [
    'dots of a tag count where dots are ignored',
    {gmailDots: 'compare', duplicates: true},
    'a.b+c.d@gmail.com\nab+c.d@gmail.com\nab+cd@gmail.com\nab@gmail.com',
    ['a.b+c.d@gmail.com', 'ab+cd@gmail.com', 'ab@gmail.com'],
  ],
  [
    'Gmail and Google Mail are two domains unless dots are ignored',
    {duplicates: true},
    'a@gmail.com\na@googlemail.com',
    ['a@gmail.com', 'a@googlemail.com'],
  ],
  [
    'rows without a valid address come last when sorted by domain',
    {sort: true},
    'name,email\nA,broken\nB,b@two.org\nC,\nD,d@one.org\nE,e@two.org\nF',
    ['d@one.org', 'b@two.org', 'e@two.org', 'broken', '', ''],
  ],
])('%s', (_, rules, text, expected) => {
  expect(addresses(text, rules)).toEqual(expected);
});

describe('the count of a rule', () => {
  const text = [
    'name,email',
    'A,',
    'B, bob@two.org',
    'C,cy@gmial.com',
    'D,di@TWO.org',
    'E,broken',
    'F,ed@blocked.org',
    'G,x@mailinator.com',
    'H,info@one.org',
    'I,a.b@gmail.com',
    'J,j+k@gmail.com',
    'K,bob@two.org',
  ].join('\n');
  const counts = {
    empty: 1,
    trim: 1,
    typos: 1,
    domainCase: 1,
    syntax: 1,
    disposable: 1,
    role: 1,
    gmailDots: 1,
    plusTags: 1,
    duplicates: 1,
  };

  test('is what it would do where it is off', () => {
    const {stats} = cleanList(text, {});
    expect(stats).toMatchObject({rows: 11, kept: 11, removed: 0, held: 0, changed: 0});
    expect(stats.byRule).toMatchObject({...counts, block: 0});
  });

  test('is what it did where it is on', () => {
    const {stats} = cleanList(text, {
      ...defaultRules,
      role: true,
      gmailDots: true,
      plusTags: true,
      block: ['blocked.org'],
    });
    expect(stats).toMatchObject({rows: 11, kept: 4, removed: 6, held: 1, changed: 4});
    expect(stats.byRule).toMatchObject({...counts, block: 1});
  });

  test.each<[string, number]>([
    ['a@one.org\nb@one.org\nc@two.org', 0],
    ['a@two.org\nb@one.org', 2],
    ['a@one.org\nb@three.org\nc@two.org\nd@one.org', 3],
  ])('“sort” is the number of rows that move: %j', (lines, moved) => {
    expect(cleanList(lines, {}).stats.byRule.sort).toBe(moved);
    expect(cleanList(lines, {sort: true}).stats.byRule.sort).toBe(moved);
  });
});

test.each<[string, CleanRules, string]>([
  ['info@one.org', {role: true}, 'role'],
  ['no-reply@one.org', {role: true}, 'no-reply'],
  ['info@gmial.com', {role: true}, 'role'],
  ['no-reply@mailinator.com', {disposable: true}, 'disposable'],
  ['no-reply@gmial.com', {typos: 'remove'}, 'typo-provider'],
  ['no-reply@one.con', {typos: 'remove'}, 'typo-ending'],
])('the reason why %s is removed by %j is “%s”', (address, rules, code) => {
  const [row] = cleanList(address, rules).removed;
  expect(row).toMatchObject({address, rule: Object.keys(rules)[0], reason: {code}});
});

test('the rules that changed an address are named in the order in which they did', () => {
  const rules: CleanRules = {
    trim: true,
    typos: true,
    domainCase: true,
    plusTags: true,
    gmailDots: true,
  };
  const {kept, stats} = cleanList(
    ' a.b+c@gmial.com\nd+e@GMAIL.com\nf.g@gmail.com\nh@one.org',
    rules,
  );
  expect(kept.map(({address, changedBy}) => [address, changedBy])).toEqual([
    ['ab@gmail.com', ['trim', 'typos', 'plusTags', 'gmailDots']],
    ['d@gmail.com', ['domainCase', 'plusTags']],
    ['fg@gmail.com', ['gmailDots']],
    ['h@one.org', []],
  ]);
  expect(stats.byRule.typos).toBe(1);
});

test('a row without a cell for the address is treated like one with an empty cell', () => {
  const text = 'name,email\nA,ann@one.org\nB\n';
  expect(cleanList(text, {}).kept[1]).toMatchObject({row: 3, address: '', cells: ['B']});
  expect(cleanList(text, {empty: true}).removed).toMatchObject([
    {row: 3, address: '', cells: ['B'], rule: 'empty', reason: {code: 'no-address'}},
  ]);
});

test('rows that are changed and then removed do not count as changed', () => {
  const {stats, kept} = cleanList(' ann@one.org\nann@ONE.org\nbob@ONE.org', {
    trim: true,
    domainCase: true,
    duplicates: true,
  });
  expect(kept.map(({changedBy}) => changedBy)).toEqual([['trim'], ['domainCase']]);
  expect(stats.changed).toBe(2);
});

test('a broken address is trimmed, too, and otherwise left as it is', () => {
  const {kept} = cleanList(
    'Ann <ann.ONE.org>\nBob <bob@TWO.org>',
    {trim: true, domainCase: true},
    {layout: '', header: false},
  );
  expect(kept.map(({address, changedBy}) => [address, changedBy])).toEqual([
    ['ann.ONE.org', ['trim']],
    ['bob@two.org', ['trim', 'domainCase']],
  ]);
});

test('a mark at the beginning of the text is not of the first name', () => {
  const {kept} = cleanList('\ufeffemail,name\nann@one.org,Ann', {});
  expect(kept.map(({cells}) => cells)).toEqual([['ann@one.org', 'Ann']]);
  const within = cleanList('email,name\nann@one.org,A\ufeffnn', {});
  expect(within.kept[0]?.cells).toEqual(['ann@one.org', 'A\ufeffnn']);
});

test('of three duplicates the last stays, and both others name it', () => {
  const {kept, removed} = cleanList('a@gmail.com\na@gmail.com\na@gmail.com\n', {
    duplicates: 'last',
  });
  expect(kept.map(({row}) => row)).toEqual([3]);
  expect(removed.map(({row, reason}) => [row, reason.message])).toEqual([
    [1, 'The same address is in row 3.'],
    [2, 'The same address is in row 3.'],
  ]);
});

test('only duplicates', () => {
  const {kept, stats} = cleanList('ann@gmail.com\n'.repeat(1_000), defaultRules);
  expect(kept).toHaveLength(1);
  expect(stats.byRule.duplicates).toBe(999);
});

test('a mended address that is there already is a duplicate', () => {
  const {removed} = cleanList('ann@gmail.com\nann@gmial.com\n', {
    typos: true,
    duplicates: true,
  });
  expect(removed.map(({rule}) => rule)).toEqual(['duplicates']);
});

describe('likely typos', () => {
  const text = [
    'ann@gmail.com',
    'bob@gmial.com',
    ' Cy <cy@GMAIL.con> ',
    'bob@gmial.com',
    'x@mailinator.com',
    'ann@gmial.com',
  ].join('\n');
  const clean = (rules: CleanRules) => {
    const {kept, held, removed, stats} = cleanList(text, rules);
    expect(stats).toMatchObject({
      kept: kept.length,
      held: held.length,
      removed: removed.length,
    });
    return {
      kept: kept.map(({address}) => address),
      held: held.map(({row, suggestion}) => [row, suggestion]),
      removed: removed.map(({row, rule}) => [row, rule]),
      stats,
    };
  };

  test('are held back by default, with the address that was probably meant', () => {
    const {kept, held, removed, stats} = clean(defaultRules);
    expect(kept).toEqual(['ann@gmail.com']);
    expect(held).toEqual([
      [2, 'bob@gmail.com'],
      [3, 'cy@gmail.com'],
      [6, 'ann@gmail.com'],
    ]);
    expect(removed).toEqual([
      [4, 'duplicates'],
      [5, 'disposable'],
    ]);
    expect(stats.byRule).toMatchObject({typos: 4, disposable: 1, duplicates: 1});
    expect(cleanList(text, defaultRules).held[0]).toMatchObject({
      address: 'bob@gmial.com',
      cells: ['bob@gmial.com'],
      reason: {code: 'typo-provider'},
    });
  });

  test.each<[string, CleanRules['typos'], string[], number, [number, string][]]>([
    [
      'corrected',
      true,
      ['ann@gmail.com', 'bob@gmail.com', 'cy@gmail.com'],
      0,
      [
        [4, 'duplicates'],
        [5, 'disposable'],
        [6, 'duplicates'],
      ],
    ],
    [
      'taken out',
      'remove',
      ['ann@gmail.com'],
      0,
      [
        [2, 'typos'],
        [3, 'typos'],
        [4, 'typos'],
        [5, 'disposable'],
        [6, 'typos'],
      ],
    ],
    [
      'left alone, and never disposable',
      false,
      ['ann@gmail.com', 'bob@gmial.com', 'cy@gmail.con', 'ann@gmial.com'],
      0,
      [
        [4, 'duplicates'],
        [5, 'disposable'],
      ],
    ],
  ])('are %s when told so', (_, typos, kept, held, removed) => {
    const all = clean({...defaultRules, typos});
    expect(all).toMatchObject({kept, removed});
    expect(all.held).toHaveLength(held);
  });

  test('one by one: each decision stands, and the others are still held', () => {
    const {kept, held, removed} = clean({
      ...defaultRules,
      typoChoices: new Map([
        ['cy@gmail.con', 'mend'],
        ['cy@GMAIL.con', 'mend'],
        ['ann@gmial.com', 'remove'],
      ]),
    });
    expect(kept).toEqual(['ann@gmail.com', 'cy@gmail.com']);
    expect(held).toEqual([[2, 'bob@gmail.com']]);
    expect(removed).toEqual([
      [4, 'duplicates'],
      [5, 'disposable'],
      [6, 'typos'],
    ]);
    expect(
      clean({
        ...defaultRules,
        typos: 'remove',
        typoChoices: new Map([['bob@gmial.com', 'keep']]),
      }).kept,
    ).toEqual(['ann@gmail.com', 'bob@gmial.com']);
  });

  test('the two lists of a visitor outrank the doubt', () => {
    const {kept, held, removed} = clean({
      ...defaultRules,
      block: ['gmail.con'],
      allow: ['gmial.com'],
    });
    expect(kept).toEqual(['ann@gmail.com', 'bob@gmial.com', 'ann@gmial.com']);
    expect(held).toEqual([]);
    expect(removed).toContainEqual([3, 'block']);
  });

  test('the last of two rows is the one that is held', () => {
    const {held, removed} = clean({...defaultRules, duplicates: 'last'});
    expect(held.map(([row]) => row)).toEqual([3, 4, 6]);
    expect(removed).toContainEqual([2, 'duplicates']);
  });
});

test('without trimming, what stands around a changed address stays', () => {
  expect(addresses(' Ann <ann@GMAIL.com>\n', {domainCase: true})).toEqual([
    ' Ann <ann@gmail.com>',
  ]);
});

const rules = fc.record({
  empty: fc.boolean(),
  trim: fc.boolean(),
  typos: fc.constantFrom(true, false, 'hold' as const, 'remove' as const),
  domainCase: fc.boolean(),
  syntax: fc.boolean(),
  disposable: fc.boolean(),
  role: fc.boolean(),
  gmailDots: fc.constantFrom(true, false, 'compare' as const),
  plusTags: fc.constantFrom(true, false, 'compare' as const),
  duplicates: fc.constantFrom(true, false, 'first' as const, 'last' as const),
  sort: fc.boolean(),
  block: fc.subarray(['yahoo.com', 'a@gmail.com']),
});
const line = fc.oneof(
  fc.constantFrom(
    'a@gmail.com',
    'A.b+c@Gmail.com',
    'info@yahoo.com',
    'x@mailinator.com',
    '',
    'a@gmial.com',
  ),
  fc.string({
    unit: fc.constantFrom('a', '@', '.', ' ', '"', ',', '<', '>'),
    maxLength: 20,
  }),
);

test('whatever the text and the rules: no row is lost, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(line, {maxLength: 12}), rules, (lines, chosen) => {
      const text = lines.join('\n');
      const {kept, held, removed, stats} = cleanList(text, chosen, {
        layout: '',
        header: false,
      });
      const rows = [...kept, ...held, ...removed].map(({row}) => row);
      expect(rows).toHaveLength(stats.rows);
      expect(new Set(rows).size).toBe(stats.rows);
      expect(stats).toMatchObject({
        kept: kept.length,
        held: held.length,
        removed: removed.length,
      });
      expect(Object.keys(stats.byRule)).toEqual([...cleanRuleNames]);
      const again = cleanList(kept.map(({address}) => address).join('\n'), chosen, {
        layout: '',
        header: false,
      });
      expect(again.kept.map(({address}) => address)).toEqual(
        kept.map(({address}) => address),
      );
    }),
  );
});

test('whatever the text, it is read', () => {
  fc.assert(
    fc.property(fc.string({unit: anyCharacter, maxLength: 200}), (text) => {
      expect(cleanList(text, defaultRules).stats.rows).toBeGreaterThanOrEqual(0);
    }),
  );
});
