import fc from 'fast-check';

import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {checkHost, type CheckInput, type SpfCheck, type SpfResult} from '..';
import {DnsError, type Resolver} from '../../dns';
import {createZoneResolver, type Zone, type ZoneEntry} from '../../dns/testing';

const IP4 = '192.0.2.25';
const IP6 = '2001:db8::25';
const timeout = new DnsError('timeout', 'The resolver did not answer within 5 seconds.');

/** Hosts that the records below name. */
const hosts: Zone = {
  'mail.example.com': {A: [IP4], AAAA: [IP6]},
  'near.example.com': {A: ['192.0.2.99'], AAAA: ['2001:db8::99']},
  'six.example.com': {AAAA: [IP6]},
  'other.example.com': {A: ['198.51.100.1', IP4]},
  'mxs.example.com': {
    MX: [
      {preference: 20, exchange: 'mail.example.com'},
      {preference: 10, exchange: 'near.example.com.'},
    ],
  },
  'no-mail.example.com': {MX: [{preference: 0, exchange: '.'}], A: [IP4]},
  'without-mx.example.com': {A: [IP4]},
  'busy.example.com': timeout,
  'broken.example.com': 'SERVFAIL',
  '25.2.0.192.in-addr.arpa': {PTR: ['mail.example.com.', 'liar.example.net.']},
  'liar.example.net': {A: ['203.0.113.1']},
  'ok.example.com': {TXT: ['v=spf1 ip4:192.0.2.0/24 -all']},
  'no.example.com': {TXT: ['v=spf1 ip4:203.0.113.0/24 -all']},
  'soft.example.com': {TXT: ['v=spf1 ~all']},
  'neutral.example.com': {TXT: ['v=spf1 ?all']},
  'faulty.example.com': {TXT: ['v=spf1 ip4:1.2.3 -all']},
  'text.example.com': {TXT: ['nothing about senders']},
};

const input: CheckInput = {
  ip: IP4,
  sender: 'someone@example.org',
  helo: 'mail.example.com',
};

/** A record, a response code, or all that the name has. */
type Entry = string | Exclude<ZoneEntry, string>;

/** The check of example.org with this record. */
async function check(
  record: Entry,
  more: Zone = {},
  given: Partial<CheckInput> = {},
): Promise<SpfCheck & {asked: string[]}> {
  const own = typeof record === 'string' && !/^[A-Z]+$/.test(record);
  const resolver = createZoneResolver({
    ...hosts,
    'example.org': own ? {TXT: [record]} : (record as ZoneEntry),
    ...more,
  });
  return {...(await checkHost({...input, ...given}, resolver)), asked: resolver.asked};
}

async function resultOf(...args: Parameters<typeof check>): Promise<SpfResult> {
  return (await check(...args)).result;
}

describe('whose record it is (RFC 7208, 2.4, 4.1 and 4.3)', () => {
  test.each([
    ['someone@example.org', 'mail.example.com', 'pass'],
    ['', 'ok.example.com', 'pass'],
    ['<>', 'ok.example.com', 'pass'],
    ['<someone@example.org>', 'mail.example.com', 'pass'],
    ['@example.org', 'mail.example.com', 'pass'],
    ['example.org', 'mail.example.com', 'pass'],
    ['"a@b"@example.org', 'mail.example.com', 'pass'],
    ['someone@EXAMPLE.Org.', 'mail.example.com', 'pass'],
    ['someone@localhost', 'mail.example.com', 'none'],
    ['', 'localhost', 'none'],
    ['', '[192.0.2.25]', 'none'],
    ['', '192.0.2.25', 'none'],
    ['', '', 'none'],
    ['someone@', 'mail.example.com', 'none'],
    ['someone@[192.0.2.25]', 'mail.example.com', 'none'],
    ['someone@a..example.org', 'mail.example.com', 'none'],
    [`someone@${'x'.repeat(64)}.example.org`, 'mail.example.com', 'none'],
    [`someone@${'x.'.repeat(125)}example.org`, 'mail.example.com', 'none'],
    ['someone@missing.example.org', 'mail.example.com', 'none'],
  ])('%j, HELO %j: %s', async (sender, helo, result) => {
    expect(await resultOf('v=spf1 a:mail.example.com -all', {}, {sender, helo})).toBe(
      result,
    );
  });

  test('a name that cannot have a record is not asked for', async () => {
    expect((await check('v=spf1 -all', {}, {sender: 'a@[192.0.2.1]'})).asked).toEqual([]);
  });

  test('a label of 63 octets is allowed', async () => {
    const domain = `${'x'.repeat(63)}.example.org`;
    expect(
      await resultOf(
        'v=spf1 +all',
        {[domain]: {TXT: ['v=spf1 -all']}},
        {
          sender: `a@${domain}`,
        },
      ),
    ).toBe('fail');
  });

  test('a domain beyond ASCII is asked for as A-labels (RFC 8616, 4)', async () => {
    const zone: Zone = {'xn--bcher-kva.example': {TXT: ['v=spf1 -all']}};
    const {result, asked} = await check('v=spf1 +all', zone, {
      sender: 'a@Bücher.example',
    });
    expect([result, asked]).toEqual(['fail', ['TXT xn--bcher-kva.example']]);
  });

  test('what is no address is refused', async () => {
    for (const ip of ['', '192.0.2', '192.0.2.256', 'example.org', 'fe80::1%eth0']) {
      await expect(check('v=spf1 -all', {}, {ip})).rejects.toThrow(RangeError);
    }
  });
});

