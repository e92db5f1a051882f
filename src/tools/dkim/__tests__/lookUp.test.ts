import {DnsError, type DnsAnswer} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {commonSelectors, inspectKey, probeSelectors} from '..';
import {selectorSources, type SelectorSource} from '../selectorSources';
import {ed25519Key, rsaKey} from './signMessage';

const KEY = rsaKey(1024).record;
const NAME = 's1._domainkey.example.com';
const ASK = {selector: 's1', domain: 'example.com'};

const codes = ({problems}: {problems: readonly {code: string}[]}) =>
  problems.map(({code}) => code);

describe('inspectKey', () => {
  test('one record', async () => {
    const resolver = createZoneResolver({
      [NAME]: {TXT: [[KEY.slice(0, 100), KEY.slice(100)]]},
    });
    const found = await inspectKey(ASK, resolver);
    expect(found).toMatchObject({
      name: NAME,
      rcode: 'NOERROR',
      problems: [],
      aliases: [],
    });
    expect(found.records).toMatchObject([{text: KEY, ttl: 300, key: {bits: 1024}}]);
    expect(resolver.asked).toEqual([`TXT ${NAME}`]);
  });

  test('several records', async () => {
    const found = await inspectKey(
      ASK,
      createZoneResolver({[NAME]: {TXT: [KEY, ed25519Key().record]}}),
    );
    expect(codes(found)).toEqual(['several-records']);
    expect(found.records.map(({key}) => key.keyType)).toEqual(['rsa', 'ed25519']);
  });

  test('no such name: the doubled name and _domainkey are looked at', async () => {
    const resolver = createZoneResolver({});
    expect(codes(await inspectKey(ASK, resolver))).toEqual(['no-record', 'no-domainkey']);
    expect(resolver.asked).toContain(`TXT ${NAME}.example.com`);
  });

  test('the name is there without TXT', async () => {
    const zone = {[NAME]: {}, '_domainkey.example.com': {}};
    const {problems} = await inspectKey(ASK, createZoneResolver(zone));
    expect(problems).toMatchObject([
      {code: 'no-record', message: expect.stringContaining('has no TXT') as string},
    ]);
  });

  test('the domain twice', async () => {
    const zone = {[`${NAME}.example.com`]: {TXT: [KEY]}, '_domainkey.example.com': {}};
    expect(codes(await inspectKey(ASK, createZoneResolver(zone)))).toEqual([
      'no-record',
      'doubled-name',
    ]);
  });

  test('a CNAME that leads nowhere', async () => {
    const zone = {[NAME]: {CNAME: ['s1.dkim.service.example']}};
    const {problems} = await inspectKey(ASK, createZoneResolver(zone));
    expect(problems).toMatchObject([
      {
        code: 'broken-alias',
        message: expect.stringContaining('service.example') as string,
      },
    ]);
  });

  test('a CNAME that leads to a key', async () => {
    const zone = createZoneResolver({[NAME]: {TXT: [KEY]}});
    const resolver = {
      async query(name: string, type: 'TXT'): Promise<DnsAnswer> {
        const answer = await zone.query(name, type);
        return {...answer, aliases: ['s1.dkim.service.example']} as DnsAnswer;
      },
    };
    const found = await inspectKey(ASK, resolver);
    expect(codes(found)).toEqual(['alias']);
    expect(found.aliases).toEqual(['s1.dkim.service.example']);
  });

  test('a name that is too long is not asked for', async () => {
    const domain = `${'long-name.'.repeat(20)}example`;
    const resolver = createZoneResolver({});
    expect(codes(await inspectKey({selector: 'a'.repeat(60), domain}, resolver))).toEqual(
      ['bad-selector'],
    );
    expect(resolver.asked).toEqual([]);
    expect(codes(await inspectKey({selector: 's1', domain}, resolver))).toContain(
      'no-record',
    );
    expect(
      resolver.asked.every((question) => question.length <= 'CNAME '.length + 253),
    ).toBe(true);
  });

  test('SERVFAIL is told, an error is thrown', async () => {
    const refused = await inspectKey(ASK, createZoneResolver({[NAME]: 'SERVFAIL'}));
    expect(codes(refused)).toEqual(['no-dns-answer']);
    const error = new DnsError('timeout', 'Too late.');
    await expect(inspectKey(ASK, createZoneResolver({[NAME]: error}))).rejects.toBe(
      error,
    );
  });
});

