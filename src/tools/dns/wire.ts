import {
  AUTHENTIC_DATA,
  decode,
  encode,
  RECURSION_DESIRED,
  type Answer,
  type Packet,
} from '@leichtgewicht/dns-packet';

import {
  DnsError,
  normalName,
  type Rcode,
  type RecordType,
  type ResourceRecord,
} from './resolver';

const HEADER_OCTETS = 12;
/** Root name, type, class, TTL, length: no record is shorter (RFC 1035, 4.1.3). */
const SHORTEST_RECORD = 11;
const SHORTEST_QUESTION = 5;
const MAX_NAME = 253;
const MAX_LABEL = 63;

const textEncoder = new TextEncoder();

/** What a DNS message says in answer to one question. */
export interface WireAnswer {
  rcode: Rcode;
  answers: ResourceRecord[];
  /** Names that were followed from the question's name: each CNAME's target, in order. */
  aliases: string[];
  /** The resolver validated the answer with DNSSEC (AD bit: RFC 4035, 3.2.3). */
  authenticated: boolean;
  /** Seconds for which the answer may be kept; 0: not at all. */
  ttl: number;
}

/**
 * A question as a DNS message. The identifier is 0, as RFC 8484 (4.1) asks
 * for; the AD bit asks for the AD bit in return (RFC 6840, 5.7).
 *
 * @throws {DnsError} 'malformed' when the name cannot be put into a message
 */
export function encodeQuestion(name: string, type: RecordType): Uint8Array {
  const plain = normalName(name);
  const labels = plain.split('.').map((label) => textEncoder.encode(label).length);
  const length = labels.reduce((sum, label) => sum + label + 1, -1);
  if (length > MAX_NAME || labels.some((label) => label === 0 || label > MAX_LABEL)) {
    throw new DnsError('malformed', `DNS cannot be queried for “${name}”.`);
  }
  return encode({
    type: 'query',
    id: 0,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA,
    questions: [{name: plain, type}],
  });
}

/**
 * Reads a DNS message that answers a question.
 *
 * @param message the octets
 * @param name the name that was asked for
 * @param type the type that was asked for
 * @param from who sent it, for the error's sentence
 * @throws {DnsError} 'malformed' when the octets are no whole answer to the question
 */
export function decodeAnswer(
  message: Uint8Array,
  name: string,
  type: RecordType,
  from: string,
): WireAnswer {
  const packet = decodePacket(message, from);
  if (packet.type !== 'response') {
    throw new DnsError('malformed', `${from} returned a query instead of a response.`);
  }
  if (packet.flag_tc) {
    throw new DnsError('malformed', `${from} returned a truncated response.`);
  }
  const [question] = packet.questions ?? [];
  if (question && (!sameName(question.name, name) || question.type !== type)) {
    throw new DnsError('malformed', `${from} returned the response to another query.`);
  }

  const records = (packet.answers ?? []).filter(
    (record) => !('class' in record) || record.class === 'IN',
  );
  const {owner, aliases, ttls} = followAliases(records, name, type);
  const answers: ResourceRecord[] = [];
  for (const record of records) {
    if (record.type === type && sameName(record.name, owner)) {
      answers.push(toResourceRecord(record, type, from));
    }
  }
  ttls.push(...answers.map(({ttl}) => ttl));
  return {
    rcode: String(packet.rcode),
    answers,
    aliases,
    authenticated: packet.flag_ad ?? false,
    ttl: answers.length > 0 ? Math.min(...ttls) : negativeTtl(packet, ttls),
  };
}

function decodePacket(message: Uint8Array, from: string): Packet {
  const malformed = new DnsError(
    'malformed',
    `${from} returned a response that is not a DNS message.`,
  );
  if (message.length < HEADER_OCTETS) {
    throw malformed;
  }
  // The decoder believes the header's counts, and for a few octets with great counts it
  // takes a quarter of a second. A message too short for them is refused here.
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  const records = view.getUint16(6) + view.getUint16(8) + view.getUint16(10);
  const least =
    HEADER_OCTETS + view.getUint16(4) * SHORTEST_QUESTION + records * SHORTEST_RECORD;
  if (message.length < least) {
    throw malformed;
  }
  try {
    const packet = decode(message);
    // The decoder reads past the end without complaint, and then says how far it went
    // (NaN when it lost its way).
    const {bytes} = decode as typeof decode & {bytes: number};
    if (bytes <= message.length) {
      return packet;
    }
  } catch {
    // Whatever it stumbled over, the message is not one.
  }
  throw malformed;
}

