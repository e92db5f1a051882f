import {rcodeInWords, recordsOf, type Resolver} from '../dns';
import type {Problem} from '../kit';
import {askKey, isAnswer, type KeyInspection} from './ask';
import {keyName, MAX_NAME, tooLong} from './names';
import {foundUsual} from './usual';

/** What is found where a name has no usable response. */
export function noDnsAnswer(name: string, rcode: string): Problem {
  const {says, cure} = rcodeInWords(rcode);
  return foundUsual('no-dns-answer', `There is no usable response for ${name}. ${says}`, {
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
    problems.push(
      foundUsual('several-records', `${name} has ${records.length} TXT records.`),
    );
  }
  const target = aliases.at(-1);
  if (target !== undefined) {
    problems.push(foundUsual('alias', `${name} is a CNAME to ${target}.`));
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
      foundUsual(
        'broken-alias',
        `${name} is a CNAME to ${target}, and nothing is there.`,
      ),
    ];
  }
  const problems = [
    foundUsual(
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
    problems.push(foundUsual('doubled-name', `There is a TXT record at ${doubled}.`));
  }
  if (parent.rcode === 'NXDOMAIN') {
    problems.push(foundUsual('no-domainkey', `_domainkey.${domain} does not exist.`));
  }
  return problems;
}

async function cnameOf(name: string, resolver: Resolver): Promise<string | undefined> {
  const answer = await resolver.query(name, 'CNAME');
  return recordsOf(answer, 'CNAME')[0]?.data;
}
