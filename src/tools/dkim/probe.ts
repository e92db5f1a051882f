import {DnsError, type Resolver} from '../dns';
import type {Problem} from '../kit';
import {askKey, askWildcard, isAnswer, type KeyRecord} from './ask';
import {keyName} from './names';
import {foundUsual} from './usual';
import {commonSelectors, type CommonSelector} from './selectors';

/** A selector that has a key. */
export interface FoundSelector extends CommonSelector {
  name: string;
  records: KeyRecord[];
  aliases: readonly string[];
}

export interface ProbeReport {
  /** How many selectors were asked for. */
  asked: number;
  found: FoundSelector[];
  /** Selectors without a usable answer. */
  unanswered: string[];
  problems: Problem[];
}

/**
 * Asks for the keys of common selectors, as many at a time as the resolver lets through.
 * A wildcard's answer is told apart and left out.
 *
 * @param domain in ASCII, as `readDomain` gives it
 * @throws {DnsError} where the first question gets no answer: the others would not either
 */
export async function probeSelectors(
  domain: string,
  resolver: Resolver,
  candidates: readonly CommonSelector[] = commonSelectors,
): Promise<ProbeReport> {
  const wildcard = await askWildcard(domain, resolver);
  const problems: Problem[] = [];
  if (wildcard.length > 0) {
    problems.push(
      foundUsual('wildcard-answer', `Every selector of ${domain} has a TXT record.`),
    );
  }
  const unanswered: string[] = [];
  const results = await Promise.all(
    candidates.map(async (candidate): Promise<FoundSelector[]> => {
      const asked = await askOne(keyName(candidate.selector, domain), resolver);
      if (!asked) {
        unanswered.push(candidate.selector);
        return [];
      }
      const records = asked.records.filter(({text}) => !wildcard.includes(text));
      const {name, aliases} = asked;
      return records.length > 0 ? [{...candidate, name, records, aliases}] : [];
    }),
  );
  return {asked: candidates.length, found: results.flat(), unanswered, problems};
}

async function askOne(name: string, resolver: Resolver) {
  try {
    const asked = await askKey(name, resolver);
    return isAnswer(asked.rcode) ? asked : undefined;
  } catch (error) {
    if (error instanceof DnsError) {
      return undefined;
    }
    throw error;
  }
}