describe('messages about the name of a key', () => {
  const said = async (zone: Zone) =>
    (await inspectKey(ASK, createZoneResolver(zone))).problems.map(
      ({message}) => message,
    );

  test.each<[string, Zone, string[]]>([
    ['no such name', {'_domainkey.example.com': {}}, [`${NAME} does not exist.`]],
    [
      'no such name, and nothing below _domainkey',
      {},
      [`${NAME} does not exist.`, '_domainkey.example.com does not exist.'],
    ],
    [
      'a name without TXT, at the doubled name, too',
      {[NAME]: {}, [`${NAME}.example.com`]: {}, '_domainkey.example.com': {}},
      [`${NAME} exists, but has no TXT record.`],
    ],
    [
      'the doubled name',
      {[`${NAME}.example.com`]: {TXT: [KEY]}, '_domainkey.example.com': {}},
      [`${NAME} does not exist.`, `There is a TXT record at ${NAME}.example.com.`],
    ],
    [
      'two records',
      {[NAME]: {TXT: [KEY, 'v=DKIM1; p=']}},
      [`${NAME} has 2 TXT records.`],
    ],
    [
      'a CNAME to nothing',
      {[NAME]: {CNAME: ['s1.example.net']}},
      [`${NAME} is a CNAME to s1.example.net, and nothing is there.`],
    ],
  ])('%s', async (_, zone, messages) => {
    expect(await said(zone)).toEqual(messages);
  });

  test('a chain of CNAMEs is reported with its last target, with or without a key there', async () => {
    const aliases = ['a.example.net', 'b.example.net'];
    const through = (zone: Zone) => ({
      query: async (name: string, type: 'TXT') =>
        ({
          ...(await createZoneResolver(zone).query(name, type)),
          aliases,
        }) as DnsAnswer,
    });
    const withKey = await inspectKey(ASK, through({[NAME]: {TXT: [KEY]}}));
    expect(withKey.problems.map(({message}) => message)).toEqual([
      `${NAME} is a CNAME to b.example.net.`,
    ]);
    const without = await inspectKey(ASK, through({}));
    expect(without.problems.map(({message}) => message)).toEqual([
      `${NAME} is a CNAME to b.example.net, and nothing is there.`,
    ]);
    expect(without.aliases).toEqual(aliases);
  });

  test('a failed query is reported with the response code in words', async () => {
    const {problems, records} = await inspectKey(
      ASK,
      createZoneResolver({[NAME]: 'SERVFAIL'}),
    );
    expect(records).toEqual([]);
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'no-dns-answer',
        message: expect.stringMatching(
          /^There is no usable response for s1\._domainkey\.example\.com\. \S/,
        ) as string,
      }),
    ]);
  });

  test('a name of 253 characters is looked up, but one of 254 is not', async () => {
    const domain = `${'long-name.'.repeat(20)}example`;
    const room = 253 - `._domainkey.${domain}`.length;
    const resolver = createZoneResolver({});
    const fits = await inspectKey({selector: 's'.repeat(room), domain}, resolver);
    expect(codes(fits)).toEqual(['no-record', 'no-domainkey']);
    const asked = resolver.asked.length;
    const long = await inspectKey({selector: 's'.repeat(room + 1), domain}, resolver);
    expect(long).toMatchObject({rcode: '', records: [], aliases: []});
    expect(resolver.asked).toHaveLength(asked);
  });
});

