import {
  DnsError,
  normalName,
  readDomain,
  recordsOf,
  type Rcode,
  type Resolver,
} from '../dns';
import {isDmarcRecord, parseDmarc, type ParsedDmarc} from './parse';

/** Questions that one walk may cost (RFC 9989, 4.10). */
export const MAX_QUESTIONS = 8;
/** Octets in a domain name, written with dots (RFC 1035, 2.3.4). */
const MAX_NAME = 253;

/** What was found at one name of the walk. */
export type StepFinding =
  /** One DMARC Policy Record. */
  | 'record'
  /** One, but a tag in it is repeated, so it is not valid. */
  | 'broken'
  /** Several, so all are discarded. */
  | 'several'
  /** TXT records, but none that begins with v=DMARC1. */
  | 'other'
  | 'nothing'
  /** No answer, so nothing above it can be decided. */
  | 'failed';

export interface WalkStep {
  /** Number of the question, from 1. */
  number: number;
  /** The domain whose record is looked for. */
  domain: string;
  /** The name that was asked for: `_dmarc` and the domain. */
  name: string;
  found: StepFinding;
  /** Response code; missing where no answer came. */
  rcode?: Rcode;
  /** Why no answer came, in a sentence. */
  failure?: string;
  /** Every TXT record at the name, its strings joined. */
  texts: readonly string[];
  /** Those that begin with v=DMARC1. */
  records: readonly string[];
  /** The record, where there is exactly one. */
  parsed?: ParsedDmarc;
  /** The walk ends here, for the record says psd=y or psd=n. */
  stops: boolean;
  /** Labels left out between the step before and this one. */
  skipped: number;
}

/**
 * The domains that a walk looks at (RFC 9989, 4.10, steps 3 to 7): the domain, then its
 * parents up to the top. Above eight labels it goes on with the last seven.
 */
export function walkDomains(domain: string): string[] {
  const labels = domain.split('.');
  const first = Math.max(1, labels.length - (MAX_QUESTIONS - 1));
  const parents = labels.map((_, index) => labels.slice(index).join('.')).slice(first);
  return [domain, ...parents];
}

/** The name in the form in which DNS is asked (RFC 9989, 5.3.1): A-labels, lower case. */
export function asciiDomain(domain: string): string {
  const reading = readDomain(domain);
  return reading.valid ? reading.domain : normalName(domain.trim());
}

/**
 * Walks up the tree from a domain (RFC 9989, 4.10): at most eight questions, until a record
 * says psd=y or psd=n, or the top is reached. A question without an answer ends it.
 *
 * @throws what the resolver throws other than a DnsError, such as an abort
 */
export async function walkTree(domain: string, resolver: Resolver): Promise<WalkStep[]> {
  const steps: WalkStep[] = [];
  const depth = (name: string): number => name.split('.').length;
  for (const target of walkDomains(domain)) {
    const name = `_dmarc.${target}`;
    if (name.length > MAX_NAME) {
      continue;
    }
    const above = steps.at(-1)?.domain ?? target;
    const step = await askStep(target, name, resolver);
    steps.push({
      ...step,
      number: steps.length + 1,
      skipped: Math.max(0, depth(above) - depth(target) - 1),
    });
    if (step.stops || step.found === 'failed') {
      break;
    }
  }
  return steps;
}

async function askStep(
  domain: string,
  name: string,
  resolver: Resolver,
): Promise<Omit<WalkStep, 'number' | 'skipped'>> {
  const none = {domain, name, texts: [], records: [], stops: false} as const;
  const answer = await askTexts(name, resolver);
  if ('failure' in answer) {
    return {...none, found: 'failed', ...answer};
  }
  const {texts, rcode} = answer;
  const records = texts.filter(isDmarcRecord);
  const base = {...none, rcode, texts, records};
  const [record, second] = records;
  if (record === undefined) {
    return {...base, found: texts.length > 0 ? 'other' : 'nothing'};
  }
  if (second !== undefined) {
    return {...base, found: 'several'};
  }
  const parsed = parseDmarc(record);
  const isBroken = parsed.state === 'broken';
  return {
    ...base,
    parsed,
    found: isBroken ? 'broken' : 'record',
    stops: !isBroken && parsed.settings.psd !== 'u',
  };
}

export type TextsAnswer =
  | {rcode: Rcode; texts: string[]}
  | {rcode?: Rcode; failure: string};

/** The TXT records of a name. A response code other than NOERROR and NXDOMAIN is a failure. */
export async function askTexts(name: string, resolver: Resolver): Promise<TextsAnswer> {
  try {
    const answer = await resolver.query(name, 'TXT');
    const {rcode} = answer;
    return rcode === 'NOERROR' || rcode === 'NXDOMAIN'
      ? {rcode, texts: recordsOf(answer, 'TXT').map(({data}) => data.join(''))}
      : {rcode, failure: `The response for ${name} was ${rcode}.`};
  } catch (error) {
    if (error instanceof DnsError) {
      return {failure: error.message};
    }
    throw error;
  }
}

/** The steps at which a valid record stands, from the longest name to the shortest. */
export function validSteps(steps: readonly WalkStep[]): WalkStep[] {
  return steps.filter(({found}) => found === 'record');
}

/**
 * The organizational domain that a walk finds (RFC 9989, 4.10.2): the domain of psd=n, the
 * one below psd=y, or the shortest with a record; else the one the walk began at.
 */
export function organizationalDomain(domain: string, steps: readonly WalkStep[]): string {
  const valid = validSteps(steps);
  for (const {domain: name, parsed} of valid) {
    if (parsed?.settings.psd === 'n') {
      return name;
    }
    if (parsed?.settings.psd === 'y' && name !== domain) {
      const below = name.split('.').length + 1;
      return domain.split('.').slice(-below).join('.');
    }
  }
  return valid.at(-1)?.domain ?? domain;
}
