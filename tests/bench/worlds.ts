/**
 * The SPF engine beside mailauth and pyspf: 2,000 random worlds (or `-- --worlds N`) of
 * domains that include, redirect and name hosts, each with a client and a sender, from a
 * fixed seed (`-- --seed N`). Run it with `npm run bench:worlds`. It prints how many
 * results are the same, and the worlds of the first that differ. pyspf takes part where
 * `python3 -c "import spf"` works (`apt-get install python3-spf`).
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import fc from 'fast-check';
import {spf as mailauthSpf} from 'mailauth/lib/spf';
import {recordsOf, type RecordType} from '../../src/tools/dns';
import {createZoneResolver, type Zone} from '../../src/tools/dns/testing';
import {checkHost} from '../../src/tools/spf';

const {values} = parseArgs({
  options: {
    worlds: {type: 'string', default: '2000'},
    seed: {type: 'string', default: '7208'},
  },
});
const SHOWN = 5;

const CLIENTS = ['192.0.2.1', '192.0.2.130', '198.51.100.7', '2001:db8::1'] as const;
const DOMAINS = ['a.example', 'b.example', 'c.example', 'd.b.example'] as const;
const HOSTS = ['mx.example', 'host.example', 'six.example'] as const;

const domain = fc.constantFrom(...DOMAINS);
const host = fc.constantFrom<string>(...DOMAINS, ...HOSTS);
// Few lead to a domain without a record, which ends nearly every check.
const other = fc.oneof({weight: 9, arbitrary: domain}, {weight: 1, arbitrary: host});
const prefix = fc.constantFrom('', '', '/24', '/31', '//64', '/24//64');

const mechanism = fc.oneof(
  fc.constantFrom(
    'ip4:192.0.2.1',
    'ip4:192.0.2.128/25',
    'ip4:198.51.100.0/24',
    'ip6:2001:db8::/32',
    'a',
    'mx',
    'exists:%{l1r-}.%{d2}.list.example',
  ),
  fc.tuple(fc.constantFrom('a:', 'mx:'), host, prefix).map((parts) => parts.join('')),
  other.map((name) => `include:${name}`),
);
const term = fc
  .tuple(fc.constantFrom('', '', '+', '-', '~', '?'), mechanism)
  .map((parts) => parts.join(''));
const ending = fc.oneof(
  fc.constantFrom('-all', '~all', '?all', '+all', ''),
  other.map((name) => `redirect=${name}`),
);
// At the beginning, as mailauth reads a record only up to the term that matches.
const fault = fc.oneof(
  {weight: 9, arbitrary: fc.constantFrom('', 'more=y')},
  {weight: 1, arbitrary: fc.constantFrom('ip4:192.0.2', 'foo:bar')},
);
const record = fc
  .tuple(fault, fc.array(term, {maxLength: 4}), ending)
  .map(([broken, terms, end]) =>
    ['v=spf1', broken, ...terms, end].filter(Boolean).join(' '),
  );
const records = fc.oneof(
  {weight: 18, arbitrary: record.map((text) => [text])},
  {weight: 1, arbitrary: fc.tuple(record, record)},
  {weight: 1, arbitrary: fc.constant([])},
);

// A record that leads straight to itself is an error to pyspf before it is evaluated.
const world = fc
  .record({
    texts: fc.tuple(records, records, records, records),
    sender: domain,
    ip: fc.constantFrom(...CLIENTS),
  })
  .filter(({texts}) =>
    texts.every((own, index) =>
      own.every((text) => !new RegExp(`[:=]${DOMAINS[index] ?? ''}( |$)`).test(text)),
    ),
  );

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

/** Every name has addresses, as engines count lookups that find nothing in different ways. */
function zoneOf({texts}: World): Zone {
  const zone: Zone = {
    'mx.example': {
      A: ['192.0.2.1'],
      AAAA: ['2001:db8::1'],
      MX: [{preference: 10, exchange: 'host.example'}],
    },
    'host.example': {
      A: ['198.51.100.7', '192.0.2.130'],
      AAAA: ['2001:db8::1'],
      MX: [{preference: 10, exchange: 'six.example'}],
    },
    'six.example': {
      A: ['203.0.113.9'],
      AAAA: ['2001:db8::2'],
      MX: [{preference: 10, exchange: 'mx.example'}],
    },
  };
  for (const [index, name] of DOMAINS.entries()) {
    zone[name] = {
      TXT: [...(texts[index] ?? []), 'another=text'],
      A: [CLIENTS[index % 3] ?? ''],
      AAAA: ['2001:db8::3'],
      MX: [{preference: 10, exchange: HOSTS[index % 3] ?? ''}],
    };
    zone[`news.${name.split('.').slice(-2).join('.')}.list.example`] = {A: ['127.0.0.2']};
  }
  return zone;
}

