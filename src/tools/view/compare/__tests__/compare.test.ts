import fc from 'fast-check';
import {DnsError, type DohServer, type Resolver} from '../../../dns';
import {createZoneResolver, type Zone} from '../../../dns/testing';
import {askEach, compare, timeLeft, type Sight} from '../compare';

const servers: DohServer[] = ['Cloudflare', 'Google', 'DNS.SB'].map((name) => ({
  name,
  url: `https://${name.toLowerCase()}.example/dns-query`,
}));
const isSpf = (text: string) => text.startsWith('v=spf1');
const signal = new AbortController().signal;

/** Each resolver has its own idea of the zone. */
function ask(...zones: Zone[]): Promise<Sight[]> {
  const byName = new Map<string, Resolver>(
    servers.map(({name}, index) => [name, createZoneResolver(zones[index] ?? {})]),
  );
  return askEach(
    'example.com',
    isSpf,
    servers,
    signal,
    ({name}) => byName.get(name) ?? createZoneResolver({}),
  );
}

const old: Zone = {'example.com': {TXT: ['v=spf1 a -all', 'site-verification=1']}};
const fresh: Zone = {'example.com': {TXT: [['v=spf1 mx', ' -all']]}};

test('the same record everywhere: they agree, with the time that is left', async () => {
  const sights = await ask(old, old, old);
  expect(sights[1]).toEqual({
    server: 'Google',
    state: 'seen',
    records: [{text: 'v=spf1 a -all', ttl: 300}],
  });
  expect(compare(sights)).toMatchObject({
    agree: true,
    title: 'Cloudflare, Google and DNS.SB agree',
  });
});

test('published, not yet seen by one of them', async () => {
  const sights = await ask(fresh, {'example.com': {}}, fresh);
  expect(sights[0]).toMatchObject({records: [{text: 'v=spf1 mx -all'}]});
  expect(compare(sights)).toMatchObject({
    agree: false,
    title: 'Published, but not yet visible to Google',
  });
  expect(compare(sights).text).toContain('Cloudflare and DNS.SB have the record.');
  expect(compare(sights).text).toContain('up to 5 min');
});

test('a name that does not exist is told from one without the record', async () => {
  const sights = await ask({}, {'example.com': {}}, {});
  expect(sights.map((sight) => sight.state === 'none' && sight.exists)).toEqual([
    false,
    true,
    false,
  ]);
  expect(compare(sights).agree).toBe(true);
  expect(compare(sights).text).toContain('None of them has a record here');
});

test('an old record and a new one', async () => {
  const {agree, title, text} = compare(await ask(old, fresh, fresh));
  expect([agree, title]).toEqual([false, 'They return different records']);
  expect(text).toContain('5 min');
});

test('the order of two records in DNS makes no difference', async () => {
  const two = (...TXT: string[]): Zone => ({'example.com': {TXT}});
  const sights = await ask(
    two('v=spf1 a', 'v=spf1 b'),
    two('v=spf1 b', 'v=spf1 a'),
    two('v=spf1 a', 'v=spf1 b'),
  );
  expect(compare(sights).agree).toBe(true);
});

test('each failure has its own sentence and stops no other resolver', async () => {
  const sights = await ask(
    {'example.com': new DnsError('timeout', 'late')},
    {'example.com': 'SERVFAIL'},
    old,
  );
  expect(sights.map(({state}) => state)).toEqual(['failed', 'failed', 'seen']);
  const [late, broken] = sights.map((sight) =>
    sight.state === 'failed' ? sight.why : '',
  );
  expect(late).toContain('did not respond in time');
  expect(broken).toContain('DNSSEC');
  expect(compare(sights).title).toBe('Only DNS.SB responded');
});

test('where none answers, nothing is said of the record', async () => {
  const dead: Zone = {'example.com': new DnsError('network', 'gone')};
  const sights = await ask(dead, dead, dead);
  expect(compare(sights).title).toBe('No resolver responded');
  expect(sights[0]).toMatchObject({state: 'failed'});
});

test('once it is canceled, nothing comes back', async () => {
  const controller = new AbortController();
  controller.abort(new Error('canceled'));
  await expect(
    askEach('example.com', isSpf, servers, controller.signal, () =>
      createZoneResolver(old),
    ),
  ).rejects.toThrow('canceled');
});

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [260, '4 min 20 s'],
  [3_900, '1 h 5 min'],
  [172_800, '2 d'],
])('timeLeft of %i seconds is %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});

test('compare has a sentence for every answer', () => {
  const record = fc.record({text: fc.string(), ttl: fc.nat()});
  const sight = (server: string): fc.Arbitrary<Sight> =>
    fc.oneof(
      fc.constant<Sight>({server, state: 'failed', why: 'x'}),
      fc.boolean().map((exists): Sight => ({server, state: 'none', exists})),
      fc
        .array(record, {minLength: 1, maxLength: 3})
        .map((records): Sight => ({server, state: 'seen', records})),
    );
  fc.assert(
    fc.property(sight('A'), sight('B'), sight('C'), (...sights) => {
      const {title, text} = compare(sights);
      expect(title).not.toBe('');
      expect(text).toMatch(/\.$/);
    }),
  );
});
