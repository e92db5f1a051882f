import {countLookups, type BudgetTerm, type LookupBudget} from '..';
import {DnsError, type Resolver} from '../../dns';
import {createZoneResolver, type Zone, type ZoneEntry} from '../../dns/testing';

const example: Zone = {
  '_spf.google.example': {
    TXT: [
      'v=spf1 include:_netblocks.google.example include:_netblocks2.google.example ~all',
    ],
  },
  '_netblocks.google.example': {TXT: ['v=spf1 ip4:192.0.2.0/25 ~all']},
  '_netblocks2.google.example': {
    TXT: ['unrelated', ['v=spf1 ip6:2001:db8', '::/32 ~all']],
  },
  'example.com': {
    A: ['192.0.2.1'],
    MX: [
      {preference: 20, exchange: 'mx2.example.com'},
      {preference: 10, exchange: 'MX1.example.com.'},
    ],
  },
  'mail.example.com': {AAAA: ['2001:db8::25']},
  'empty.example.com': {},
};

async function count(record: string, zone: Zone = example, domain = 'example.com') {
  const resolver = createZoneResolver(zone);
  const budget = await countLookups(record, resolver, {domain});
  return {...budget, asked: resolver.asked};
}

/** The tree, one line a term: '2 include:… found'. */
function drawn(terms: readonly BudgetTerm[], depth = 0): string[] {
  return terms.flatMap(({term, lookup, voidLookup, state, children}) => [
    `${'  '.repeat(depth)}${lookup ?? '-'} ${term.text} ${state}${voidLookup ? ` ${voidLookup}` : ''}`,
    ...drawn(children, depth + 1),
  ]);
}

function codes({problems}: LookupBudget): string[] {
  return problems.map(({code}) => code);
}

test('the tree with its running count', async () => {
  const budget = await count(
    'v=spf1 ip4:192.0.2.9 include:_spf.google.example mx a:mail.example.com a ~all',
  );
  expect(drawn(budget.terms)).toEqual([
    '- ip4:192.0.2.9 free',
    '1 include:_spf.google.example found',
    '  2 include:_netblocks.google.example found',
    '    - ip4:192.0.2.0/25 free',
    '    - ~all free',
    '  3 include:_netblocks2.google.example found',
    '    - ip6:2001:db8::/32 free',
    '    - ~all free',
    '  - ~all free',
    '4 mx found',
    '5 a:mail.example.com found',
    '6 a found',
    '- ~all free',
  ]);
  expect(budget).toMatchObject({
    lookups: 6,
    maxLookups: 10,
    voidLookups: 0,
    maxVoidLookups: 2,
    complete: true,
  });
  expect(budget.breaker).toBeUndefined();
  expect(budget.problems).toMatchObject([
    {code: 'lookups-fine', severity: 'fine', message: '6 of 10 lookups are used.'},
  ]);
  expect(budget.terms[1]).toMatchObject({
    target: '_spf.google.example',
    record:
      'v=spf1 include:_netblocks.google.example include:_netblocks2.google.example ~all',
  });
  expect(budget.terms[2]).toMatchObject({
    target: 'example.com',
    found: ['mx1.example.com', 'mx2.example.com'],
  });
  expect(budget.terms[3]?.found).toEqual(['2001:db8::25']);
});

test('no question is put twice', async () => {
  const {asked} = await count(
    'v=spf1 a a:example.com/24 include:_spf.google.example include:_spf.google.example -all',
  );
  expect(new Set(asked).size).toBe(asked.length);
});

test('the questions of one record are put together', async () => {
  const zone = createZoneResolver(example);
  let waiting = 0;
  let most = 0;
  const slow: Resolver = {
    async query(name, type) {
      waiting += 1;
      most = Math.max(most, waiting);
      await new Promise((resolve) => setTimeout(resolve, 5));
      waiting -= 1;
      return zone.query(name, type);
    },
  };
  await countLookups(
    'v=spf1 include:_spf.google.example mx:example.com a:mail.example.com -all',
    slow,
  );
  expect(most).toBeGreaterThanOrEqual(4);
});