describe('finding the record (4.4 and 4.5)', () => {
  test.each<[string, Entry, SpfResult]>([
    ['none', {TXT: ['something else']}, 'none'],
    ['no TXT at all', {A: [IP4]}, 'none'],
    ['type SPF only', {SPF: ['v=spf1 -all']}, 'none'],
    ['type SPF beside TXT', {SPF: ['v=spf1 +all'], TXT: ['v=spf1 -all']}, 'fail'],
    ['another version', {TXT: ['v=spf10 -all', 'v=spf1 ~all']}, 'softfail'],
    ['strings without a space between', {TXT: [['v=spf1', '-all']]}, 'none'],
    ['strings with one', {TXT: [['v=sp', 'f1 -a', 'll']]}, 'fail'],
    ['in capitals', {TXT: ['V=SPF1 ~ALL']}, 'softfail'],
    ['the version alone', {TXT: ['v=spf1']}, 'neutral'],
    ['two', {TXT: ['v=spf1 -all', 'V=spf1 +all']}, 'permerror'],
    ['octets beyond ASCII beside it', {TXT: ['v=spf1 -all', '\u0096']}, 'fail'],
    [
      'octets beyond ASCII in it',
      {TXT: ['v=spf1 a:\u00ef\u00bbx.example -all']},
      'permerror',
    ],
    ['a line break in it', {TXT: ['v=spf1 a:mail.example.com\rptr -all']}, 'permerror'],
    ['several spaces', {TXT: ['v=spf1   -all  ']}, 'fail'],
    ['a time-out', timeout, 'temperror'],
    ['no connection', new DnsError('network', 'No connection.'), 'temperror'],
    ['SERVFAIL', 'SERVFAIL', 'temperror'],
    ['REFUSED', 'REFUSED', 'temperror'],
  ])('%s', async (_, entry, result) => {
    expect(await resultOf(entry)).toBe(result);
  });
});

