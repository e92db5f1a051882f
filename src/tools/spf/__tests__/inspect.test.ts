import fc from 'fast-check';

import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {inspectSpf, parseSpf, type SpfInspection} from '..';
import {DnsError, type RecordData, type Resolver} from '../../dns';
import {createZoneResolver, type Zone, type ZoneEntry} from '../../dns/testing';

const others: Zone = {
  '_spf.mail.example': {
    TXT: ['v=spf1 ip4:198.51.100.0/25 ip4:198.51.100.7 ip6:2001:db8:1::/48 ~all'],
  },
  '_spf.shop.example': {
    TXT: ['v=spf1 include:_a.shop.example include:_b.shop.example -all'],
  },
  '_a.shop.example': {TXT: ['v=spf1 ip4:203.0.113.0/28 -all']},
  '_b.shop.example': {TXT: ['v=spf1 ip4:203.0.113.4 ip4:198.51.100.128/25 -all']},
  'open.example': {TXT: ['v=spf1 +all']},
  'old.example': {TXT: ['v=spf1 ptr ip4:192.0.0.0/8 -all']},
  'broken.example': {TXT: ['v=spf1 ip4:192.0.2.1 foo -all']},
  'mx1.example.com': {A: ['192.0.2.1'], AAAA: ['2001:db8::1']},
  'mx2.example.com': {A: ['192.0.2.2']},
};

async function inspect(
  entry: ZoneEntry | readonly (string | string[])[],
  more: Zone = {},
): Promise<SpfInspection> {
  const own: ZoneEntry =
    typeof entry === 'object' && 'length' in entry ? {TXT: [...entry]} : entry;
  return inspectSpf(
    'example.com',
    createZoneResolver({...others, 'example.com': own, ...more}),
  );
}

/** The codes, the gravest first, without what is fine. */
async function codesOf(...args: Parameters<typeof inspect>): Promise<string[]> {
  const {problems} = await inspect(...args);
  return problems.filter(({severity}) => severity !== 'fine').map(({code}) => code);
}

async function finding(code: string, ...args: Parameters<typeof inspect>) {
  const {problems} = await inspect(...args);
  const found = problems.filter((problem) => problem.code === code);
  expect(found).toHaveLength(1);
  return found[0];
}

test('a record in order', async () => {
  const inspection = await inspect(
    {
      TXT: ['unrelated', 'v=spf1 ip4:192.0.2.10 mx include:_spf.mail.example ~all'],
      MX: [
        {preference: 10, exchange: 'mx1.example.com'},
        {preference: 20, exchange: 'mx2.example.com'},
      ],
    },
    {'_spf.mail.example': {TXT: ['v=spf1 ip4:198.51.100.0/25 ip6:2001:db8:1::/48 ~all']}},
  );
  expect(inspection).toMatchObject({
    domain: 'example.com',
    state: 'found',
    rcode: 'NOERROR',
    records: [{text: 'v=spf1 ip4:192.0.2.10 mx include:_spf.mail.example ~all'}],
    budget: {lookups: 2, complete: true},
    verdict: {tone: 'good', stamp: '2 of 10', title: 'The record is valid.'},
  });
  expect(inspection.suggestion).toBeUndefined();
  expect(inspection.problems.map(({code, severity}) => [severity, code])).toEqual([
    ['fine', 'one-record'],
    ['fine', 'ends-in-softfail'],
    ['fine', 'lookups-fine'],
  ]);
  expect(inspection.networks).toMatchObject({
    addresses4: 1 + 2 + 128,
    subnets6: 2 ** 16 + 1,
    everyone: false,
    varying: [],
  });
});

