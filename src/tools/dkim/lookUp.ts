import {rcodeInWords, recordsOf, type DnsAnswer, type Resolver} from '../dns';
import type {Problem} from '../kit';
import {parseDkimKey, type DkimKey} from './key';
import {keyName, MAX_NAME, tooLong} from './names';
import {found} from './found';

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

function keyRecordsOf(answer: DnsAnswer): KeyRecord[] {
  return recordsOf(answer, 'TXT').map(({data: strings, ttl}) => {
    const text = strings.join('');
    return {text, strings, ttl, key: parseDkimKey(text)};
  });
}

/**
 * Asks for the key records of a selector.
 *
 * @param name the whole name, as `keyName` gives it
 * @throws {DnsError} where no resolver gives an answer
 */
export async function askKey(
  name: string,
  resolver: Resolver,
): Promise<Omit<KeyInspection, 'problems'>> {
  const answer = await resolver.query(name, 'TXT');
  return {
    name,
    rcode: answer.rcode,
    records: keyRecordsOf(answer),
    aliases: aliasesOf(answer),
  };
}

/** True for a response code that is an answer: there are records, or there are none. */
export function isAnswer(rcode: string): boolean {
  return rcode === 'NOERROR' || rcode === 'NXDOMAIN';
}

/** What is found where a name has no usable response. */
export function noDnsAnswer(name: string, rcode: string): Problem {
  const {says, cure} = rcodeInWords(rcode);
  return found('no-dns-answer', `There is no usable response for ${name}. ${says}`, {
    cure,
  });
}

/**
 * Looks at the key of a selector, and at the usual reasons why there is none (RFC 6376,
 * 3.6.2).
 *
 * @param selector as `readSelector` gives it
 * @param domain in ASCII, as `readDomain` gives it
 * @throws {DnsError} where no resolver gives an answer
 */
export async function inspectKey(
  {selector, domain}: {selector: string; domain: string},
  resolver: Resolver,
): Promise<KeyInspection> {
  const name = keyName(selector, domain);
  if (name.length > MAX_NAME) {
    return {name, rcode: '', records: [], aliases: [], problems: [tooLong()]};
  }
  const asked = await askKey(name, resolver);
  const {rcode, records, aliases} = asked;
  if (!isAnswer(rcode)) {
    const problem = noDnsAnswer(name, rcode);
    return {...asked, problems: [problem]};
  }
  if (records.length === 0) {
    return {...asked, problems: await whyNone(asked, domain, resolver)};
  }
  const problems: Problem[] = [];
  if (records.length > 1) {
    problems.push(found('several-records', `${name} has ${records.length} TXT records.`));
  }
  const target = aliases.at(-1);
  if (target !== undefined) {
    problems.push(found('alias', `${name} is a CNAME to ${target}.`));
  }
  return {...asked, problems};
}

async function whyNone(
  {name, rcode, aliases}: Omit<KeyInspection, 'problems'>,
  domain: string,
  resolver: Resolver,
): Promise<Problem[]> {
  const target = aliases.at(-1) ?? (await cnameOf(name, resolver));
  if (target !== undefined) {
    return [
      found('broken-alias', `${name} is a CNAME to ${target}, and nothing is there.`),
    ];
  }
  const problems = [
    found(
      'no-record',
      rcode === 'NXDOMAIN'
        ? `${name} does not exist.`
        : `${name} exists, but has no TXT record.`,
    ),
  ];
  const doubled = `${name}.${domain}`;
  const [twice, parent] = await Promise.all([
    doubled.length > MAX_NAME ? undefined : resolver.query(doubled, 'TXT'),
    resolver.query(`_domainkey.${domain}`, 'TXT'),
  ]);
  if (twice && recordsOf(twice, 'TXT').length > 0) {
    problems.push(found('doubled-name', `There is a TXT record at ${doubled}.`));
  }
  if (parent.rcode === 'NXDOMAIN') {
    problems.push(found('no-domainkey', `_domainkey.${domain} does not exist.`));
  }
  return problems;
}

async function cnameOf(name: string, resolver: Resolver): Promise<string | undefined> {
  const answer = await resolver.query(name, 'CNAME');
  return recordsOf(answer, 'CNAME')[0]?.data;
}

/** What the domain answers to a selector that nobody has made up: a wildcard's records. */
export async function askWildcard(domain: string, resolver: Resolver): Promise<string[]> {
  const answer = await resolver.query(keyName(UNLIKELY, domain), 'TXT');
  return recordsOf(answer, 'TXT').map(({data}) => data.join(''));
}
