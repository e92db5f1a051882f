// cspell:disable -- addresses with faults, and names in many scripts
import {addressRules, checkAddress} from '..';
import {DnsError} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {rfc, type Problem} from '../../kit';
import {specialUse} from '../special';

const letters = (count: number) => 'a'.repeat(count);
const mx = (exchange: string, preference = 10) => ({preference, exchange});

const zone: Zone = {
  'shop.de': {MX: [mx('mx.shop.de')]},
  'mx.shop.de': {A: ['198.51.100.1']},
  'null.de': {MX: [mx('.', 0)]},
  'both.de': {MX: [mx('.', 0), mx('mx.shop.de')]},
  'bare.de': {TXT: ['hello']},
  'web.de': {A: ['198.51.100.80']},
  'ip.de': {MX: [mx('198.51.100.25')]},
  'own.de': {MX: [mx('localhost')]},
  'gone.de': {MX: [mx('nowhere.shop.de')]},
  'inner.de': {MX: [mx('inner.shop.de')]},
  'inner.shop.de': {A: ['10.0.0.25']},
  'shaky.de': {MX: [mx('broken.de')]},
  'broken.de': 'SERVFAIL',
  'silent.de': new DnsError('timeout', 'Cloudflare did not answer within 5 seconds.'),
};

/** At least one address for every rule. */
const examples = [
  '',
  'ann.shop.de',
  'mailto:ann@shop.de',
  'ann@shop.de, bob@shop.de',
  'Ann <ann@shop.de>',
  '<ann@shop.de>',
  ' ann@shop.de',
  letters(2_001),
  `${letters(20)}@${`${letters(59)}.`.repeat(4)}de`,
  '@shop.de',
  '.ann@shop.de',
  'ann.@shop.de',
  'ann..lee@shop.de',
  'ann@shop..de',
  'ann lee@shop.de',
  'ann@sh op.de',
  'a\r\nb@shop.de',
  'ann,lee@shop.de',
  'ann(work)@shop.de',
  'ann(work@shop.de',
  'ann"lee"@shop.de',
  '"ann@shop.de',
  '"ann"lee@shop.de',
  '"ann\\é"@shop.de',
  `${letters(65)}@shop.de`,
  '"ann"@shop.de',
  'josé@shop.de',
  'jose\u0301@shop.de',
  '\u0947\u0932@shop.de',
  'ann║lee@shop.de',
  'an\ufffdn@shop.de',
  'an\u0007n@shop.de',
  'an\u00a0n@shop.de',
  'an\u200bn@shop.de',
  'an\u202en@shop.de',
  'an\uff47n@shop.de',
  'an\ue000n@shop.de',
  'an\ufdefn@shop.de',
  '\u0300ann@shop.de',
  'ann@',
  'ann@@shop.de',
  'ann@.shop.de',
  'ann@shop.de.',
  'ann@shop,de',
  'ann@my_shop.de',
  'ann@shop/de',
  'ann@-shop.de',
  'ann@ab--cd.de',
  `ann@${letters(64)}.de`,
  `ann@${'ü'.repeat(60)}.de`,
  `a@${`${letters(63)}.`.repeat(4)}de`,
  'ann@shop©.de',
  'ann@א1a.example',
  'ann@xn--0.de',
  'ann@[192.0.2.1',
  'ann@[192.0.2.1].de',
  'ann@[192.0.2]',
  'ann@[IPv6:1::2::3]',
  'ann@[192.0.2.1]',
  'ann@io',
  'ann@shop.12',
  'ann@shop.c',
  'ann@example.com',
  'ann@www.shop.de',
  'ann@shop。de',
  'ann@xn--i-7iq.ws',
  'аnn@shop.de',
  'ann@pаypal.de',
  'ann@аррӏе.de',
  'ann@gmial.com',
  'ann@shop.con',
  'ann@mailinator.com',
  'no-reply@shop.de',
  'info@shop.de',
  'ann@duck.com',
  'ann@gmail.com',
  'ann@nowhere.de',
  'ann@printer.local',
  ...Object.keys(zone).map((domain) => `ann@${domain}`),
];

/** `special-use` has another section for each name: see below. */
const OWN_REFERENCE = ['special-use'];

async function reasonsOf(address: string): Promise<Problem[]> {
  const data = {disposable: new Set(['mailinator.com'])};
  return (await checkAddress(address, createZoneResolver(zone), data)).reasons;
}

const rules = new Map(addressRules.map((rule) => [rule.code, rule]));

test.each(examples.map((address) => [address]))(
  'what is found in %j is as grave as its rule says, and from the same source',
  async (address) => {
    for (const {code, severity, reference} of await reasonsOf(address)) {
      const rule = rules.get(code);
      expect({code, severity}).toEqual({code, severity: rule?.severity});
      if (!OWN_REFERENCE.includes(code)) {
        expect({code, reference}).toEqual({code, reference: rule?.reference});
      }
    }
  },
);

test('every rule has an example', async () => {
  const found = await Promise.all(examples.map(reasonsOf));
  const codes = new Set(found.flat().map(({code}) => code));
  expect([...rules.keys()].filter((code) => !codes.has(code))).toEqual([]);
});

test.each([
  ['info', rfc(2142, '3')],
  ['abuse', rfc(2142, '4')],
  ['postmaster', rfc(2142, '5')],
  ['billing', undefined],
])('%s is a role by %j', async (local, reference) => {
  const reasons = await reasonsOf(`${local}@shop.de`);
  expect(reasons.find(({code}) => code === 'role')?.reference).toEqual(reference);
});

test.each([
  ['shop.alt', 9476, '2', 10],
  ['shop.arpa', 3172, '1', 10],
  ['shop.example', 6761, '6.5', 10],
  ['shop.invalid', 6761, '6.4', 10],
  ['shop.local', 6762, '3', 10],
  ['localhost', 6761, '6.3', 5],
  ['shop.onion', 7686, '2', 10],
  ['shop.test', 6761, '6.2', 10],
])('%s is reserved by RFC %d, %s', (domain, number, section, position) => {
  expect(specialUse(domain, 5)).toMatchObject({
    code: 'special-use',
    severity: 'warning',
    position,
    reference: rfc(number, section),
  });
});