describe('probeSelectors', () => {
  test('finds what is there', async () => {
    const resolver = createZoneResolver({
      'google._domainkey.example.com': {TXT: [KEY]},
      's2._domainkey.example.com': {TXT: ['v=DKIM1; p=']},
      'k1._domainkey.example.com': 'SERVFAIL',
    });
    const report = await probeSelectors('example.com', resolver);
    expect(report.found.map(({selector}) => selector)).toEqual(['google', 's2']);
    expect(report.found[0]).toMatchObject({services: ['Google Workspace']});
    expect(report).toMatchObject({
      asked: commonSelectors.length,
      unanswered: ['k1'],
      problems: [],
    });
    // One for the wildcard.
    expect(resolver.asked).toHaveLength(commonSelectors.length + 1);
  });

  test('a wildcard’s answer is no key', async () => {
    const zone = createZoneResolver({'google._domainkey.example.com': {TXT: [KEY]}});
    const resolver: typeof zone = {
      ...zone,
      async query(name, type) {
        const answer = await zone.query(name, type);
        return answer.rcode === 'NOERROR'
          ? answer
          : {
              rcode: 'NOERROR',
              answers: [{name, type: 'TXT', ttl: 60, data: ['v=spf1 -all']}],
            };
      },
    };
    const report = await probeSelectors('example.com', resolver);
    expect(report.found.map(({selector}) => selector)).toEqual(['google']);
    expect(codes(report)).toEqual(['wildcard-answer']);
  });

  test('a wildcard is reported, and unexpected errors are passed on', async () => {
    const names = ['a', 'b'].map((selector) => ({selector, services: ['own servers']}));
    const wildcard = 'not-a-selector-4c1f._domainkey.example.com';
    const zone = createZoneResolver({
      [wildcard]: {TXT: ['v=DKIM1; p=']},
      'a._domainkey.example.com': {TXT: ['v=DKIM1; p=', KEY]},
      'b._domainkey.example.com': {TXT: ['v=DKIM1; p=']},
    });
    const report = await probeSelectors('example.com', zone, names);
    expect(report).toMatchObject({
      asked: 2,
      unanswered: [],
      problems: [{message: 'Every selector of example.com has a TXT record.'}],
      found: [
        {
          selector: 'a',
          services: ['own servers'],
          name: 'a._domainkey.example.com',
          records: [{text: KEY}],
          aliases: [],
        },
      ],
    });
    expect(report.found).toHaveLength(1);
    const cancelled = new Error('canceled');
    const resolver = {
      query: (name: string, type: 'TXT') =>
        name.startsWith('b.') ? Promise.reject(cancelled) : zone.query(name, type),
    };
    await expect(probeSelectors('example.com', resolver, names)).rejects.toBe(cancelled);
  });

  test('a failed query leaves one selector unanswered, and the others are still found', async () => {
    const names = ['a', 'b'].map((selector) => ({selector, services: []}));
    const resolver = createZoneResolver({
      'a._domainkey.example.com': new DnsError('timeout', 'Too late.'),
      'b._domainkey.example.com': {TXT: [KEY]},
    });
    const {found, unanswered} = await probeSelectors('example.com', resolver, names);
    expect(unanswered).toEqual(['a']);
    expect(found.map(({selector}) => selector)).toEqual(['b']);
  });

  test('without an answer to the first question it ends', async () => {
    const error = new DnsError('network', 'Nobody is there.');
    const resolver = {query: () => Promise.reject(error)};
    await expect(probeSelectors('example.com', resolver)).rejects.toBe(error);
  });
});

test('the common selectors: each once, with a source and a date that is one', () => {
  const names = commonSelectors.map(({selector}) => selector);
  expect(new Set(names).size).toBe(names.length);
  for (const {selector, services, source} of commonSelectors) {
    expect(selector).toMatch(/^[a-z\d][a-z\d-]*$/);
    expect(services.length).toBeGreaterThan(0);
    const {url = '', dated = '2026'}: Partial<SelectorSource> = source
      ? selectorSources[source]
      : {};
    expect(new URL(url).protocol).toBe('https:');
    expect(dated).toMatch(/^\d{4}(?:-\d{2}-\d{2})?$/);
  }
});