/** The zone as mailauth asks for it: errors with a code in place of answers without records. */
function nodeResolver(zone: Zone) {
  const resolver = createZoneResolver(zone);
  return async (name: string, type: string) => {
    const answer = await resolver.query(name, type as RecordType);
    const found = recordsOf(answer, type as RecordType).map(({data}) =>
      typeof data === 'object' && 'exchange' in data
        ? {priority: data.preference, exchange: data.exchange}
        : data,
    );
    if (found.length === 0) {
      throw Object.assign(new Error('none'), {
        code: answer.rcode === 'NXDOMAIN' ? 'ENOTFOUND' : 'ENODATA',
      });
    }
    return found;
  };
}

const PYTHON = `
import json, sys, spf
def look(zone):
    def DNSLookup(name, kind, *rest, **more):
        entry = zone.get(name.lower().rstrip('.'), {})
        return [((name, kind),
                 (v.encode(),) if kind == 'TXT'
                 else (v['preference'], v['exchange']) if kind == 'MX' else v)
                for v in entry.get(kind, [])]
    return DNSLookup
print(json.dumps([(setattr(spf, 'DNSLookup', look(w['zone'])),
                   spf.check2(i=w['ip'], s=w['sender'], h=w['helo'])[0])[1]
                  for w in json.load(sys.stdin)]))
`;

/** The results of pyspf, if it is installed. */
function pyspf(questions: readonly object[]): string[] | undefined {
  const python = ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', 'import spf']).status === 0,
  );
  if (!python) {
    return undefined;
  }
  const run = spawnSync(python, ['-W', 'ignore', '-c', PYTHON], {
    input: JSON.stringify(questions),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (run.status !== 0) {
    throw new Error(run.stderr);
  }
  return JSON.parse(run.stdout) as string[];
}

function compare(
  name: string,
  worlds: readonly World[],
  ours: readonly string[],
  theirs: readonly string[],
): void {
  const differing = ours.flatMap((result, index) =>
    result === theirs[index] ? [] : [index],
  );
  console.log(
    `${name}: ${ours.length - differing.length} of ${ours.length} results the same`,
  );
  for (const index of differing.slice(0, SHOWN)) {
    console.log(
      `  ${ours[index] ?? ''} here, ${theirs[index] ?? ''} there: ${JSON.stringify(worlds[index])}`,
    );
  }
}

async function main(): Promise<void> {
  const worlds = fc.sample(world, {
    seed: Number(values.seed),
    numRuns: Number(values.worlds),
  });
  const questions = worlds.map((given) => ({
    zone: zoneOf(given),
    ip: given.ip,
    sender: `news@${given.sender}`,
    helo: `out.${given.sender}`,
  }));
  const ours: string[] = [];
  const mailauth: string[] = [];
  for (const {zone, ...input} of questions) {
    ours.push((await checkHost(input, createZoneResolver(zone))).result);
    const theirs = await mailauthSpf({...input, resolver: nodeResolver(zone)} as never);
    mailauth.push(theirs.status.result);
  }

  const counts = new Map<string, number>();
  for (const result of ours) {
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  console.log([...counts].map(([result, count]) => `${result} ${count}`).join(', '));
  compare('mailauth', worlds, ours, mailauth);
  const python = pyspf(questions);
  if (python) {
    compare('pyspf', worlds, ours, python);
  } else {
    console.log('pyspf is not installed, so it takes no part.');
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
