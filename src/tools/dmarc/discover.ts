import {DnsError, rcodeInWords, type RcodeWords, type Resolver} from '../dns';
import {rfc, type Problem} from '../kit';
import {appliedPolicy, parseDmarc, type ParsedDmarc} from './parse';
import type {Policy} from './tags';
import {
  asciiDomain,
  organizationalDomain,
  validSteps,
  walkTree,
  type WalkStep,
} from './walk';

/** What DMARC is to a domain. */
export type DmarcOutcome =
  /** A record applies. */
  | 'applies'
  /** DMARC is not applied: there is no record, or the record asks for nothing. */
  | 'none'
  /** A record stands there, but is not valid, and no other applies. */
  | 'permerror'
  /** DNS gave no answer, so nothing can be said. */
  | 'temperror';

export interface DmarcDiscovery {
  /** Text of the record that applies. */
  record?: string;
  /** The same, taken apart. */
  parsed?: ParsedDmarc;
  /** The domain at which that record stands. */
  policyDomain?: string;
  /** The domain that was asked about, as DNS knows it. */
  domain: string;
  organizationalDomain: string;
  /** The policy for failing mail from the domain, after inheritance and test mode. */
  policy: Policy;
  /** The same before test mode. */
  published: Policy;
  /** The tag it comes from. */
  source: 'p' | 'sp' | 'np';
  /** Whether the domain exists in DNS; only where the policy depends on it. */
  exists?: boolean;
  outcome: DmarcOutcome;
  /** The walk, step by step. */
  trace: readonly WalkStep[];
  problems: Problem[];
}

/**
 * Finds the DMARC policy of a domain (RFC 9989, 4.10 and 4.10.1): its own record, that of
 * its organizational domain, or that of its public suffix, in this order.
 *
 * @param domain the domain of a From address, in any script
 * @param resolver asked at most nine questions: eight for the walk, and whether the domain
 *   exists, where the record has another policy for names that do not
 * @returns `outcome` 'temperror' where DNS gave no answer; the policy is then 'none'
 * @throws what the resolver throws other than a DnsError, such as an abort
 */
export async function discoverDmarc(
  domain: string,
  resolver: Resolver,
): Promise<DmarcDiscovery> {
  const name = asciiDomain(domain);
  const trace = await walkTree(name, resolver);
  const base = {
    domain: name,
    organizationalDomain: organizationalDomain(name, trace),
    policy: 'none',
    published: 'none',
    source: 'p',
    trace,
  } as const;
  const problems = trace.flatMap(stepProblems);
  const failed = trace.find(({found}) => found === 'failed');
  const own = validSteps(trace).find((step) => step.domain === name);
  if (failed && !own) {
    return {...base, outcome: 'temperror', problems};
  }
  const step = own ?? inheritedStep(base.organizationalDomain, trace);
  if (!step?.parsed) {
    const broken = trace.some(({found}) => found === 'broken');
    if (!broken) {
      problems.push(noRecord(name, trace));
    }
    return {...base, outcome: broken ? 'permerror' : 'none', problems};
  }
  const {parsed, domain: policyDomain} = step;
  problems.push(...parsed.problems);
  if (parsed.state === 'idle') {
    return {...base, outcome: 'none', problems};
  }
  const inherited = policyDomain !== name;
  const existence = inherited ? await askExistence(name, parsed, resolver) : {};
  if (existence.problem) {
    return {...base, outcome: 'temperror', problems: [...problems, existence.problem]};
  }
  const {exists} = existence;
  const source = !inherited ? 'p' : sourceTag(parsed, exists);
  const published = parsed.settings[source === 'p' ? 'p' : source];
  return {
    ...base,
    record: parsed.text,
    parsed,
    policyDomain,
    source,
    published,
    policy: appliedPolicy(published, parsed.settings),
    ...(exists !== undefined && {exists}),
    outcome: 'applies',
    problems,
  };
}

/**
 * The record of the organizational domain, or else of the public suffix above it (RFC 9989,
 * 4.10.1). Records between the domain and its organizational domain do not count.
 */
