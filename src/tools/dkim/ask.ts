import {recordsOf, type DnsAnswer, type Resolver} from '../dns';
import {loadPart, type Problem} from '../kit';
import type {DkimKey, parseDkimKey} from './key';
import {keyName} from './names';
import {parsePlainKey} from './plainKey';

/** A TXT record where a key should be. */
export interface KeyRecord {
  /** Its character-strings, joined. */
  text: string;
  strings: readonly string[];
  /** Seconds. */
  ttl: number;
  key: DkimKey;
}

export interface KeyInspection {
  /** selector._domainkey.domain */
  name: string;
  rcode: string;
  records: KeyRecord[];
  /** Names that CNAMEs led through, in their order; empty where the resolver does not tell. */
  aliases: readonly string[];
  /** What is the matter with the name and its records; each key has problems of its own. */
  problems: Problem[];
}

/** A selector that nobody publishes: what answers to it is a wildcard. */
const UNLIKELY = 'not-a-selector-4c1f';

/** The CNAME targets an answer came through, where the resolver tells them. */
export function aliasesOf(answer: DnsAnswer): readonly string[] {
  return 'aliases' in answer && Array.isArray(answer.aliases)
    ? answer.aliases.map(String)
    : [];
}

function keyRecordsOf(answer: DnsAnswer): Promise<KeyRecord[]> {
  return Promise.all(
    recordsOf(answer, 'TXT').map(async ({data: strings, ttl}) => {
      const text = strings.join('');
      return {text, strings, ttl, key: parsePlainKey(text) ?? (await loadParser())(text)};
    }),
  );
}

/** What explains faults: a chunk of its own, for most keys have none. */
async function loadParser(): Promise<typeof parseDkimKey> {
  return (await loadPart(() => import('./key'))).parseDkimKey;
}

/**
 * Asks for the key records of a selector.
 *
 * @param name the whole name, as `keyName` gives it
 * @throws {DnsError} where no resolver gives an answer, and {PartError}
 */
export async function askKey(
  name: string,
  resolver: Resolver,
): Promise<Omit<KeyInspection, 'problems'>> {
  const answer = await resolver.query(name, 'TXT');
  return {
    name,
    rcode: answer.rcode,
    records: await keyRecordsOf(answer),
    aliases: aliasesOf(answer),
  };
}

/** True for a response code that is an answer: there are records, or there are none. */
export function isAnswer(rcode: string): boolean {
  return rcode === 'NOERROR' || rcode === 'NXDOMAIN';
}

/** What the domain answers to a selector that nobody has made up: a wildcard's records. */
export async function askWildcard(domain: string, resolver: Resolver): Promise<string[]> {
  const answer = await resolver.query(keyName(UNLIKELY, domain), 'TXT');
  return recordsOf(answer, 'TXT').map(({data}) => data.join(''));
}
