/**
 * What the mail tools need of DNS: one question, one answer. The tools take
 * any Resolver, so they run against DNS over HTTPS in a page and against a
 * zone in memory in tests.
 */

/** What a record of each type carries. */
export interface RecordData {
  A: string;
  AAAA: string;
  /** A property that limits who may issue certificates (RFC 8659, 4.1). */
  CAA: {critical: boolean; tag: string; value: string};
  CNAME: string;
  /** What the zone above holds about a signed zone (RFC 4034, 5.1). */
  DS: {keyTag: number; algorithm: number; digestType: number};
  MX: {preference: number; exchange: string};
  NS: string;
  PTR: string;
  /**
   * The character-strings of one TXT record, one character per octet (code
   * points 0 to 255): join them without a separator to get the text (RFC 7208,
   * 3.3; RFC 6376, 3.6.2.2).
   */
  TXT: string[];
  /** Type 99, given up by RFC 7208 (3.1). Its data is that of TXT. */
  SPF: string[];
}

export type RecordType = keyof RecordData;

export type ResourceRecord<Type extends RecordType = RecordType> = {
  [T in Type]: {
    /** Owner name without the final dot. */
    name: string;
    type: T;
    /** Seconds. */
    ttl: number;
    data: RecordData[T];
  };
}[Type];

/** Response codes by name (RFC 1035, 4.1.1; IANA "DNS RCODEs"). */
export type Rcode = 'NOERROR' | 'NXDOMAIN' | 'SERVFAIL' | 'REFUSED' | (string & {});

export interface DnsAnswer {
  rcode: Rcode;
  /** Records of the type asked for, after CNAMEs were followed. Empty: there are none. */
  answers: ResourceRecord[];
  /** The resolver validated the answer with DNSSEC. Missing: it doesn't tell. */
  authenticated?: boolean;
}

export interface Resolver {
  /**
   * Asks one question.
   *
   * @param name domain name in ASCII (A-labels), with or without a final dot
   * @param type record type
   * @returns the answer, whatever its response code
   * @throws {DnsError} when no answer came, or none that can be read
   */
  query(name: string, type: RecordType): Promise<DnsAnswer>;
}

export type DnsErrorCode = 'timeout' | 'network' | 'malformed';

/** No usable answer. A name that does not exist is not an error but an answer. */
export class DnsError extends Error {
  override readonly name = 'DnsError';

  constructor(
    readonly code: DnsErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The records of one type among an answer's records, typed. */
export function recordsOf<Type extends RecordType>(
  answer: DnsAnswer,
  type: Type,
): ResourceRecord<Type>[] {
  const isOfType = (record: ResourceRecord): boolean => record.type === type;
  return answer.answers.filter(isOfType) as ResourceRecord<Type>[];
}

/** Lower case and without the final dot: the form in which names are compared. */
export function normalName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** The same resolver, which asks each question once. */
export function remember(resolver: Resolver): Resolver {
  const asked = new Map<string, ReturnType<Resolver['query']>>();
  return {
    query(name, type) {
      const key = `${type} ${normalName(name)}`;
      const answer = asked.get(key) ?? resolver.query(name, type);
      asked.set(key, answer);
      return answer;
    },
  };
}