describe('what counts (RFC 7208, 4.6.4)', () => {
  test.each([
    ['v=spf1 ip4:192.0.2.1 ip6:2001:db8::1 exp=e.example.com x=y -all', 0],
    ['v=spf1 include:_netblocks.google.example -all', 1],
    ['v=spf1 a -all', 1],
    ['v=spf1 mx -all', 1],
    ['v=spf1 ptr -all', 1],
    ['v=spf1 ptr:example.com -all', 1],
    ['v=spf1 exists:example.com -all', 1],
    ['v=spf1 redirect=_netblocks.google.example', 1],
    ['v=spf1 redirect=_spf.google.example', 3],
    ['v=spf1 -all redirect=_spf.google.example', 0],
    ['v=spf1 -all a mx', 0],
    ['v=spf1 foo ip4:x -all', 0],
    ['not a record', 0],
  ])('%s costs %i', async (record, lookups) => {
    expect((await count(record)).lookups).toBe(lookups);
  });

  test('what is never reached is shown as such', async () => {
    expect(
      drawn((await count('v=spf1 a -all mx redirect=x.example exp=e.example')).terms),
    ).toEqual([
      '1 a found',
      '- -all free',
      '- mx unreached',
      '- redirect=x.example unreached',
      '- exp=e.example unreached',
    ]);
  });

  test('terms after all in an included record do not count', async () => {
    const zone = {
      'x.example': {TXT: ['v=spf1 a:example.com -all mx:example.com redirect=y.example']},
      ...example,
    };
    expect((await count('v=spf1 include:x.example -all', zone)).lookups).toBe(2);
  });
});

describe('the limit of ten', () => {
  /** One include with n lookups inside. */
  function nested(n: number): Zone {
    const inner = Array.from({length: n}, (_, index) => `a:h${index}.example.net`);
    const hosts = Array.from({length: n}, (_, index): [string, ZoneEntry] => [
      `h${index}.example.net`,
      {A: ['192.0.2.1']},
    ]);
    return {
      'n.example': {TXT: [`v=spf1 ${inner.join(' ')} -all`]},
      ...Object.fromEntries(hosts),
      ...example,
    };
  }

  test('nine is fine, ten is the last, and the eleventh is named', async () => {
    const nine = await count('v=spf1 include:n.example a:example.com -all', nested(7));
    expect([nine.lookups, codes(nine)]).toEqual([9, ['lookups-fine']]);

    const ten = await count('v=spf1 include:n.example a:example.com -all', nested(8));
    expect([ten.lookups, codes(ten)]).toEqual([10, ['all-lookups-used']]);
    expect(ten.breaker).toBeUndefined();

    const eleven = await count('v=spf1 include:n.example mx -all', nested(9));
    expect([eleven.lookups, codes(eleven)]).toEqual([11, ['too-many-lookups']]);
    expect(eleven.breaker).toBe(eleven.terms[1]);
    expect(eleven.problems[0]).toMatchObject({
      severity: 'error',
      message:
        '“mx” is lookup number 11. Receivers allow 10 and stop there with permerror.',
    });
  });

  test('a term inside an include is named with its record', async () => {
    const budget = await count('v=spf1 mx include:n.example -all', nested(12));
    expect(budget.lookups).toBe(14);
    expect(budget.breaker?.term.text).toBe('a:h8.example.net');
    expect(budget.problems[0]?.message).toContain(
      '“a:h8.example.net” in the record of n.example is lookup number 11.',
    );
    expect(budget.terms[1]?.children[8]).toBe(budget.breaker);
  });

  test('a tree without end is walked to an end', async () => {
    let asked = 0;
    const endless: Resolver = {
      query(name) {
        asked += 1;
        const data = [`v=spf1 include:l.${name} include:r.${name} -all`];
        return Promise.resolve({
          rcode: 'NOERROR',
          answers: [{name, type: 'TXT', ttl: 60, data}],
        });
      },
    };
    const budget = await countLookups('v=spf1 include:n.example -all', endless);
    expect(budget.breaker?.lookup).toBe(11);
    expect(budget.lookups).toBeLessThan(100);
    expect(asked).toBeLessThanOrEqual(80);
    expect(budget.complete).toBe(false);
    expect(codes(budget)).toEqual(['too-many-lookups', 'incomplete']);
  });
});