describe('evaluation', () => {
  test.each<[string, SpfResult]>([
    // 4.6: faults are found wherever they stand.
    ['v=spf1 +all moo', 'permerror'],
    ['v=spf1 +all exp=-all', 'permerror'],
    ['v=spf1 +all ip6:2001:db8::/129', 'permerror'],
    ['v=spf1 +all a:museum', 'permerror'],
    ['v=spf1 +all a:museum.', 'permerror'],
    ['v=spf1 +all redirect=a.example redirect=b.example', 'permerror'],
    ['v=spf1 +all moo=%x', 'permerror'],
    ['v=spf1 moo.cow-far_out=man:dog/cat +all', 'pass'],
    ['v=spf1 default=pass', 'neutral'],
    // 4.6.2 and 5.1.
    ['v=spf1 all -all', 'pass'],
    ['v=spf1 -ip4:192.0.2.25 +all', 'fail'],
    ['v=spf1 ~ip4:192.0.2.25 +all', 'softfail'],
    ['v=spf1 ?ip4:192.0.2.25 +all', 'neutral'],
    ['v=spf1 ip4:198.51.100.1', 'neutral'],
    // 5.6.
    ['v=spf1 ip4:192.0.2.0/27 -all', 'pass'],
    ['v=spf1 ip4:192.0.2.32/27 -all', 'fail'],
    ['v=spf1 ip4:198.51.100.1/0 -all', 'pass'],
    ['v=spf1 ip6:::/0 -all', 'fail'],
    ['v=spf1 ip6:::ffff:192.0.2.25 -all', 'fail'],
    // 5.3.
    ['v=spf1 a:mail.example.com -all', 'pass'],
    ['v=spf1 a:near.example.com -all', 'fail'],
    ['v=spf1 a:near.example.com/24 -all', 'pass'],
    ['v=spf1 a:near.example.com//24 -all', 'fail'],
    ['v=spf1 a:other.example.com -all', 'pass'],
    ['v=spf1 a:six.example.com/0//0 -all', 'fail'],
    ['v=spf1 a:gone.example.com/0 -all', 'fail'],
    ['v=spf1 a:busy.example.com -all', 'temperror'],
    ['v=spf1 a:broken.example.com -all', 'temperror'],
    ['v=spf1 +all a:busy.example.com', 'pass'],
    // 4.8: names that no question can be made of.
    ['v=spf1 a:mail..example.com -all', 'fail'],
    [`v=spf1 a:${'x'.repeat(64)}.example.com -all`, 'fail'],
    ['v=spf1 include:mail..example.com -all', 'permerror'],
    ['v=spf1 redirect=mail..example.com', 'permerror'],
    // 5.4.
    ['v=spf1 mx:mxs.example.com -all', 'pass'],
    ['v=spf1 mx:mxs.example.com/32//24 -all', 'pass'],
    ['v=spf1 mx:no-mail.example.com/0 -all', 'fail'],
    ['v=spf1 mx:without-mx.example.com -all', 'fail'],
    ['v=spf1 mx:gone.example.com/0 -all', 'fail'],
    ['v=spf1 mx:busy.example.com -all', 'temperror'],
    // 5.5.
    ['v=spf1 ptr:example.com -all', 'pass'],
    ['v=spf1 ptr:mail.EXAMPLE.com -all', 'pass'],
    ['v=spf1 ptr:ample.com -all', 'fail'],
    ['v=spf1 ptr:example.net -all', 'fail'],
    ['v=spf1 ptr -all', 'fail'],
    // 5.7.
    ['v=spf1 exists:mail.example.com -all', 'pass'],
    ['v=spf1 exists:six.example.com -all', 'fail'],
    ['v=spf1 exists:busy.example.com -all', 'temperror'],
    // 5.2.
    ['v=spf1 include:ok.example.com -all', 'pass'],
    ['v=spf1 -include:ok.example.com +all', 'fail'],
    ['v=spf1 include:no.example.com ~all', 'softfail'],
    ['v=spf1 include:soft.example.com -all', 'fail'],
    ['v=spf1 include:neutral.example.com -all', 'fail'],
    ['v=spf1 include:faulty.example.com +all', 'permerror'],
    ['v=spf1 include:text.example.com +all', 'permerror'],
    ['v=spf1 include:gone.example.com +all', 'permerror'],
    ['v=spf1 include:busy.example.com +all', 'temperror'],
    // 6.1.
    ['v=spf1 redirect=no.example.com', 'fail'],
    ['v=spf1 redirect=ok.example.com', 'pass'],
    ['v=spf1 redirect=no.example.com ip4:192.0.2.25', 'pass'],
    ['v=spf1 redirect=example.org ~all', 'softfail'],
    ['v=spf1 redirect=text.example.com', 'permerror'],
    ['v=spf1 redirect=gone.example.com', 'permerror'],
    ['v=spf1 redirect=busy.example.com', 'temperror'],
  ])('%s: %s', async (record, result) => {
    expect(await resultOf(record)).toBe(result);
  });

  test.each<[string, SpfResult]>([
    ['v=spf1 ip6:2001:db8::/32 -all', 'pass'],
    ['v=spf1 ip6:2001:DB8::25/128 -all', 'pass'],
    ['v=spf1 ip6:::1.1.1.1/0 -all', 'pass'],
    ['v=spf1 ip4:0.0.0.0/0 -all', 'fail'],
    ['v=spf1 a:six.example.com -all', 'pass'],
    ['v=spf1 a:near.example.com//64 -all', 'pass'],
    ['v=spf1 a:near.example.com/0 -all', 'fail'],
    ['v=spf1 a:other.example.com/0 -all', 'fail'],
    ['v=spf1 mx:mxs.example.com -all', 'pass'],
    ['v=spf1 exists:mail.example.com -all', 'pass'],
    ['v=spf1 exists:six.example.com -all', 'fail'],
  ])('an IPv6 client: %s: %s', async (record, result) => {
    expect(await resultOf(record, {}, {ip: IP6})).toBe(result);
  });

  test.each(['::ffff:192.0.2.25', '::FFFF:c000:219'])(
    '%s is an IPv4 client (5)',
    async (ip) => {
      expect(await resultOf('v=spf1 ip6:::/0 a:six.example.com -all', {}, {ip})).toBe(
        'fail',
      );
      expect(await resultOf('v=spf1 ip4:192.0.2.25 -all', {}, {ip})).toBe('pass');
      expect(await resultOf('v=spf1 a:mail.example.com -all', {}, {ip})).toBe('pass');
    },
  );

  test('redirect changes the domain behind a term without one', async () => {
    const zone: Zone = {'r.example': {TXT: ['v=spf1 a -all'], A: [IP4]}};
    expect(await resultOf('v=spf1 redirect=r.example', zone)).toBe('pass');
  });

  test('include does, too', async () => {
    const zone: Zone = {
      'i.example': {TXT: ['v=spf1 exists:%{d}.%{o} -all']},
      'i.example.example.org': {A: ['127.0.0.2']},
    };
    expect(await resultOf('v=spf1 include:i.example -all', zone)).toBe('pass');
  });

  test('a reverse lookup that fails is no match, not an error (5.5)', async () => {
    expect(
      await resultOf('v=spf1 ptr:example.com -all', {'25.2.0.192.in-addr.arpa': timeout}),
    ).toBe('fail');
    expect(
      await resultOf('v=spf1 ptr:example.com -all', {
        '25.2.0.192.in-addr.arpa': {PTR: ['busy.example.com', 'mail.example.com']},
      }),
    ).toBe('pass');
  });

  test('what is not a DnsError, such as a cancelled task, is thrown on', async () => {
    const reason = new Error('cancelled');
    const resolver: Resolver = {query: () => Promise.reject(reason)};
    await expect(checkHost(input, resolver)).rejects.toBe(reason);
  });
});

