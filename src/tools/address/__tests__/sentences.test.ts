// cspell:disable -- addresses with faults
import {checkAddress, checkMailDomain, parseAddress, suggestFor} from '..';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {createClassifier} from '../classify';

const mx = (exchange: string, preference = 10) => ({preference, exchange});
const data = {disposable: new Set(['gmali.com'])};

function messageOf(input: string, code: string): string | undefined {
  return createClassifier(data)
    .classify(input)
    .problems.find((problem) => problem.code === code)?.message;
}

describe('what depends on the address in a sentence', () => {
  test.each([
    ['ann@gmial.com', 'typo-provider', /gmail\.com \(Gmail\)\.$/],
    ['ann@gmali.com', 'typo-provider', /It is also on a list of disposable domains\.$/],
    ['ann@shop.con', 'typo-ending', /^There is no .* “\.con”\. shop\.com was /],
    ['ann@gmail.com', 'free-provider', /at Gmail, /],
    ['ann@-shop.de', 'edge-hyphen', /begins with a hyphen/],
    ['ann@shop-.de', 'edge-hyphen', /ends with a hyphen/],
    ['ann@192.0.2.1', 'numeric-ending', /is an IP address/],
    ['ann@shop.192.0.2.1', 'numeric-ending', /ends in a number, “1”/],
    ['ann@10.20.30', 'numeric-ending', /ends in a number, “30”/],
    ['"ann@shop.de"', 'after-quotes', /The @ is inside/],
    ['"ann" @shop.de', 'after-quotes', /more text after/],
    [' ann@shop.de', 'space-around', /before the address/],
    ['ann@shop.de ', 'space-around', /after the address/],
    ['ann(at)shop.de', 'no-at', /but “\(at\)” instead/],
    [`ann@${'a'.repeat(64)}.de`, 'long-label', /“a{24}…” has 64 characters, /],
    [`ann@-${'a'.repeat(39)}.de`, 'edge-hyphen', /“-a{39}” /],
    [`ann@-${'a'.repeat(40)}.de`, 'edge-hyphen', /“-a{23}…” /],
    [`ann@${'ü'.repeat(60)}.de`, 'long-label', /in the form that DNS uses/],
    ['ann@א1a.example', 'not-idna', /^“א1a” breaks/],
    ['ann@[1:2]', 'bad-literal', /neither an IPv4 address/],
    ['ann@[1.2]', 'bad-literal', /four numbers/],
    [`${'a'.repeat(65)}@shop.de`, 'long-local-part', /65 characters/],
    [`${'é'.repeat(33)}@shop.de`, 'long-local-part', /66 octets/],
  ])('%s: %s', (input, code, expected) => {
    expect(messageOf(input, code)).toMatch(expected);
  });

  test('a typo at a listed domain is asked about and not thrown away', () => {
    expect(createClassifier(data).classify('ann@gmali.com')).toMatchObject({
      disposable: false,
      suggestion: {address: 'ann@gmail.com'},
    });
  });

  test('an invalid address is in none of the groups', () => {
    expect(createClassifier(data).classify('info@gmali,com')).toMatchObject({
      disposable: false,
      role: false,
      free: false,
    });
  });

  test.each([
    [1, 'at mx0.shop.de.'],
    [2, 'at mx0.shop.de and one more server.'],
    [3, 'at mx0.shop.de and 2 more servers.'],
  ])('of %d mail servers, the first is named', async (count, ending) => {
    const names = Array.from({length: count}, (_, index) => `mx${index}.shop.de`);
    const zone: Zone = {
      'shop.de': {MX: names.map((name, index) => mx(name, index))},
      ...Object.fromEntries(names.map((name) => [name, {A: ['198.51.100.1']}])),
    };
    const {reasons} = await checkAddress('ann@shop.de', createZoneResolver(zone), data);
    const [sign] = reasons.filter(({code}) => code === 'takes-mail');
    expect(sign?.message.endsWith(ending)).toBe(true);
  });

  test('an address with a warning is not called well formed', async () => {
    const zone: Zone = {'shop.de': {MX: [mx('mx.shop.de')]}};
    const codesOf = async (input: string) =>
      (await checkAddress(input, createZoneResolver(zone), data)).reasons.map(
        ({code}) => code,
      );
    expect(await codesOf('"ann"@shop.de')).not.toContain('well-formed');
    expect(await codesOf('josé@shop.de')).toContain('well-formed');
  });
});

