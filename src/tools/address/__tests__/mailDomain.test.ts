import {checkAddress, checkMailDomain, createClassifier, judge} from '..';
import {DnsError, type Resolver} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';

const mx = (exchange: string, preference = 10) => ({preference, exchange});

const zone: Zone = {
  'shop.test': {MX: [mx('b.mx.test', 20), mx('A.MX.test.', 10)]},
  'a.mx.test': {A: ['192.0.2.1']},
  'b.mx.test': {AAAA: ['2001:db8::1']},
  'none.test': {MX: [mx('.', 0)]},
  'blank.test': {MX: [mx('', 0)]},
  'both.test': {MX: [mx('.', 0), mx('a.mx.test')]},
  'web.test': {A: ['192.0.2.80']},
  'web6.test': {AAAA: ['2001:db8::80']},
  'bare.test': {TXT: ['hello']},
  'ip.test': {MX: [mx('192.0.2.25')]},
  'localhost.test': {MX: [mx('localhost')]},
  'gone.test': {MX: [mx('gone.mx.test')]},
  'half.test': {MX: [mx('gone.mx.test', 5), mx('a.mx.test')]},
  'inner.test': {MX: [mx('inner.mx.test')]},
  'inner.mx.test': {A: ['10.0.0.25']},
  'shaky.test': {MX: [mx('servfail.mx.test')]},
  'servfail.mx.test': 'SERVFAIL',
  'servfail.test': 'SERVFAIL',
  'refused.test': 'REFUSED',
  'silent.test': new DnsError('timeout', 'Cloudflare did not answer within 5 seconds.'),
};

async function check(domain: string) {
  const {acceptance, exchanges, problems} = await checkMailDomain(
    domain,
    createZoneResolver(zone),
  );
  return {
    acceptance,
    exchanges: exchanges.map(({exchange}) => exchange),
    codes: problems.map(({code, severity}) => `${code}:${severity}`),
  };
}

describe('checkMailDomain', () => {
  test.each([
    ['shop.test', 'accepts', ['a.mx.test', 'b.mx.test'], []],
    ['SHOP.test.', 'accepts', ['a.mx.test', 'b.mx.test'], []],
    ['none.test', 'refuses', [], ['null-mx:error']],
    ['blank.test', 'refuses', [], ['null-mx:error']],
    ['both.test', 'doubtful', ['a.mx.test'], ['null-mx-among-others:warning']],
    ['web.test', 'doubtful', [], ['no-mx:warning']],
    ['web6.test', 'doubtful', [], ['no-mx:warning']],
    ['bare.test', 'refuses', [], ['no-mail-server:error']],
    ['nothing.test', 'refuses', [], ['no-domain-in-dns:error']],
    ['ip.test', 'refuses', ['192.0.2.25'], ['mx-ip-address:error']],
    ['localhost.test', 'refuses', ['localhost'], ['mx-localhost:error']],
    ['gone.test', 'refuses', ['gone.mx.test'], ['mx-without-address:error']],
    ['half.test', 'accepts', ['gone.mx.test', 'a.mx.test'], ['mx-without-address:note']],
    ['inner.test', 'refuses', ['inner.mx.test'], ['mx-private-address:error']],
    ['shaky.test', 'doubtful', ['servfail.mx.test'], ['mx-unknown:note']],
    ['servfail.test', 'unknown', [], ['dns-broken:warning']],
    ['refused.test', 'unknown', [], ['dns-broken:warning']],
    ['silent.test', 'unknown', [], ['dns-unknown:warning']],
    ['[192.0.2.1]', 'doubtful', [], []],
    ['printer.local', 'refuses', [], ['outside-dns:error']],
  ])('%s: %s', async (domain, acceptance, exchanges, codes) => {
    expect(await check(domain)).toEqual({acceptance, exchanges, codes});
  });

  test('a name outside DNS is asked of nobody', async () => {
    const resolver = createZoneResolver(zone);
    await checkMailDomain('secret.onion', resolver);
    await checkMailDomain('localhost', resolver);
    await checkMailDomain('[192.0.2.1]', resolver);
    expect(resolver.asked).toEqual([]);
  });

  test('for lists, one question is enough', async () => {
    const resolver = createZoneResolver(zone);
    expect(await checkMailDomain('gone.test', resolver, {deep: false})).toMatchObject({
      acceptance: 'accepts',
    });
    expect(resolver.asked).toEqual(['MX gone.test']);
  });

  test('not every server of a long list is looked at', async () => {
    const many: Zone = {
      'many.test': {MX: Array.from({length: 20}, (_, index) => mx(`mx${index}.test`))},
    };
    const resolver = createZoneResolver(many);
    await checkMailDomain('many.test', resolver);
    expect(resolver.asked).toHaveLength(1 + 4 * 2);
  });

  test('an abort is passed on', async () => {
    const gone = new Error('cancelled');
    const resolver: Resolver = {query: () => Promise.reject(gone)};
    await expect(checkMailDomain('shop.test', resolver)).rejects.toBe(gone);
  });

  test('the sentence says why DNS gave no answer', async () => {
    const {problems} = await checkMailDomain('silent.test', createZoneResolver(zone));
    expect(problems[0]?.message).toContain('did not answer within 5 seconds');
  });
});

