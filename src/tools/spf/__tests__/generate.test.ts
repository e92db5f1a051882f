import fc from 'fast-check';

import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {composeSpf, isSpfRecord, parseSpf, spfProviders, type SpfChoice} from '..';

function compose(choice: Partial<SpfChoice>) {
  return composeSpf({ending: '~all', ...choice});
}

function recordOf(choice: Partial<SpfChoice>): string {
  return compose(choice).record;
}

/** Codes of the problems, without what says that all is well. */
function codesOf(choice: Partial<SpfChoice>): string[] {
  return compose(choice)
    .problems.filter(({severity}) => severity !== 'fine')
    .map(({code}) => code);
}

describe('a new record', () => {
  test('from services, addresses, a, mx and includes', () => {
    const choice: SpfChoice = {
      providers: ['postwren', 'google-workspace'],
      networks: ['192.0.2.10', '2001:db8::/48'],
      a: true,
      mx: true,
      includes: ['_spf.helpdesk.example'],
      ending: '-all',
    };
    const composed = composeSpf(choice);
    expect(composed.record).toBe(
      'v=spf1 ip4:192.0.2.10 ip6:2001:db8::/48 a mx include:_spf.postwren.example include:_spf.google.com include:_spf.helpdesk.example -all',
    );
    expect(composed.strings).toEqual([composed.record]);
    expect(composed.length).toBe(composed.record.length);
    expect(composed.terms.map(({text}) => text)).toEqual(
      composed.record.split(' ').slice(1),
    );
    expect(composed.problems).toMatchObject([{code: 'one-string', severity: 'fine'}]);
  });

  test('for a domain that sends nothing', () => {
    expect(recordOf({ending: '-all'})).toBe('v=spf1 -all');
    expect(codesOf({ending: '-all'})).toEqual(['nobody']);
    const severities = (['-all', '~all'] as const).map(
      (ending) =>
        composeSpf({ending}).problems.find(({code}) => code === 'nobody')?.severity,
    );
    expect(severities).toEqual(['note', 'warning']);
  });

  test.each([
    ['192.0.2.10', 'ip4:192.0.2.10'],
    [' 192.0.2.10/32 ', 'ip4:192.0.2.10'],
    ['192.0.2.0/24', 'ip4:192.0.2.0/24'],
    ['ip4:192.0.2.10', 'ip4:192.0.2.10'],
    ['2001:0DB8:0:0::1', 'ip6:2001:db8::1'],
    ['2001:db8::1/128', 'ip6:2001:db8::1'],
    ['ip6:2001:db8::/32', 'ip6:2001:db8::/32'],
  ])('the address %j becomes %s', (network, term) => {
    expect(recordOf({networks: [network]})).toBe(`v=spf1 ${term} ~all`);
    expect(codesOf({networks: [network]})).toEqual([]);
  });

  test('an address inside a range stands for the range, and that is said', () => {
    expect(recordOf({networks: ['192.0.2.77/24']})).toBe('v=spf1 ip4:192.0.2.0/24 ~all');
    expect(codesOf({networks: ['192.0.2.77/24']})).toEqual(['whole-network']);
  });

  test.each([
    ['192.0.2', 'bad-ip4'],
    ['192.0.2.256', 'bad-ip4'],
    ['192.0.2.1/33', 'bad-prefix'],
    ['192.0.2.1/24/24', 'bad-prefix'],
    ['192.0.2.1 192.0.2.2', 'several-addresses'],
    ['2001:db8:::1', 'bad-ip6'],
    ['2001:db8::/129', 'bad-prefix'],
    ['mail.example.com', 'bad-ip4'],
  ])('the address %j is refused as %s', (entry, code) => {
    const {record, problems} = compose({networks: [entry, '192.0.2.1']});
    expect(record).toBe('v=spf1 ip4:192.0.2.1 ~all');
    expect(problems[0]).toMatchObject({
      code,
      severity: 'error',
      field: 'networks',
      entry,
    });
    expect(problems[0]?.cure).toBeTruthy();
    expect(problems[0]?.position).toBeUndefined();
  });

  test.each([
    ['10.0.0.1', 'inner-address'],
    ['127.0.0.1', 'inner-address'],
    ['192.168.0.0/16', 'inner-address'],
    ['fd00::1', 'inner-address'],
    ['::ffff:192.0.2.1', 'mapped-address'],
    ['0.0.0.0/0', 'inner-address'],
    ['198.0.0.0/8', 'wide-network'],
    ['2000::/3', 'wide-network'],
  ])('the address %s draws the warning %s', (network, code) => {
    expect(codesOf({networks: [network]})).toEqual([code]);
  });

  test.each([
    ['_spf.example.net', '_spf.example.net'],
    ['include:_spf.example.net', '_spf.example.net'],
    ['https://Example.net/', 'example.net'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('the include %j is %s', (entry, domain) => {
    expect(recordOf({includes: [entry]})).toBe(`v=spf1 include:${domain} ~all`);
  });

  test('an include that is no domain, or the domain itself, is refused', () => {
    expect(compose({includes: ['localhost', ' ']}).problems[0]).toMatchObject({
      code: 'one-label',
      field: 'includes',
      entry: 'localhost',
    });
    const own = compose({includes: ['example.com'], domain: 'Example.com.'});
    expect(own.record).toBe('v=spf1 ~all');
    expect(own.problems[0]).toMatchObject({code: 'includes-itself', field: 'includes'});
  });

  test('a service without an include adds nothing and says why', () => {
    const {record, problems} = compose({
      providers: ['postmark', 'mailjet', 'nobody-knows'],
    });
    expect(record).toBe('v=spf1 include:spf.mailjet.com ~all');
    expect(problems).toMatchObject([
      {
        code: 'unknown-provider',
        severity: 'error',
        field: 'providers',
        entry: 'nobody-knows',
      },
      {
        code: 'no-include-needed',
        severity: 'note',
        field: 'providers',
        entry: 'postmark',
      },
      {code: 'one-string'},
    ]);
    expect(problems[1]?.message).toContain('Postmark needs nothing');
  });

  test('what is chosen twice stands once', () => {
    const choice = {
      providers: ['mailgun'],
      includes: ['MAILGUN.org', 'mailgun.org.'],
      networks: ['192.0.2.1', '192.0.2.1/32', '2001:db8::1', '2001:DB8:0::1'],
    };
    expect(recordOf(choice)).toBe(
      'v=spf1 ip4:192.0.2.1 ip6:2001:db8::1 include:mailgun.org ~all',
    );
    expect(codesOf(choice)).toEqual([]);
  });

  test('an address within a range before it is pointed out', () => {
    expect(codesOf({networks: ['192.0.2.0/24', '192.0.2.1']})).toEqual(['covered']);
    expect(codesOf({networks: ['192.0.2.1', '192.0.2.0/24']})).toEqual([]);
    expect(codesOf({networks: ['192.0.2.0/25', '192.0.2.0/24']})).toEqual([]);
  });

  test('more than ten lookups in the record itself', () => {
    const includes = Array.from({length: 11}, (_, index) => `s${index}.example`);
    const {problems} = compose({includes});
    expect(problems[0]).toMatchObject({code: 'too-many-terms', severity: 'error'});
    expect(problems[0]?.message).toContain('“include:s10.example”, the 11th');
    expect(codesOf({includes: includes.slice(1)})).toEqual([]);
  });

  test('a long record', () => {
    const networks = Array.from({length: 30}, (_, index) => `198.51.100.${index * 2}`);
    expect(codesOf({networks: networks.slice(0, 14)})).toEqual(['two-strings']);
    expect(codesOf({networks})).toEqual(['long-record']);
  });
});

describe('an existing record', () => {
  test('keeps its order, qualifiers, macros and unknown modifiers; new terms follow', () => {
    expect(
      recordOf({
        existing:
          'V=SPF1 ?MX/24 exp=explain._spf.%{d} -ip4:192.0.2.99 exists:%{ir}.bl.example x-owner=it include:_spf.example.net ~all',
        networks: ['192.0.2.10'],
        a: true,
        mx: true,
        providers: ['mailgun'],
        ending: '-all',
      }),
    ).toBe(
      'v=spf1 ?MX/24 exp=explain._spf.%{d} -ip4:192.0.2.99 exists:%{ir}.bl.example x-owner=it include:_spf.example.net ip4:192.0.2.10 a mx include:mailgun.org -all',
    );
  });

  test('is not changed when nothing is added', () => {
    const existing = 'v=spf1 a mx include:_spf.example.net ~all';
    expect(recordOf({existing})).toBe(existing);
    expect(codesOf({existing})).toEqual([]);
  });

  test('already has what is chosen', () => {
    const existing = 'v=spf1 +include:MAILGUN.org ip4:192.0.2.1/32 a ~all';
    expect(
      recordOf({existing, providers: ['mailgun'], networks: ['192.0.2.1'], a: true}),
    ).toBe(existing);
  });

  test('with another ending: the new one counts', () => {
    expect(recordOf({existing: 'v=spf1 a ?all'})).toBe('v=spf1 a ~all');
    expect(compose({existing: 'v=spf1 a +all'}).problems[0]).toMatchObject({
      code: 'ending-changed',
      severity: 'note',
      field: 'existing',
      position: 10,
    });
  });

  test('keeps what stood after all, before it', () => {
    const {record, problems} = compose({
      existing: 'v=spf1 a -all mx exp=e.example.com',
      ending: '-all',
    });
    expect(record).toBe('v=spf1 a mx exp=e.example.com -all');
    expect(problems).toMatchObject([
      {code: 'all-moved', severity: 'warning'},
      {code: 'one-string'},
    ]);
  });

  test('is not ready while nobody knows what a term means', () => {
    const {record, problems, obstacles} = compose({
      existing: 'v=spf1 ip4:1.2.3 include:example.com foo mx -all',
      ending: '-all',
    });
    expect(record).toBe('v=spf1 include:example.com mx -all');
    expect(problems).toMatchObject([
      {code: 'unclear-term', severity: 'error', field: 'existing', position: 8},
      {code: 'unclear-term', severity: 'error', field: 'existing', position: 38},
      {code: 'one-string'},
    ]);
    expect(problems[0]?.message).toBe(
      'We can’t tell which senders “ip4:1.2.3” was meant to name. “1.2.3” is not an IPv4 address.',
    );
    expect(obstacles).toHaveLength(2);
  });

  test('with a redirect: it becomes an include after all the rest', () => {
    const choice = {
      existing: 'v=spf1 redirect=_spf.example.com -ip4:192.0.2.9 a',
      mx: true,
    };
    expect(recordOf(choice)).toBe(
      'v=spf1 -ip4:192.0.2.9 a include:_spf.example.com mx ~all',
    );
    const [problem] = compose(choice).problems;
    expect(problem).toMatchObject({
      code: 'redirect-replaced',
      severity: 'warning',
      position: 8,
    });
    expect(problem?.message).toContain('A redirect works only in a record without “all”');
  });

  test('with a redirect beside all: it becomes an include, which is used', () => {
    const choice = {
      existing: 'v=spf1 a -all redirect=_spf.example.com',
      ending: '-all',
    } as const;
    expect(recordOf(choice)).toBe('v=spf1 a include:_spf.example.com -all');
    expect(codesOf(choice)).toEqual(['redirect-replaced']);
  });

  test('that turns a chosen server away: the old term decides', () => {
    const choice = {existing: 'v=spf1 -ip4:192.0.2.1 ~all', networks: ['192.0.2.1']};
    expect(recordOf(choice)).toBe('v=spf1 -ip4:192.0.2.1 ~all');
    expect(codesOf(choice)).toEqual(['other-qualifier']);
  });

  test('that is several records: one replaces them', () => {
    const choice = {
      existing:
        '"v=spf1 a exp=one.example.com ~all"\n"v=spf1 mx a exp=two.example.com -all"',
      ending: '~all',
    } as const;
    expect(recordOf(choice)).toBe('v=spf1 a exp=one.example.com mx ~all');
    expect(codesOf(choice)).toEqual(['several-records', 'ending-changed']);
  });

  test('that is none is an error, and the choice still makes a record', () => {
    const {record, problems} = compose({existing: 'v=DMARC1; p=none', a: true});
    expect(record).toBe('v=spf1 a ~all');
    expect(problems[0]).toMatchObject({
      code: 'no-version',
      severity: 'error',
      field: 'existing',
    });
  });

  test('keeps what only draws a warning, and repairs what is ignored', () => {
    const existing = 'v=spf1 ptr include=example.com v=spf1 ~all';
    expect(recordOf({existing})).toBe('v=spf1 ptr include:example.com ~all');
    expect(codesOf({existing})).toEqual(['term-repaired', 'ptr', 'second-version']);
  });
});

describe('for any choice', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'a',
      'mx',
      '-all',
      '~all',
      'ptr',
      'redirect=r.example',
      'exp=e.example',
      'exp=f.example',
      'x=y',
      'v=spf1',
      'foo',
      'ip4:1',
      'include:_spf.example.net',
      'all',
      '?a',
      'exists:%{i}.example',
      'include:%{d}',
      'a:b',
      'v=spf1\n',
    ),
    fc.string({unit: anyCharacter, maxLength: 8}),
  );
  const choice = fc.record({
    providers: fc.array(
      fc.oneof(fc.constantFrom(...spfProviders.map(({id}) => id)), fc.string()),
    ),
    networks: fc.array(
      fc.oneof(
        fc.ipV4(),
        fc.ipV6(),
        fc.tuple(fc.ipV4(), fc.nat(40)).map(([address, bits]) => `${address}/${bits}`),
        fc.tuple(fc.ipV6(), fc.nat(140)).map(([address, bits]) => `${address}/${bits}`),
        fc.string(),
      ),
    ),
    a: fc.boolean(),
    mx: fc.boolean(),
    includes: fc.array(fc.oneof(fc.domain(), fc.string({unit: anyCharacter}))),
    ending: fc.constantFrom<'~all' | '-all'>('~all', '-all'),
    existing: fc.array(word, {maxLength: 15}).map((words) => `v=spf1 ${words.join(' ')}`),
    domain: fc.domain(),
  });

  test('the record is well formed, ends with the ending, and is its strings joined', () => {
    fc.assert(
      fc.property(choice, (given) => {
        const {record, strings, terms, length} = composeSpf(given);
        const parsed = parseSpf(record);
        expect(isSpfRecord(record)).toBe(true);
        expect(parsed.problems.filter(({severity}) => severity === 'error')).toEqual([]);
        expect(terms).toEqual(parsed.terms);
        expect(record.endsWith(` ${given.ending}`)).toBe(true);
        expect(
          terms.filter((term) => term.kind === 'mechanism' && term.name === 'all'),
        ).toHaveLength(1);
        expect(record).not.toMatch(/ {2}|redirect=|[^\x20-\x7e]/i);
        expect(strings.join('')).toBe(record);
        expect(length).toBe(record.length);
        expect(new Set(terms.map(({text}) => text)).size).toBe(terms.length);
      }),
    );
  });

  test('composing the result again changes nothing', () => {
    fc.assert(
      fc.property(choice, (given) => {
        const {record} = composeSpf(given);
        expect(composeSpf({...given, existing: record}).record).toBe(record);
      }),
    );
  });
});