describe('limits (4.6.4)', () => {
  const ten = Array.from({length: 10}, () => 'a:near.example.com').join(' ');

  test.each<[string, SpfResult]>([
    [`v=spf1 ${ten} ip4:192.0.2.25 -all`, 'pass'],
    [`v=spf1 ${ten} ip4:192.0.2.25 mx -all`, 'pass'],
    [`v=spf1 ${ten} mx:mxs.example.com -all`, 'permerror'],
    [`v=spf1 ${ten} redirect=ok.example.com`, 'permerror'],
    ['v=spf1 ip4:198.51.100.1 redirect=example.org', 'permerror'],
    ['v=spf1 include:example.org -all', 'permerror'],
    ['v=spf1 a:g1.example a:g2.example ?all', 'neutral'],
    ['v=spf1 a:g1.example exists:g2.example mx:g3.example ?all', 'permerror'],
    // A lookup that finds nothing counts once for each term, known or not.
    ['v=spf1 a:g1.example a:g1.example a:g1.example ?all', 'permerror'],
  ])('%s: %s', async (record, result) => {
    expect(await resultOf(record)).toBe(result);
  });

  test('lookups inside includes count', async () => {
    const zone: Zone = {
      'nine.example': {TXT: [`v=spf1 ${ten.replace(/^\S+ /, '')}`]},
      'ten.example': {TXT: [`v=spf1 ${ten}`]},
    };
    expect(await resultOf('v=spf1 include:nine.example ip4:192.0.2.25', zone)).toBe(
      'pass',
    );
    expect(await resultOf('v=spf1 include:nine.example a -all', zone)).toBe('permerror');
    expect(await resultOf('v=spf1 include:ten.example +all', zone)).toBe('permerror');
  });

  function many(hosts: readonly string[]): ZoneEntry {
    return {MX: hosts.map((exchange, index) => ({preference: index, exchange}))};
  }
  const nearly = Array.from({length: 10}, () => 'near.example.com');

  test('the eleventh mail host is not looked up, and ends the check', async () => {
    const match = (zone: ZoneEntry) =>
      resultOf('v=spf1 mx:many.example -all', {'many.example': zone});
    expect(await match(many([...nearly, 'mail.example.com']))).toBe('permerror');
    expect(await match(many([...nearly.slice(1), 'mail.example.com']))).toBe('pass');
    expect(await match(many(nearly))).toBe('fail');
  });

  test('the eleventh name behind the address is passed over', async () => {
    const names = Array.from({length: 10}, (_, index) => `n${index}.example.net`);
    const ptr = (list: string[]) =>
      resultOf('v=spf1 ptr:example.com ?all', {
        '25.2.0.192.in-addr.arpa': {PTR: list},
      });
    expect(await ptr([...names, 'mail.example.com'])).toBe('neutral');
    expect(await ptr(['mail.example.com', ...names])).toBe('pass');
  });

  test('any number of addresses is fine', async () => {
    const A = Array.from({length: 30}, (_, index) => `192.0.2.${index + 1}`);
    expect(await resultOf('v=spf1 a:big.example -all', {'big.example': {A}})).toBe(
      'pass',
    );
  });

  test('the names of %{p}, of mail hosts and of exp are no void lookups', async () => {
    const zone: Zone = {
      '25.2.0.192.in-addr.arpa': {PTR: ['g1.example', 'g2.example', 'g3.example']},
      'mx4.example': many(['g1.example', 'g2.example', 'g3.example', 'mail.example.com']),
    };
    expect(
      await resultOf(
        'v=spf1 a:g5.example a:g6.example -exists:%{p}.near.example.com mx:mx4.example',
        {...zone, 'unknown.near.example.com': {A: ['127.0.0.2']}},
      ),
    ).toBe('fail');
    expect(await resultOf('v=spf1 a:g5.example mx:mx4.example -all', zone)).toBe('pass');
    expect(
      await resultOf('v=spf1 a:g5.example a:g6.example exp=g7.example -all', zone),
    ).toBe('fail');
  });

  test('a tree without an end is left at the eleventh lookup', async () => {
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
    expect((await checkHost(input, endless)).result).toBe('permerror');
    expect(asked).toBe(11);
  });
});