function followAliases(records: readonly Answer[], name: string, type: RecordType) {
  const targets = new Map<string, {target: string; ttl: number}>();
  for (const record of records) {
    if (record.type === 'CNAME') {
      targets.set(normalName(record.name), {
        target: normalName(record.data),
        ttl: record.ttl ?? 0,
      });
    }
  }
  let owner = normalName(name);
  const aliases: string[] = [];
  const ttls: number[] = [];
  // As many steps as there are CNAMEs: a loop of them ends too.
  while (type !== 'CNAME' && aliases.length < targets.size) {
    const step = targets.get(owner);
    if (!step) {
      break;
    }
    owner = step.target;
    aliases.push(owner);
    ttls.push(step.ttl);
  }
  return {owner, aliases, ttls};
}

function toResourceRecord(
  record: Answer,
  type: RecordType,
  from: string,
): ResourceRecord {
  const common = {name: normalName(record.name), ttl: positiveTtl(record)};
  if (type === 'SPF') {
    return {...common, type, data: characterStrings(record.data, from)};
  }
  switch (record.type) {
    case 'A':
    case 'AAAA':
      return {...common, type: record.type, data: record.data};
    case 'CNAME':
    case 'NS':
    case 'PTR':
      return {...common, type: record.type, data: record.data};
    case 'CAA': {
      const {issuerCritical = false, tag, value} = record.data;
      return {...common, type: 'CAA', data: {critical: issuerCritical, tag, value}};
    }
    case 'DS': {
      const {keyTag, algorithm, digestType} = record.data;
      return {...common, type: 'DS', data: {keyTag, algorithm, digestType}};
    }
    case 'MX':
      return {
        ...common,
        type: 'MX',
        data: {
          preference: record.data.preference ?? 0,
          exchange: record.data.exchange,
        },
      };
    case 'TXT':
      return {
        ...common,
        type: 'TXT',
        data: [record.data].flat().map((string) => toText(string)),
      };
    default:
      throw new DnsError(
        'malformed',
        `${from} returned no ${type} record that can be read.`,
      );
  }
}

/**
 * The character-strings of a record whose data the decoder leaves as octets: for each
 * its length in one octet, then its text (RFC 1035, 3.3).
 */
function characterStrings(data: unknown, from: string): string[] {
  const octets = data instanceof Uint8Array ? data : new Uint8Array();
  const strings: string[] = [];
  let index = 0;
  while (index < octets.length) {
    const end = index + 1 + (octets[index] ?? 0);
    if (end > octets.length) {
      throw new DnsError('malformed', `${from} returned a truncated record.`);
    }
    strings.push(toText(octets.subarray(index + 1, end)));
    index = end;
  }
  return strings;
}

/** One character per octet: TXT data has no character set (RFC 1035, 3.3). */
function toText(string: string | Uint8Array): string {
  const octets = typeof string === 'string' ? textEncoder.encode(string) : string;
  return Array.from(octets, (octet) => String.fromCharCode(octet)).join('');
}

/** A TTL with the highest bit set counts as 0 (RFC 2181, 8). */
function positiveTtl(record: Answer): number {
  const ttl = 'ttl' in record ? (record.ttl ?? 0) : 0;
  return ttl < 2 ** 31 ? ttl : 0;
}

/** How long "there is none" may be kept: as the zone's SOA says (RFC 2308, 5). */
function negativeTtl(packet: Packet, ttls: readonly number[]): number {
  const soa = (packet.authorities ?? []).find((record) => record.type === 'SOA');
  return soa ? Math.min(positiveTtl(soa), soa.data.minimum ?? 0, ...ttls) : 0;
}

function sameName(a: string, b: string): boolean {
  return normalName(a) === normalName(b);
}