describe('is there a record? (RFC 7208, 4.4 and 4.5)', () => {
  test.each<[string, ZoneEntry, string, string[]]>([
    ['none', {TXT: ['site-verification=1']}, 'none', ['no-record']],
    ['no TXT', {A: ['192.0.2.1']}, 'none', ['no-record']],
    ['SERVFAIL', 'SERVFAIL', 'refused', ['no-answer']],
    ['REFUSED', 'REFUSED', 'refused', ['no-answer']],
    ['two', {TXT: ['v=spf1 mx -all', 'V=SPF1 -all']}, 'several', ['many-records']],
    ['a blank before', {TXT: [' v=spf1 -all']}, 'none', ['no-record', 'near-miss']],
    ['quoted twice', {TXT: ['"v=spf1 -all"']}, 'none', ['no-record', 'near-miss']],
    ['a semicolon', {TXT: ['v=spf1; -all']}, 'none', ['no-record', 'near-miss']],
    ['no v=', {TXT: ['spf1 a -all']}, 'none', ['no-record', 'near-miss']],
    ['version 10', {TXT: ['v=spf10 -all']}, 'none', ['no-record', 'near-miss']],
    [
      'its own name before',
      {TXT: ['TXT v=spf1 -all']},
      'none',
      ['no-record', 'near-miss'],
    ],
    ['Sender ID', {TXT: ['spf2.0/pra -all']}, 'none', ['no-record', 'sender-id']],
    ['type SPF only', {SPF: ['v=spf1 -all']}, 'none', ['no-record', 'type-99-only']],
    ['both types', {SPF: ['v=spf1 -all'], TXT: ['v=spf1 -all']}, 'found', ['type-99']],
    [
      'types that differ',
      {SPF: ['v=spf1 -all'], TXT: ['v=spf1 ~all']},
      'found',
      ['type-99-differs'],
    ],
    [
      'a near miss beside a record',
      {TXT: ['v=spf1 -all', ' v=spf1 mx -all']},
      'found',
      ['near-miss'],
    ],
    ['what only mentions it', {TXT: ['v=spf1 -all', 'spf is fine here']}, 'found', []],
  ])('%s', async (_, entry, state, codes) => {
    expect((await inspect(entry)).state).toBe(state);
    expect(await codesOf(entry)).toEqual(expect.arrayContaining(codes));
    if (state === 'found') {
      expect(await codesOf(entry)).toEqual(codes);
    }
  });

  test('a name that does not exist', async () => {
    const inspection = await inspectSpf('missing.example', createZoneResolver({}));
    expect(inspection).toMatchObject({
      state: 'missing',
      problems: [{code: 'no-such-domain'}],
      verdict: {tone: 'bad', stamp: 'No such name'},
    });
  });

  test('a subdomain is told that it takes nothing over', async () => {
    const zone: Zone = {'news.example.com': {A: ['192.0.2.1']}};
    const {problems} = await inspectSpf('News.Example.com.', createZoneResolver(zone));
    expect(problems[0]?.message).toContain('does not inherit the record of the domain');
  });

  test('a record at _spf where the domain has none', async () => {
    const zone: Zone = {'_spf.example.com': {TXT: ['v=spf1 mx -all']}};
    expect(await finding('wrong-place', {TXT: []}, zone)).toMatchObject({
      severity: 'error',
      cure: 'Publish “v=spf1 include:_spf.example.com ~all” at example.com.',
    });
    // Where it is included it is in its place.
    expect(
      await codesOf(['v=spf1 include:_spf.example.com -all'], {
        '_spf.example.com': {TXT: ['v=spf1 ip4:192.0.2.1 -all']},
      }),
    ).toEqual([]);
  });

  test('no answer at all is thrown; of type 99 it does not matter', async () => {
    const timeout = new DnsError('timeout', 'Loopback did not answer.');
    await expect(inspect(timeout)).rejects.toBe(timeout);
    const zone = createZoneResolver({'example.com': {TXT: ['v=spf1 -all']}});
    const noType99: Resolver = {
      query: (name, type) =>
        type === 'SPF' ? Promise.reject(timeout) : zone.query(name, type),
    };
    expect((await inspectSpf('example.com', noType99)).state).toBe('found');
  });
});

describe('strings and packets (3.3 and 3.4)', () => {
  test.each<[string[], string | undefined]>([
    [['v=spf1 ip4:192.0.2.1 ', 'include:_spf.mail.example -all'], undefined],
    [['v=spf1 ip4:192.0.2.1', ' include:_spf.mail.example -all'], undefined],
    [['v=spf1 include:_spf.ma', 'il.example -all'], undefined],
    [['v=spf1 a:host.', 'all.example -all'], undefined],
    [
      ['v=spf1 ip4:192.0.2.1', 'include:_spf.mail.example -all'],
      '“ip4:192.0.2.1include:_spf.mail.example”',
    ],
    [['v=spf1 include:_spf.mail.example', '-all'], '“include:_spf.mail.example-all”'],
    [['v=spf1 mx', '~all '], '“mx~all”'],
  ])('%j', async (strings, read) => {
    const {problems} = await inspect([strings]);
    const lost = problems.find(({code}) => code === 'lost-space');
    expect(lost?.message).toEqual(read && expect.stringContaining(read));
  });

  test('the octets of the answer', async () => {
    const {answerOctets} = await inspect(['v=spf1 -all', ['a', 'bc']]);
    // Header 12, question 13 + 4, two records of 12 each, and 12, 2 and 3 of strings.
    expect(answerOctets).toBe(12 + 17 + 24 + 12 + 2 + 3);
    const verifications = Array.from({length: 8}, (_, index) => `${index}`.repeat(60));
    expect(await codesOf(['v=spf1 -all', ...verifications])).toEqual(['long-answer']);
  });
});