describe('macros (7)', () => {
  const match = async (
    spec: string,
    name: string,
    given: Partial<CheckInput> = {},
    more: Zone = {},
  ) => {
    const zone = {...more, [name]: {A: ['127.0.0.2']}};
    const {result, asked} = await check(`v=spf1 exists:${spec} -all`, zone, given);
    expect([result, asked.at(-1)]).toEqual(['pass', `A ${name.toLowerCase()}`]);
  };

  test.each<[string, string, Partial<CheckInput>]>([
    ['%{i}.%{v}.example', '192.0.2.25.in-addr.example', {}],
    ['%{ir}.%{v}.example', '25.2.0.192.in-addr.example', {}],
    [
      '%{ir}.%{v}.example',
      '5.2.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.example',
      {ip: IP6},
    ],
    ['%{l}.%{o2}.example', 'someone.example.org.example', {}],
    ['%{l}.example', 'postmaster.example', {sender: '@example.org'}],
    ['%{L}.example', 'a%2bb%27c.example', {sender: "a+b'c@example.org"}],
    ['%{lr-}.%{l1r+-}.example', 'c.b.a.a.example', {sender: 'a-b-c@example.org'}],
    ['%{h}', 'mail.helo.example', {helo: 'mail.helo.example.'}],
    ['%{dr}.example.', 'org.example.example', {}],
    ['a%%b%_c%-d.example', 'a%b c%20d.example', {}],
    ['%{p}.by.example', 'mail.example.com.by.example', {}],
  ])('%s is %s', async (spec, name, given) => {
    await match(spec, name, given);
  });

  test('%{p} prefers the domain itself, then one below it, then any; else unknown', async () => {
    const PTR = ['mail.example.com', 'below.example.org', 'example.org'];
    const reverse = '25.2.0.192.in-addr.arpa';
    const own: Zone = {
      'below.example.org': {A: [IP4]},
      'example.org': {TXT: ['v=spf1 exists:%{p}.by.example -all'], A: [IP4]},
    };
    const spec = '%{p}.by.example';
    await match(spec, 'example.org.by.example', {}, {...own, [reverse]: {PTR}});
    await match(
      spec,
      'below.example.org.by.example',
      {},
      {...own, [reverse]: {PTR: PTR.slice(0, 2)}},
    );
    await match(spec, 'unknown.by.example', {}, {[reverse]: {PTR: ['liar.example.net']}});
    await match(spec, 'unknown.by.example', {}, {[reverse]: timeout});
    await match(spec, 'unknown.by.example', {ip: '192.0.2.26'});
  });

  test('a name over 253 octets loses labels on its left', async () => {
    const domain = `${'long-label.'.repeat(20)}example.org`;
    const record = 'v=spf1 -exists:%{o}.%{o}.end.example +all';
    const {asked} = await check(
      record,
      {[domain]: {TXT: [record]}},
      {sender: `a@${domain}`},
    );
    const name = asked.at(-1)?.slice(2) ?? '';
    expect(name.length).toBeLessThanOrEqual(253);
    expect(name.length).toBeGreaterThan(240);
    expect(name).toMatch(/^org\.(?:long-label\.){20}example\.org\.end\.example$/);
  });

  test.each(["it's me", '[192.0.2.25]', 'computer', ''])(
    'HELO %j makes no name: no match, and no question',
    async (helo) => {
      const {result, asked} = await check('v=spf1 a:%{h} -all', {}, {helo});
      expect([result, asked]).toEqual(['fail', ['TXT example.org']]);
    },
  );

  test('a local part beyond ASCII makes no name (RFC 8616, 4)', async () => {
    const sender = 'jürgen@example.org';
    expect(await resultOf('v=spf1 exists:%{l}.example -all', {}, {sender})).toBe('fail');
    expect(await resultOf('v=spf1 -exists:%{s}.example +all', {}, {sender})).toBe('pass');
  });
});

