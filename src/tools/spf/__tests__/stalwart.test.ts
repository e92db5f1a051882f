import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {checkHost} from '..';
import {DnsError} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {readClient} from '../network';

/**
 * `check_host` cases of another implementation, where they are at hand. It reads five of
 * them otherwise than RFC 7208; those are named here with the reason.
 */
const file = path.resolve(process.cwd(), '../shared/suites/spf/stalwart.spf.json');

interface Row {
  type: 'a' | 'aaaa' | 'mx' | 'ptr' | 'spf' | 'exp';
  name: string;
  value: string;
}

interface Scenario {
  file: string;
  name: string;
  records: Row[];
  tests: {
    /** What the client says in HELO. */
    domain: string;
    sender: string;
    ip: string;
    /** The result, and after a space the explanation. */
    expect: string;
    label?: string;
    addRecords?: Row[];
  }[];
}

/** Where it reads RFC 7208 otherwise, and why we do not follow. */
const otherwise: Readonly<Record<string, string>> = {
  'All test: sender@test.org from 10.0.0.1':
    'permerror: an unknown mechanism is a fault of syntax wherever it stands (4.6)',
  'DNS Lookup Limits: sender@ok.test.org from 172.168.0.1':
    'permerror: more than two lookups find nothing (4.6.4)',
  'Exists: sender@ip6.test.org from 167.1.2.3':
    'fail: exists asks for A records, not for AAAA (5.7)',
  'IPv6 match: sender@test.org from 10.1.2.3':
    'fail: an IPv4 client never matches ip6 (5)',
  'Macro expansion 2: strong-bad@email.example.com from 2001:db8::cb01':
    'fail: exists asks for A records, not for AAAA (5.7)',
};

/** Its zones name mail hosts by address, so each address gets a host name of its own. */
function zoneOf(rows: readonly Row[]): Zone {
  const zone = new Map<string, Record<string, unknown[]>>();
  const put = (name: string, type: string, data: unknown[]) => {
    zone.set(name, {...zone.get(name), [type]: data});
  };
  for (const {type, name, value} of rows) {
    const values = value.split(',').map((one) => one.trim());
    if (type === 'mx') {
      const hosts = values.map((address, index) => {
        const host = `mx${index}.${name}`;
        put(host, address.includes(':') ? 'AAAA' : 'A', [address]);
        return {preference: index, exchange: host};
      });
      put(name, 'MX', hosts);
    } else if (type === 'ptr') {
      put(readClient(name)?.reverseName.toLowerCase() ?? name, 'PTR', values);
    } else if (type === 'a' || type === 'aaaa') {
      put(name, type.toUpperCase(), values);
    } else {
      put(name, 'TXT', [value]);
    }
  }
  return {
    ...(Object.fromEntries(zone) as Zone),
    '_dns_error.org': new DnsError('timeout', 'no answer'),
    '_dns_error.test.org': new DnsError('timeout', 'no answer'),
  };
}

/** It checks the HELO name first, and the sender only if that has no objection. */
async function check({domain, sender, ip}: Scenario['tests'][number], zone: Zone) {
  const resolver = createZoneResolver(zone);
  const receiver = 'mx.example.net';
  const helo = await checkHost({ip, sender: '', helo: domain, receiver}, resolver);
  const {result, explanation} =
    sender === '' || !/^(?:pass|none)$/.test(helo.result)
      ? helo
      : await checkHost({ip, sender, helo: domain, receiver}, resolver);
  return [result, ...(explanation === undefined ? [] : [explanation])].join(' ');
}

if (!existsSync(file)) {
  console.log(`skipped: ${file} is not here`);
  test.skip('stalwart.spf.json', () => undefined);
} else {
  const scenarios = JSON.parse(readFileSync(file, 'utf8')) as Scenario[];

  test('158 of 163 agree, and the other five are these', async () => {
    const differing: Record<string, string> = {};
    let cases = 0;
    for (const {name, records, tests} of scenarios) {
      for (const one of tests) {
        cases += 1;
        const result = await check(one, zoneOf([...records, ...(one.addRecords ?? [])]));
        if (result !== one.expect) {
          differing[`${name}: ${one.sender} from ${one.ip}`] = result;
        }
      }
    }
    const expected = Object.entries(otherwise).map(([name, why]) => [
      name,
      why.split(':', 1)[0],
    ]);
    expect(differing).toEqual(Object.fromEntries(expected));
    expect(cases).toBe(163);
  });
}