describe('faults', () => {
  test('of the record, at their column', async () => {
    const entry = ['v=spf1 ip4:192.0.2 include=_spf.mail.example -all'];
    const {problems, verdict, suggestion, obstacles} = await inspect(entry);
    expect(problems.filter(({severity}) => severity !== 'fine')).toMatchObject([
      {code: 'bad-ip4', position: 12},
      {code: 'equals-sign', position: 20},
    ]);
    expect(verdict).toMatchObject({tone: 'bad', stamp: 'Permerror'});
    // Nobody but the owner knows the missing number.
    expect(suggestion).toBeUndefined();
    expect(obstacles).toEqual([
      expect.stringMatching(/^We can’t tell which senders “ip4:192\.0\.2” was meant/),
    ]);
  });

  test('of an included record: where, and what', async () => {
    expect(
      await finding('broken-include', ['v=spf1 include:broken.example -all']),
    ).toEqual(
      expect.objectContaining({
        domain: 'broken.example',
        position: 22,
        message:
          'The record of broken.example contains an error, so “include:broken.example” ends the check in permerror. At column 22: “foo” is not a mechanism that SPF knows.',
      }),
    );
  });

  test.each([
    ['v=spf1 include:gone.example -all', 'include-without-record', 'Permerror'],
    ['v=spf1 include:example.com -all', 'loop', 'Permerror'],
    [
      'v=spf1 a:g1.example a:g2.example a:g3.example -all',
      'too-many-void-lookups',
      'Permerror',
    ],
    [
      `v=spf1 ${Array.from({length: 6}, () => 'include:_spf.shop.example').join(' ')} -all`,
      'too-many-lookups',
      '18 of 10',
    ],
    ['v=spf1 mx +all', 'pass-all', 'Open'],
    ['v=spf1 include:open.example -all', 'include-passes-all', 'Open'],
    ['v=spf1 redirect=open.example', 'pass-all', 'Open'],
  ])('%s: %s', async (record, code, stamp) => {
    const entry = {TXT: [record], MX: [{preference: 1, exchange: 'mx1.example.com'}]};
    const {problems, verdict} = await inspect(entry);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(verdict).toMatchObject({tone: 'bad', stamp});
  });

  test('ten lookups: valid, and full', async () => {
    const ten = Array.from({length: 10}, () => 'a:mx1.example.com/32').join(' ');
    expect((await inspect([`v=spf1 ${ten} -all`])).verdict).toMatchObject({
      tone: 'unsure',
      stamp: '10 of 10',
      title: 'Valid, and at the limit.',
    });
  });

  test('part of it got no answer', async () => {
    const {verdict, problems} = await inspect(['v=spf1 include:x.example -all'], {
      'x.example': 'SERVFAIL',
    });
    expect(verdict).toMatchObject({tone: 'unsure', stamp: 'Incomplete'});
    expect(problems.map(({code}) => code)).toContain('dns-failed');
  });
});

describe('what the record means', () => {
  test.each<[string, string[]]>([
    ['v=spf1 ip4:192.0.2.1', ['no-all']],
    ['v=spf1 ip4:192.0.2.1 ?all', ['neutral-all']],
    ['v=spf1 redirect=_a.shop.example', []],
    ['v=spf1 redirect=_spf.ending.example', ['no-all']],
    ['v=spf1 include:_spf.ending.example -all', []],
    ['v=spf1 include:old.example -all', ['ptr', 'wide-network']],
    ['v=spf1 ip4:192.0.2.1 ip4:192.0.2.1 -all', ['repeated']],
    [
      'v=spf1 include:_a.shop.example include:_a.shop.example -all',
      ['included-twice', 'repeated', 'overlaps-elsewhere'],
    ],
    [
      'v=spf1 include:_spf.shop.example include:_a.shop.example -all',
      ['included-twice', 'overlaps-elsewhere'],
    ],
    ['v=spf1 ip4:203.0.113.9 include:_a.shop.example -all', ['covered-by-include']],
    ['v=spf1 ip4:203.0.113.0/24 include:_a.shop.example -all', ['overlaps-elsewhere']],
    ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/64 a:mx1.example.com -all', ['named-twice']],
    ['v=spf1 ip4:192.0.2.0/24 a:mx1.example.com -all', []],
    ['v=spf1 a:mx2.example.com a:mx1.example.com -all', []],
  ])('%s', async (record, codes) => {
    const zone: Zone = {'_spf.ending.example': {TXT: ['v=spf1 ip4:192.0.2.77']}};
    expect(await codesOf([record], zone)).toEqual(codes);
  });

  test('a finding about a record behind it says whose it is', async () => {
    expect(await finding('ptr', ['v=spf1 include:old.example -all'])).toMatchObject({
      domain: 'old.example',
      message: expect.stringMatching(
        /^In the record of old\.example: “ptr” is slow/,
      ) as string,
    });
    expect(
      await finding('included-twice', [
        'v=spf1 include:_a.shop.example include:_spf.shop.example -all',
      ]),
    ).toMatchObject({
      domain: '_spf.shop.example',
      message:
        '“include:_a.shop.example” in the record of _spf.shop.example leads to _a.shop.example a second time, because the record leads there, too. It costs 1 more lookup and adds no sender.',
    });
  });
});

