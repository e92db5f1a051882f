import {
  DnsError,
  normalName,
  type DnsAnswer,
  type RecordType,
  type Resolver,
  type ResourceRecord,
} from '../dns';
import {checkHost} from '../spf';
import type {ConformanceCase} from './cases';

/** A record of a zone: its type and data, or the time-out of every type that is not there. */
type Entry = 'TIMEOUT' | Readonly<Record<string, unknown>>;

type Zone = Readonly<Record<string, readonly Entry[]>>;

/** The file, as it was converted from the suite’s YAML; its `license` stays with it. */
export interface SpfSuite {
  scenarios: readonly {
    name: string;
    zone: Zone;
    tests: readonly {
      id: string;
      spec: string;
      description?: string;
      helo: string;
      ip: string;
      sender: string;
      result: readonly string[];
      explanation?: string;
    }[];
  }[];
}

/** Names that a chain of aliases may have. */
const MAX_ALIASES = 8;

/**
 * A resolver for a zone of the suite, by the rules of its own driver: SPF records are also
 * TXT records where the name has no TXT entry, and a TIMEOUT stands for every type that the
 * name does not list.
 */
export function zoneResolver(zone: Zone): Resolver {
  const names = new Map(
    Object.entries(zone).map(([name, entries]) => [normalName(name), entries]),
  );
  const lookUp = (asked: string, type: RecordType): DnsAnswer => {
    let name = normalName(asked);
    for (let step = 0; step < MAX_ALIASES; step += 1) {
      const entries = names.get(name);
      if (!entries) {
        return {rcode: 'NXDOMAIN', answers: []};
      }
      const values = valuesOf(entries, type);
      const [alias] = valuesOf(entries, 'CNAME');
      if (values.length === 0 && typeof alias === 'string') {
        name = normalName(alias);
        continue;
      }
      if (entries.includes('TIMEOUT') && values.length === 0) {
        throw new DnsError('timeout', 'The name does not answer in time.');
      }
      return {
        rcode: 'NOERROR',
        answers: values.map((value) => recordOf(name, type, value)),
      };
    }
    return {rcode: 'NOERROR', answers: []};
  };
  return {
    query: (name, type) =>
      new Promise((resolve) => {
        resolve(lookUp(name, type));
      }),
  };
}

function valuesOf(entries: readonly Entry[], type: RecordType): unknown[] {
  const of = (wanted: string): unknown[] =>
    entries.flatMap((entry) =>
      entry !== 'TIMEOUT' && wanted in entry ? [entry[wanted]] : [],
    );
  const values = of(type);
  return (type === 'TXT' && values.length === 0 ? of('SPF') : values).filter(
    (value) => value !== 'NONE',
  );
}

function recordOf(name: string, type: RecordType, value: unknown): ResourceRecord {
  const data =
    type === 'TXT' || type === 'SPF'
      ? [value].flat()
      : type === 'MX' && Array.isArray(value)
        ? {preference: Number(value[0]), exchange: String(value[1])}
        : value;
  // The suite's data is of the type that its entry names.
  return {name, type, ttl: 300, data} as ResourceRecord;
}

/** The cases of the suite for RFC 7208. */
export function spfCases({scenarios}: SpfSuite): ConformanceCase[] {
  return scenarios.flatMap(({name, zone, tests}) =>
    tests.map(({id, spec, description, helo, ip, sender, result, explanation}) => ({
      id,
      section: `RFC 7208, ${spec}`,
      asked: [
        ['Group', name],
        ...(description === undefined ? [] : [['About', description] as const]),
        ['Client', ip],
        ['HELO', helo],
        ['MAIL FROM', sender],
        ['Zone', zoneInWords(zone)],
      ] as const,
      expected: result.map((one) =>
        explanation === undefined ? one : `${one}, “${explanation}”`,
      ),
      run: async () => {
        const check = await checkHost({ip, sender, helo}, zoneResolver(zone));
        // The suite's word for the explanation of a record that has none of its own.
        const said = check.result === 'fail' ? (check.explanation ?? 'DEFAULT') : '';
        return explanation === undefined ? check.result : `${check.result}, “${said}”`;
      },
    })),
  );
}

/** A line for each record of a zone. */
function zoneInWords(zone: Zone): string {
  return Object.entries(zone)
    .flatMap(([name, entries]) =>
      entries.map((entry) =>
        entry === 'TIMEOUT'
          ? `${name} TIMEOUT`
          : Object.entries(entry)
              .map(([type, value]) => `${name} ${type} ${JSON.stringify(value)}`)
              .join('\n'),
      ),
    )
    .join('\n');
}