describe('the addresses of mail servers', () => {
  const zone: Zone = {
    'v6.de': {MX: [mx('v6.mx.de')]},
    'v6.mx.de': {AAAA: ['2001:db8::1']},
    'inner6.de': {MX: [mx('inner6.mx.de')]},
    'inner6.mx.de': {AAAA: ['fe80::1', 'fd00::1']},
    'mixed.de': {MX: [mx('mixed.mx.de')]},
    'mixed.mx.de': {A: ['10.0.0.1', '198.51.100.1']},
    'mixed6.de': {MX: [mx('mixed6.mx.de')]},
    'mixed6.mx.de': {AAAA: ['::1', '2001:db8::1']},
    'below.de': {MX: [mx('mail.localhost')]},
    'numbers.de': {MX: [mx('192.0.2.1.mx.de')]},
    '192.0.2.1.mx.de': {A: ['198.51.100.1']},
    'name.de': {MX: [mx('mx.192.0.2.1')]},
    'colon.de': {MX: [mx('2001:db8::1')]},
    'half.de': {MX: [mx('half.mx.de')]},
    'half.mx.de': 'SERVFAIL',
    'lone.de': {A: ['10.0.0.1']},
  };

  test.each([
    ['v6.de', 'accepts', []],
    ['inner6.de', 'refuses', ['mx-private-address']],
    ['mixed.de', 'accepts', []],
    ['mixed6.de', 'accepts', []],
    ['below.de', 'refuses', ['mx-localhost']],
    ['numbers.de', 'accepts', []],
    ['name.de', 'refuses', ['mx-without-address']],
    ['colon.de', 'refuses', ['mx-ip-address']],
    ['half.de', 'doubtful', ['mx-unknown']],
    ['lone.de', 'doubtful', ['no-mx']],
  ])('%s %s', async (domain, acceptance, codes) => {
    const found = await checkMailDomain(domain, createZoneResolver(zone));
    expect(found.acceptance).toBe(acceptance);
    expect(found.problems.map(({code}) => code)).toEqual(codes);
  });

  // RFC 1918, 3 and RFC 6890: the first and last address of each range, and their neighbors
  test.each([
    ['9.255.255.255', true],
    ['10.0.0.0', false],
    ['10.255.255.255', false],
    ['11.0.0.0', true],
    ['127.0.0.1', false],
    ['169.254.0.1', false],
    ['172.15.255.255', true],
    ['172.16.0.0', false],
    ['172.31.255.255', false],
    ['172.32.0.0', true],
    ['192.168.1.1', false],
    ['192.169.0.0', true],
    ['0.0.0.0', false],
  ])('%s can be reached: %s', async (address, reachable) => {
    const resolver = createZoneResolver({
      'shop.de': {MX: [mx('mx.shop.de')]},
      'mx.shop.de': {A: [address]},
    });
    const {acceptance} = await checkMailDomain('shop.de', resolver);
    expect(acceptance).toBe(reachable ? 'accepts' : 'refuses');
  });
});

describe('mending', () => {
  test.each([
    ['Ann <ann@shop.de >', 'ann@shop.de'],
    ['ann@shop,,de', 'ann@shop.de'],
    [' mailto:ann@shop.de?subject=x', 'ann@shop.de'],
    ['MAILTO:ann%40shop.de@', undefined],
    ['ann ( at ) shop ( dot ) de', 'ann@shop.de'],
    ['ann{at}shop{dot}de', 'ann@shop.de'],
    ['ann [at] shop [dot] co [dot] uk', 'ann@shop.co.uk'],
    [' ann.lee.gmail.com ', 'ann.lee@gmail.com'],
    ['ann.shop.de', undefined],
    ['"ann@shop.de', 'ann@shop.de'],
    ['[ann@shop.de]]', 'ann@shop.de'],
    ['ann  @  shop.de', 'ann@shop.de'],
    ['ann@shop.de...', 'ann@shop.de'],
    ['ann\u2003@shop.de', 'ann@shop.de'],
  ])('%j: %s', (input, expected) => {
    expect(suggestFor(input)?.address).toBe(expected);
  });

  test('a suggestion is a valid address', () => {
    const {address = ''} = suggestFor('ann@gmial,com') ?? {};
    expect(parseAddress(address).valid).toBe(true);
  });
});