describe('the explanation (6.2)', () => {
  const explain = async (
    text: Entry,
    given: Partial<CheckInput> = {},
    record = 'v=spf1 exp=why.example.org -all',
  ) => {
    const entry =
      typeof text === 'string' && !/^[A-Z]+$/.test(text) ? {TXT: [text]} : text;
    const {result, explanation} = await check(
      record,
      {'why.example.org': entry as ZoneEntry},
      given,
    );
    expect(result).toBe('fail');
    return explanation;
  };

  test.each<[string, string, Partial<CheckInput>]>([
    ['See https://example.org/.', 'See https://example.org/.', {}],
    ['%{c} is not %{d}’s'.replace('’', "'"), "192.0.2.25 is not example.org's", {}],
    [
      '%{i}',
      '2.0.0.1.0.D.B.8.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.2.5',
      {ip: IP6},
    ],
    ['%{c}', IP6, {ip: '2001:0DB8:0::0025'}],
    ['%{c}', IP4, {ip: '::ffff:192.0.2.25'}],
    ['%{r} says no', 'unknown says no', {}],
    ['%{r} says no', 'mx.example.net says no', {receiver: 'mx.example.net'}],
    ['from %{p}, %{h}', 'from mail.example.com, mail.example.com', {}],
    ['?s=%{S}', '?s=a%26b%40example.org', {sender: 'a&b@example.org'}],
    ['%{l} here', 'two words here', {sender: 'two words@example.org'}],
    ['%{l}', 'postmaster', {sender: '@example.org'}],
    ['100%%, no%_doubt', '100%, no doubt', {}],
  ])('%j becomes %j', async (text, expected, given) => {
    expect(await explain(text, given)).toBe(expected);
  });

  test('%{t} is the time in seconds', async () => {
    const before = Math.floor(Date.now() / 1_000);
    const said = Number(await explain('%{t}'));
    expect(said).toBeGreaterThanOrEqual(before);
    expect(said).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000));
  });

  test('strings are joined without a space', async () => {
    expect(await explain({TXT: [['one ', 'tw', 'o']]})).toBe('one two');
  });

  test.each<[string, Entry]>([
    ['a fault in it', 'The %{x}-files.'],
    ['a lone percent sign', '100 % sure'],
    ['octets beyond ASCII', 'caf\u00c3\u00a9'],
    ['a line break', 'one\r\nRCPT TO:<a@example.org>'],
    ['no text', ''],
    ['no TXT record', {A: [IP4]}],
    ['two TXT records', {TXT: ['one', 'two']}],
    ['a time-out', timeout],
    ['SERVFAIL', 'SERVFAIL'],
  ])('%s: there is none, and no error', async (_, entry) => {
    expect(await explain(entry)).toBeUndefined();
  });

  test.each([
    ['of a name that does not exist', 'v=spf1 exp=gone.example.org -all'],
    ['of a name that cannot be asked for', 'v=spf1 exp=gone..example.org -all'],
  ])('%s: none', async (_, record) => {
    expect(await explain('text', {}, record)).toBeUndefined();
  });

  test('only a fail has one', async () => {
    for (const end of ['~all', '?all', '+all']) {
      const checked = await check(`v=spf1 exp=why.example.org ${end}`, {
        'why.example.org': {TXT: ['no']},
      });
      expect(checked).not.toHaveProperty('explanation');
      expect(checked.asked).toEqual(['TXT example.org']);
    }
  });

  test('redirect takes the one of its target, include none of its target', async () => {
    const zone: Zone = {
      'with.example': {TXT: ['v=spf1 -all exp=theirs.example']},
      'without.example': {TXT: ['v=spf1 -all']},
      'theirs.example': {TXT: ['theirs']},
      'ours.example': {TXT: ['ours']},
    };
    const said = async (terms: string) =>
      (await check(`v=spf1 ${terms}`, zone)).explanation;
    expect(await said('exp=ours.example redirect=with.example')).toBe('theirs');
    expect(await said('exp=ours.example redirect=without.example')).toBeUndefined();
    expect(await said('include:with.example -all exp=ours.example')).toBe('ours');
    expect(await said('include:with.example -all')).toBeUndefined();
  });
});

