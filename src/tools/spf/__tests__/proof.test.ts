import fc from 'fast-check';
import {checkHost, inspectSpf} from '..';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {networkText} from '../networks';
import {lostSenders, proveChange, type ChangeProof} from '../proof';
import {anyRecord, zone} from './spfWorld';

const DOMAIN = 'example.com';

function resolverFor(records: readonly (string | string[])[], others: Zone = {}) {
  return createZoneResolver({...zone, ...others, [DOMAIN]: {TXT: [...records]}});
}

async function prove(records: readonly (string | string[])[], next: string) {
  const resolver = resolverFor(records);
  const before = await inspectSpf(DOMAIN, resolver);
  return proveChange(before, new Map([[DOMAIN, [next]]]), resolver);
}

function rowsOf({rows}: ChangeProof): string[] {
  return rows.map(
    ({network, before, after}) =>
      `${network ? networkText(network) : 'others'}: ${before} to ${after}`,
  );
}

describe('what a change does to each network', () => {
  test('a fault is repaired: senders pass, others are turned away', async () => {
    const proof = await prove(['v=spf1 ip:192.0.2.1 -all'], 'v=spf1 ip4:192.0.2.1 -all');
    expect(rowsOf(proof)).toEqual([
      '192.0.2.1: permerror to pass',
      'others: permerror to fail',
    ]);
    expect(lostSenders(proof)).toEqual([]);
  });

  test('a sender that a record leaves out is lost', async () => {
    const proof = await prove(
      ['v=spf1 ip4:192.0.2.1 include:spf.example.net -all'],
      'v=spf1 ip4:192.0.2.1 -all',
    );
    expect(rowsOf(proof)).toEqual([
      '198.51.100.0/25: pass to fail',
      '192.0.2.1: pass to pass',
      'others: fail to fail',
    ]);
    expect(lostSenders(proof).map(({network}) => network?.address)).toEqual([
      '198.51.100.0',
    ]);
    expect(proof.lookups).toEqual({before: 1, after: 0});
  });

  test('a wide block is judged by what no narrower one names', async () => {
    const proof = await prove(
      [
        'v=spf1 -ip4:192.0.2.0/25 ip4:192.0.2.0/24 -ip6:2001:db8::/33 ip6:2001:db8::/32 ~all',
      ],
      'v=spf1 ip6:2001:db8::/32 ip4:192.0.2.0/24 ~all',
    );
    expect(rowsOf(proof)).toEqual([
      '192.0.2.0/25: fail to pass',
      '2001:db8::/33: fail to pass',
      '192.0.2.0/24: pass to pass',
      '2001:db8::/32: pass to pass',
      'others: softfail to softfail',
    ]);
  });

  test('halves that fill a block leave it no row of its own', async () => {
    const record = 'v=spf1 ip4:192.0.2.0/25 ip4:192.0.2.128/25 ip4:192.0.2.0/24 -all';
    expect(rowsOf(await prove([record], record))).toEqual([
      '192.0.2.0/25: pass to pass',
      '192.0.2.128/25: pass to pass',
      'others: fail to fail',
    ]);
  });

  test('other TXT records stay, and several SPF records become one', async () => {
    const proof = await prove(
      ['proof=1', 'v=spf1 ip4:192.0.2.1 -all', 'v=spf1 mx -all'],
      'v=spf1 ip4:192.0.2.1 -all',
    );
    expect(rowsOf(proof)).toContain('192.0.2.1: permerror to pass');
  });

  test('so many networks at most, and those that change before the others', async () => {
    const many = Array.from(
      {length: 300},
      (_, index) => `ip4:10.${index >> 8}.${index & 255}.0/24`,
    ).join(' ');
    const proof = await prove(
      [`v=spf1 ${many} ip4:192.0.2.1 -all`],
      `v=spf1 ${many} -all`,
    );
    expect(proof.unchecked).toBe(51);
    expect(rowsOf(proof)[0]).toBe('192.0.2.1: pass to fail');
  });
});

/** Every sender by one address: those of the zone, those of the records, and a stranger. */
const SENDERS = [
  '192.0.2.1',
  '192.0.2.2',
  '192.0.2.3',
  '192.0.2.4',
  '192.0.2.5',
  '192.0.2.6',
  '192.0.2.7',
  '192.0.2.8',
  '192.0.2.9',
  '192.0.2.10',
  '192.0.2.11',
  '192.0.2.200',
  '198.51.100.1',
  '198.51.100.7',
  '198.51.100.200',
  '203.0.113.1',
  '2001:db8::1',
  '2001:db8::2',
  '203.0.113.99',
];

test('no suggestion lets fewer of the meant senders pass', async () => {
  let proven = 0;
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRecord, {minLength: 1, maxLength: 2}),
      async (records) => {
        const resolver = resolverFor(records);
        const before = await inspectSpf(DOMAIN, resolver);
        const {suggestion} = before;
        if (!suggestion) {
          return;
        }
        const next = new Map([[DOMAIN, suggestion.strings]]);
        const proof = await proveChange(before, next, resolver);
        expect(lostSenders(proof)).toEqual([]);
        proven += 1;
        // The same by address, and without the code that looks for networks.
        const after = resolverFor([suggestion.record]);
        const isOpen = records.some((text) => /(?:^| )\+?all(?: |$)/i.test(text));
        for (const ip of SENDERS) {
          const input = {ip, sender: `postmaster@${DOMAIN}`, helo: DOMAIN};
          const old = await checkHost(input, resolver);
          const now = await checkHost(input, after);
          if (old.result === 'pass' && !isOpen) {
            expect([ip, now.result]).toEqual([ip, 'pass']);
          }
          opened += old.result === 'permerror' && now.result === 'pass' ? 1 : 0;
        }
      },
    ),
  );
  expect(proven).toBeGreaterThan(5);
  expect(opened).toBeGreaterThan(0);
});
