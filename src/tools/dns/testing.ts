import {
  DnsError,
  normalName,
  type DnsAnswer,
  type RecordData,
  type RecordType,
  type Resolver,
  type ResourceRecord,
} from './resolver';

/**
 * What a name holds. A TXT or SPF record given as one string is one character-string.
 * In place of records a name can have a response code, or an error that the
 * resolver reports. A name that is missing does not exist; a type that is
 * missing has no records.
 */
export type ZoneEntry =
  | {
      [T in RecordType]?: (T extends 'TXT' | 'SPF' ? string | string[] : RecordData[T])[];
    }
  | 'SERVFAIL'
  | 'REFUSED'
  | DnsError;

export type Zone = Record<string, ZoneEntry>;

export interface ZoneResolver extends Resolver {
  /** Every question so far, as 'TXT example.com'. */
  asked: string[];
}

/**
 * A resolver that answers from a zone in memory. For tests.
 *
 * @param authenticated whether the resolver reports every response as validated by DNSSEC
 */
export function createZoneResolver(
  zone: Zone,
  {authenticated = false}: {authenticated?: boolean} = {},
): ZoneResolver {
  const entries = new Map(
    Object.entries(zone).map(([name, entry]) => [normalName(name), entry]),
  );
  const asked: string[] = [];

  function query(name: string, type: RecordType): Promise<DnsAnswer> {
    const owner = normalName(name);
    asked.push(`${type} ${owner}`);
    const entry = entries.get(owner);
    if (entry === undefined) {
      return Promise.resolve({rcode: 'NXDOMAIN', answers: []});
    }
    if (entry instanceof DnsError) {
      return Promise.reject(entry);
    }
    if (typeof entry === 'string') {
      return Promise.resolve({rcode: entry, answers: []});
    }
    const answers = (entry[type] ?? []).map((data) => ({
      name: owner,
      type,
      ttl: 300,
      data: isText(type) && typeof data === 'string' ? [data] : data,
    }));
    // The zone's type ties each type to its data; a mapped list cannot say so.
    return Promise.resolve({
      rcode: 'NOERROR',
      answers: answers as ResourceRecord[],
      authenticated,
    });
  }

  return {query, asked};
}

function isText(type: RecordType): boolean {
  return type === 'TXT' || type === 'SPF';
}