describe('loops', () => {
  const zone: Zone = {
    'a.example': {TXT: ['v=spf1 include:b.example -all']},
    'b.example': {TXT: ['v=spf1 ip4:192.0.2.1 include:A.example. -all']},
    'self.example': {TXT: ['v=spf1 include:self.example -all']},
    'r.example': {TXT: ['v=spf1 redirect=r.example']},
  };

  test.each([
    ['v=spf1 include:a.example -all', 3],
    ['v=spf1 include:self.example -all', 2],
    ['v=spf1 redirect=r.example', 2],
    ['v=spf1 include:example.com -all', 1],
  ])('%s ends', async (record, lookups) => {
    const budget = await count(record, zone);
    expect(budget.lookups).toBe(lookups);
    expect(budget.problems[0]).toMatchObject({code: 'loop', severity: 'error'});
  });

  test('the same include twice is no loop, and counts twice', async () => {
    const budget = await count(
      'v=spf1 include:_spf.google.example include:_spf.google.example -all',
    );
    expect(budget.lookups).toBe(6);
    expect(codes(budget)).toEqual(['lookups-fine']);
  });
});

describe('lookups that find nothing', () => {
  test('two are allowed, the third is named', async () => {
    const record =
      'v=spf1 a:gone.example.com exists:gone2.example.com mx:empty.example.com -all';
    const budget = await count(record);
    expect(budget.voidLookups).toBe(3);
    expect(drawn(budget.terms)).toEqual([
      '1 a:gone.example.com void 1',
      '2 exists:gone2.example.com void 2',
      '3 mx:empty.example.com void 3',
      '- -all free',
    ]);
    expect(budget.problems).toMatchObject([
      {
        code: 'void-lookup',
        severity: 'warning',
        message:
          '“a:gone.example.com” is a void lookup: gone.example.com does not exist. It costs a lookup and matches no sender.',
      },
      {code: 'void-lookup', severity: 'warning'},
      {code: 'too-many-void-lookups', severity: 'error'},
      {code: 'lookups-fine'},
    ]);
    expect(budget.problems[2]?.message).toContain(
      '“mx:empty.example.com” is a void lookup: empty.example.com has no MX record. It is the third void lookup',
    );
  });

  test('a name with addresses of one family only is found', async () => {
    expect((await count('v=spf1 a a:mail.example.com -all')).voidLookups).toBe(0);
  });

  test('from the fourth on they are warnings again, for the third has broken the limit', async () => {
    const terms = ['a', 'b', 'c', 'd', 'e'].map((name) => `a:${name}.example`);
    const budget = await count(`v=spf1 ${terms.join(' ')} -all`);
    expect(budget.voidLookups).toBe(5);
    expect(codes(budget).filter((code) => code === 'too-many-void-lookups')).toHaveLength(
      1,
    );
  });

  test('an include of a name that does not exist is void, and an error by itself (5.2)', async () => {
    const budget = await count('v=spf1 include:gone.example -all');
    expect(budget.voidLookups).toBe(1);
    expect(budget.problems).toMatchObject([
      {
        code: 'include-without-record',
        severity: 'error',
        message:
          'gone.example does not exist, so “include:gone.example” ends the check in permerror.',
      },
      {code: 'lookups-fine'},
    ]);
    expect(budget.terms[0]).toMatchObject({state: 'void', voidLookup: 1});
  });
});