test('the trace tells the way to the result', async () => {
  const {trace} = await check(
    'v=spf1 ip4:198.51.100.0/24 include:no.example.com a:gone.example exists:mail.example.com -all',
  );
  expect(
    trace.map(({kind, depth, text, lookup, voidLookup, says}) =>
      [depth, kind, text, lookup ?? '-', voidLookup ?? '-', says].join(' | '),
    ),
  ).toEqual([
    '0 | record | v=spf1 ip4:198.51.100.0/24 include:no.example.com a:gone.example exists:mail.example.com -all | - | - | example.org has this record.',
    '0 | no-match | ip4:198.51.100.0/24 | - | - | 192.0.2.25 is not in it: no match.',
    '0 | enter | include:no.example.com | 1 | - | The check of no.example.com begins.',
    '1 | record | v=spf1 ip4:203.0.113.0/24 -all | - | - | no.example.com has this record.',
    '1 | no-match | ip4:203.0.113.0/24 | - | - | 192.0.2.25 is not in it: no match.',
    '1 | match | -all | - | - | It matches every address: fail.',
    '0 | no-match | include:no.example.com | - | - | The check of no.example.com returns fail: no match.',
    '0 | no-match | a:gone.example | 2 | 1 | gone.example does not exist: no match.',
    '0 | match | exists:mail.example.com | 3 | - | mail.example.com has an address: pass.',
  ]);
});

test('whatever the record, sender and HELO, there is a result', async () => {
  const results: SpfResult[] = [
    'none',
    'neutral',
    'pass',
    'fail',
    'softfail',
    'temperror',
    'permerror',
  ];
  const term = fc.constantFrom(
    'a',
    'mx',
    'ptr',
    '-all',
    '~a:%{h}',
    'include:ok.example.com',
    'include:%{l}.example',
    'exists:%{S}.%{ir}.example',
    'a:mail.example.com/24//64',
    'mx:mxs.example.com',
    'redirect=%{d}',
    'exp=%{l}.why.example.org',
    'x=%',
    '?ip6:2001:db8::/32',
  );
  const text = fc.oneof(fc.string({unit: anyCharacter}), fc.string(), fc.emailAddress());
  await fc.assert(
    fc.asyncProperty(
      fc.array(term, {maxLength: 12}),
      text,
      text,
      fc.oneof(fc.ipV4(), fc.ipV6()),
      async (terms, sender, helo, ip) => {
        const record: ZoneEntry = {TXT: [`v=spf1 ${terms.join(' ')}`]};
        const resolver = createZoneResolver({...hosts, 'example.org': record});
        const every: Resolver = {
          query: (name, type) =>
            resolver.query(name.length % 3 === 0 ? 'example.org' : name, type),
        };
        const {result, explanation = ''} = await checkHost({ip, sender, helo}, every);
        expect(results).toContain(result);
        expect(explanation).toMatch(/^[\x20-\x7e]*$/);
      },
    ),
  );
});