describe('who passes', () => {
  async function networksOf(record: string, more: Zone = {}) {
    const {networks} = await inspect([record], more);
    if (!networks) {
      throw new Error('no networks');
    }
    return networks;
  }

  test('blocks of the whole tree, in the order of the check', async () => {
    const {list} = await networksOf(
      'v=spf1 ip4:192.0.2.1 include:_spf.mail.example -ip4:192.0.2.9 include:_spf.shop.example -all',
    );
    expect(
      list.map(({network, domain, depth, within}) =>
        [
          depth,
          domain,
          `${network.address}/${network.prefix}`,
          within ? `in ${within.network.address}/${within.network.prefix}` : '',
        ].join(' '),
      ),
    ).toEqual([
      '0 example.com 192.0.2.1/32 ',
      '1 _spf.mail.example 198.51.100.0/25 ',
      '1 _spf.mail.example 198.51.100.7/32 in 198.51.100.0/25',
      '1 _spf.mail.example 2001:db8:1::/48 ',
      '2 _a.shop.example 203.0.113.0/28 ',
      '2 _b.shop.example 203.0.113.4/32 in 203.0.113.0/28',
      '2 _b.shop.example 198.51.100.128/25 ',
    ]);
  });

  test.each<[string, number, number]>([
    ['v=spf1 ip4:192.0.2.0/24 ip4:192.0.2.7 ip4:192.0.2.0/24 -all', 256, 0],
    ['v=spf1 ip4:0.0.0.0/0 -all', 2 ** 32, 0],
    ['v=spf1 ip6:2001:db8::1 ip6:2001:db8::2 ip6:2001:db8:0:1::/65 -all', 0, 2],
    ['v=spf1 ip6:2001:db8::/32 ip6:2001:db8::1 -all', 0, 2 ** 32],
    ['v=spf1 a:mx1.example.com/24//48 -all', 256, 2 ** 16],
    ['v=spf1 -include:_spf.mail.example ~ip4:192.0.2.1 ?all', 0, 0],
    ['v=spf1 redirect=_a.shop.example', 16, 0],
    ['v=spf1 -all ip4:192.0.2.1', 0, 0],
  ])('%s: %i addresses, %i subnets', async (record, addresses4, subnets6) => {
    expect(await networksOf(record)).toMatchObject({addresses4, subnets6});
  });

  test('what depends on the message is listed apart', async () => {
    const {varying, everyone} = await networksOf(
      'v=spf1 ptr exists:%{i}.example -exists:%{l}.example include:open.example -all',
    );
    expect(varying.map(({text}) => text)).toEqual(['ptr', 'exists:%{i}.example']);
    expect(everyone).toBe(true);
  });

  test('an open include that does not pass opens nothing', async () => {
    const {everyone} = await networksOf('v=spf1 -include:open.example -all');
    expect(everyone).toBe(false);
  });
});