describe('records that cannot be used', () => {
  const zone: Zone = {
    ...example,
    'none.example': {TXT: ['v=DMARC1; p=none']},
    'two.example': {TXT: ['v=spf1 a -all', 'V=SPF1 mx -all']},
    'broken.example': {TXT: ['v=spf1 a:example.com foo -all']},
    'many.example': {
      MX: Array.from({length: 11}, (_, index) => ({
        preference: index,
        exchange: `mx${index}.example`,
      })),
    },
    'null.example': {MX: [{preference: 0, exchange: '.'}]},
  };

  test.each([
    ['include:none.example', 'unusable', 'include-without-record', 'error', '5.2'],
    ['include:two.example', 'unusable', 'include-with-several-records', 'error', '4.5'],
    ['include:broken.example', 'unusable', 'broken-include', 'error', '4.6.1'],
    ['mx:many.example', 'unusable', 'too-many-mx-hosts', 'error', '4.6.4'],
    ['mx:null.example', 'found', 'null-mx', 'note', '3'],
  ])('%s', async (text, state, code, severity, section) => {
    const budget = await count(`v=spf1 ${text} -all`, zone);
    expect(budget.terms[0]).toMatchObject({state, problem: {code, severity}});
    expect(budget.problems[0]?.reference?.label).toMatch(new RegExp(`, ${section}$`));
    expect(budget.complete).toBe(true);
  });

  test('the terms of a broken record count until its fault is met', async () => {
    expect((await count('v=spf1 include:broken.example -all', zone)).lookups).toBe(2);
  });
});

describe('macros', () => {
  test('%{d} and %{o} are known, the rest varies with the message', async () => {
    const zone: Zone = {
      '_spf.example.com': {
        TXT: [
          'v=spf1 a:mail.%{o} exists:%{i}._spf.%{d} include:%{d2}.other.example -all',
        ],
      },
      'example.com.other.example': {TXT: ['v=spf1 -all']},
      ...example,
    };
    const budget = await count(
      'v=spf1 include:_spf.%{d} exists:%{ir}.bl.example ptr -all',
      zone,
    );
    expect(drawn(budget.terms)).toEqual([
      '1 include:_spf.%{d} found',
      '  2 a:mail.%{o} found',
      '  3 exists:%{i}._spf.%{d} varies',
      '  4 include:%{d2}.other.example found',
      '    - -all free',
      '  - -all free',
      '5 exists:%{ir}.bl.example varies',
      '6 ptr varies',
      '- -all free',
    ]);
    expect(budget.terms[0]?.children[0]?.target).toBe('mail.example.com');
    expect(budget.complete).toBe(true);
  });

  test('without a domain, a and mx are counted and not looked up', async () => {
    const resolver = createZoneResolver(example);
    const budget = await countLookups('v=spf1 a mx a:%{d} -all', resolver);
    expect(drawn(budget.terms)).toEqual([
      '1 a unasked',
      '2 mx unasked',
      '3 a:%{d} varies',
      '- -all free',
    ]);
    expect(resolver.asked).toEqual([]);
  });
});

describe('a resolver that fails', () => {
  test.each([
    [
      new DnsError('timeout', 'Loopback did not answer within 5 seconds.'),
      'Loopback did not answer within 5 seconds.',
    ],
    [
      new DnsError('network', 'Loopback could not be reached.'),
      'Loopback could not be reached.',
    ],
    [
      'SERVFAIL' as const,
      'The DNS of x.example does not work. The response code is SERVFAIL',
    ],
    [
      'REFUSED' as const,
      'The DNS of x.example does not work. The response code is REFUSED',
    ],
  ])('%s leaves the rest of the tree', async (entry, why) => {
    const budget = await count('v=spf1 include:x.example mx -all', {
      ...example,
      'x.example': entry,
    });
    expect(drawn(budget.terms)).toEqual([
      '1 include:x.example failed',
      '2 mx found',
      '- -all free',
    ]);
    expect(budget).toMatchObject({lookups: 2, complete: false});
    expect(budget.terms[0]?.problem).toMatchObject({
      code: 'dns-failed',
      message: expect.stringContaining(
        `“include:x.example” could not be looked up. ${why}`,
      ) as string,
    });
    expect(codes(budget)).toEqual(['dns-failed', 'incomplete']);
    expect(budget.problems[1]?.message).toContain('It needs at least 2 lookups.');
  });

  test('what is not a DnsError, such as a cancelled task, is thrown on', async () => {
    const reason = new Error('cancelled');
    const resolver: Resolver = {query: () => Promise.reject(reason)};
    await expect(
      countLookups('v=spf1 include:x.example mx:y.example -all', resolver),
    ).rejects.toBe(reason);
  });
});