describe('the verdict', () => {
  const data = {disposable: new Set(['throwaway.de'])};
  const own: Zone = {
    'shop.de': {MX: [mx('mx.shop.de')]},
    'mx.shop.de': {A: ['192.0.2.1']},
    'throwaway.de': {MX: [mx('mx.shop.de')]},
    'gmial.com': {MX: [mx('mx.shop.de')]},
    'nomail.de': {MX: [mx('.', 0)]},
    'web.de': {A: ['192.0.2.1']},
    'down.de': 'SERVFAIL',
    'shop.test': {MX: [mx('mx.shop.de')]},
  };

  test.each([
    ['ann@shop.de', 'likely', 'mailbox-not-tested'],
    ['info@shop.de', 'likely', 'role'],
    ['josé@shop.de', 'likely', 'needs-smtputf8'],
    ['ann@throwaway.de', 'risky', 'disposable'],
    ['ann@gmial.com', 'risky', 'typo-provider'],
    ['noreply@shop.de', 'risky', 'no-reply'],
    ['"ann"@shop.de', 'risky', 'quoted-local'],
    ['ann@web.de', 'risky', 'no-mx'],
    ['ann@[192.0.2.1]', 'risky', 'address-literal'],
    ['ann@shop.test', 'risky', 'special-use'],
    ['ann@nomail.de', 'undeliverable', 'null-mx'],
    ['ann@nowhere.de', 'undeliverable', 'no-domain-in-dns'],
    ['ann@printer.local', 'undeliverable', 'outside-dns'],
    ['ann@shop,de', 'undeliverable', 'comma'],
    ['ann@down.de', 'unknown', 'dns-broken'],
  ])('%s: %s', async (input, verdict, first) => {
    const check = await checkAddress(input, createZoneResolver(own), data);
    expect(check.verdict).toBe(verdict);
    expect(check.reasons[0]?.code).toBe(first);
  });

  test('says that the mailbox was not tested wherever mail may arrive', async () => {
    const codesOf = async (input: string) =>
      (await checkAddress(input, createZoneResolver(own), data)).reasons.map(
        ({code}) => code,
      );
    expect(await codesOf('ann@shop.de')).toEqual([
      'mailbox-not-tested',
      'well-formed',
      'takes-mail',
    ]);
    expect(await codesOf('ann@web.de')).toContain('mailbox-not-tested');
    expect(await codesOf('ann@down.de')).toContain('mailbox-not-tested');
    expect(await codesOf('ann@nowhere.de')).not.toContain('mailbox-not-tested');
    expect(await codesOf('ann@shop,de')).toEqual(['comma']);
  });

  test('DNS is not asked for an invalid address', async () => {
    const resolver = createZoneResolver(own);
    const check = await checkAddress('ann shop.de', resolver, data);
    expect(resolver.asked).toEqual([]);
    expect(check).not.toHaveProperty('domain');
  });

  test.each([
    ['ann@shop.de', 'unknown'],
    ['ann@throwaway.de', 'risky'],
    ['ann@localhost', 'undeliverable'],
    ['ann@', 'undeliverable'],
  ])('without DNS: %s is %s', (input, verdict) => {
    expect(judge(createClassifier(data).classify(input)).verdict).toBe(verdict);
  });
});