describe('the suggestion', () => {
  async function suggestion(entry: Parameters<typeof inspect>[0], more: Zone = {}) {
    return (await inspect(entry, more)).suggestion;
  }

  test.each<[string, string | undefined]>([
    ['v=spf1 ip4:192.0.2.1 -all', undefined],
    ['v=spf1 redirect=_a.shop.example', undefined],
    ['v=spf1 ip4:192.0.2.1', 'v=spf1 ip4:192.0.2.1 ~all'],
    ['v=spf1 ip4:192.0.2.1 ?all', 'v=spf1 ip4:192.0.2.1 ~all'],
    ['v=spf1 ip4:192.0.2.1 +all', 'v=spf1 ip4:192.0.2.1 ~all'],
    ['v=spf1 a:gone.example ip4:192.0.2.1 -all', 'v=spf1 ip4:192.0.2.1 -all'],
    [
      'v=spf1 include:gone.example include:_a.shop.example ~all',
      'v=spf1 include:_a.shop.example ~all',
    ],
    ['v=spf1 redirect=_a.shop.example -all', 'v=spf1 include:_a.shop.example -all'],
    ['v=spf1 a:gone.example redirect=_a.shop.example', 'v=spf1 redirect=_a.shop.example'],
    [
      'v=spf1 ip4:192.0.2.1 -all ip4:192.0.2.2 exp=e.example',
      'v=spf1 ip4:192.0.2.1 ip4:192.0.2.2 exp=e.example -all',
    ],
    [
      'v=spf1 ip4:192.0.2.0/24 ip4:192.0.2.7 ip4:192.0.2.0/24 -all',
      'v=spf1 ip4:192.0.2.0/24 -all',
    ],
    ['v=spf1 include:broken.example -all', undefined],
  ])('%s', async (record, expected) => {
    const found = await suggestion([record]);
    expect(found?.record).toBe(expected);
    if (found) {
      expect(found.strings.join('')).toBe(found.record);
      expect(found.changes.length).toBeGreaterThan(0);
    }
  });

  test('several records become one, with the gentler ending', async () => {
    const {
      suggestion: merged,
      budget,
      verdict,
    } = await inspect([
      'v=spf1 ip4:192.0.2.1 include:_a.shop.example -all',
      'v=spf1 ip4:192.0.2.2 include:_a.shop.example ~all',
    ]);
    expect(merged?.record).toBe(
      'v=spf1 ip4:192.0.2.1 include:_a.shop.example ip4:192.0.2.2 ~all',
    );
    expect(budget?.lookups).toBe(1);
    expect(verdict.stamp).toBe('2 records');
  });

  test('a near miss is put right', async () => {
    expect((await suggestion(['"v=spf1 ip4:192.0.2.1 -all"']))?.record).toBe(
      'v=spf1 ip4:192.0.2.1 -all',
    );
    expect((await suggestion([' v=spf1 mx ~all']))?.record).toBe('v=spf1 mx ~all');
    expect(await suggestion(['nothing at all'])).toBeUndefined();
  });

  test('it is valid, and needs no further suggestion', async () => {
    const term = fc.constantFrom(
      'a:mx1.example.com',
      'a:gone.example',
      'mx',
      'ip4:192.0.2.0/24',
      'ip4:192.0.2.1',
      'foo',
      '+all',
      '-all',
      'ptr',
      'include:_a.shop.example',
      'include:gone.example',
      'redirect=_b.shop.example',
      'redirect=gone.example',
      'exp=e.example',
      'x=y',
      'v=spf1',
      'exists:%{i}.example',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(term, {maxLength: 8}), async (terms) => {
        const first = await suggestion([['v=spf1', ...terms].join(' ')]);
        const record = first?.record ?? 'v=spf1 -all';
        expect(parseSpf(record).problems.map(({code}) => code)).toEqual([]);
        expect(await suggestion([record])).toBeUndefined();
      }),
    );
  });
});

test('four times the networks are about four times the work', async () => {
  const work = async (count: number) => {
    const networks = Array.from(
      {length: count},
      (_, index) => `ip4:192.${index % 200}.${Math.floor(index / 200)}.${index % 251}`,
    );
    const begun = process.cpuUsage();
    await inspect([`v=spf1 ${networks.join(' ')} -all`]);
    return process.cpuUsage(begun).user;
  };
  await work(500);
  // Comparing each with each would be sixteen times as much.
  expect((await work(4_000)) / (await work(1_000))).toBeLessThan(9);
});

test('whatever DNS holds, there is a verdict', async () => {
  const text = fc.oneof(
    fc.string({unit: anyCharacter}),
    fc
      .array(
        fc.constantFrom(
          'v=spf1',
          ' ',
          'a',
          'mx',
          ':',
          '/',
          'example.com',
          '%{',
          'all',
          '"',
          '\u00e9',
          '-',
          'include',
        ),
        {maxLength: 20},
      )
      .map((parts) => parts.join('')),
  );
  const strings: fc.Arbitrary<RecordData['TXT']> = fc.array(text, {maxLength: 3});
  await fc.assert(
    fc.asyncProperty(fc.array(strings, {maxLength: 3}), async (records) => {
      const {verdict, problems} = await inspect({TXT: records, SPF: records});
      expect(verdict.title).not.toBe('');
      for (const {message} of problems) {
        expect(message).not.toBe('');
      }
    }),
  );
});