function inheritedStep(
  organization: string,
  trace: readonly WalkStep[],
): WalkStep | undefined {
  const valid = validSteps(trace);
  return (
    valid.find(({domain}) => domain === organization) ??
    valid.find(({parsed}) => parsed?.settings.psd === 'y')
  );
}

function sourceTag({tags}: ParsedDmarc, exists: boolean | undefined): 'p' | 'sp' | 'np' {
  if (exists === false && tags.np) {
    return 'np';
  }
  return tags.sp ? 'sp' : 'p';
}

/**
 * Whether a name exists: NXDOMAIN says that it does not, any other answer that it does, even
 * without records (RFC 9989, 3.2.13 and A.4). Asked only where `np` makes it matter.
 */
async function askExistence(
  domain: string,
  {tags, settings}: ParsedDmarc,
  resolver: Resolver,
): Promise<{exists?: boolean; problem?: Problem}> {
  if (!tags.np || settings.np === settings.sp) {
    return {};
  }
  try {
    const {rcode} = await resolver.query(domain, 'A');
    if (rcode === 'NOERROR' || rcode === 'NXDOMAIN') {
      return {exists: rcode === 'NOERROR'};
    }
    return {problem: noAnswer(domain, rcodeInWords(rcode))};
  } catch (error) {
    if (error instanceof DnsError) {
      return {problem: noAnswer(domain, {says: error.message, cure: AGAIN})};
    }
    throw error;
  }
}

const AGAIN = 'Try again, or choose another resolver.';

function noAnswer(name: string, {says, cure}: RcodeWords): Problem {
  return {
    code: 'no-answer',
    severity: 'error',
    message: `DNS returned no usable response for ${name}. ${says} A receiver in this situation neither passes nor fails a message.`,
    cure,
    reference: rfc(9989, '5.3.6'),
  };
}

function noRecord(domain: string, trace: readonly WalkStep[]): Problem {
  const [first] = trace;
  return {
    code: 'no-record',
    severity: 'error',
    message: `There is no DMARC record for ${domain}${trace.length > 1 ? ', nor for a domain above it that would apply' : ''}, so receivers do not apply DMARC.`,
    cure: `Publish one as a TXT record at ${first?.name ?? `_dmarc.${domain}`}: v=DMARC1; p=none; rua=mailto:dmarc@example.com, with your own address.`,
    reference: rfc(9989, '4.10.1'),
  };
}

/** What is wrong at one name of the walk. */
function stepProblems({
  found,
  name,
  records,
  texts,
  rcode,
  failure,
  parsed,
}: WalkStep): Problem[] {
  switch (found) {
    case 'failed':
      return [
        noAnswer(
          name,
          rcode === undefined ? {says: failure ?? '', cure: AGAIN} : rcodeInWords(rcode),
        ),
      ];
    case 'several':
      return [
        {
          code: 'several-records',
          severity: 'error',
          message: `${name} has ${records.length} DMARC records. Receivers discard them all.`,
          cure: 'Keep one of them, and delete the others.',
          reference: rfc(9989, '4.10'),
        },
      ];
    case 'broken':
      return parsed?.problems ?? [];
    case 'other':
      return otherTexts(name, texts);
    case 'record':
      return texts.length > records.length
        ? [
            {
              code: 'other-texts',
              severity: 'note',
              message: `${name} has other TXT records in addition to the DMARC record. Receivers ignore them.`,
              cure: 'They do no harm, so delete only those that you no longer need.',
              reference: rfc(9989, '4.10'),
            },
          ]
        : [];
    default:
      return [];
  }
}

/** Records that were meant for DMARC are told from those that came here by chance. */
function otherTexts(name: string, texts: readonly string[]): Problem[] {
  const meant = texts
    .flatMap((text) => parseDmarc(text).problems)
    .filter(({code}) => code !== 'not-dmarc' && code !== 'empty');
  return meant.length > 0
    ? meant.map((problem) => ({...problem, message: `At ${name}: ${problem.message}`}))
    : [
        {
          code: 'unrelated-texts',
          severity: 'warning',
          message: `${name} has TXT records, but none of them is a DMARC record.`,
          cure: 'Look for a wildcard record that applies to every name, or a record under the wrong name.',
          reference: rfc(9989, '4.10'),
        },
      ];
}
