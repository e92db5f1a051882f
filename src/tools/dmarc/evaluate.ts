import {remember, type Resolver} from '../dns';
import {discoverDmarc, type DmarcDiscovery} from './discover';
import type {Alignment, Policy} from './tags';
import {asciiDomain, organizationalDomain, walkTree} from './walk';

export interface DmarcMessage {
  /** Domain of the one From address. */
  fromDomain: string;
  /** `d` of every DKIM signature that passed. */
  dkimDomains: readonly string[];
  /** Domain of the envelope sender, where SPF passed for it. */
  spfDomain?: string;
}

/** How an identifier stands to the From domain. */
export interface AlignmentCheck {
  kind: 'dkim' | 'spf';
  domain: string;
  mode: Alignment;
  /** 'unknown' where DNS gave no answer. */
  aligned: 'yes' | 'no' | 'unknown';
}

export interface DmarcEvaluation {
  result: 'pass' | 'fail' | 'none' | 'temperror' | 'permerror';
  /** What the record asks for where the message fails, after test mode. */
  policy: Policy;
  checks: readonly AlignmentCheck[];
  discovery: DmarcDiscovery;
}

/**
 * Checks a message (RFC 9989, 5.3): it passes where one identifier that SPF or DKIM has
 * authenticated is aligned with the From domain.
 *
 * @param message what SPF and DKIM have passed; failed checks are left out
 * @returns 'none' where no record applies, 'permerror' where the only record is not valid,
 *   'temperror' where an answer of DNS that would decide is missing
 * @throws what the resolver throws other than a DnsError, such as an abort
 */
export async function evaluateDmarc(
  {fromDomain, dkimDomains, spfDomain}: DmarcMessage,
  resolver: Resolver,
): Promise<DmarcEvaluation> {
  const once = remember(resolver);
  const discovery = await discoverDmarc(fromDomain, once);
  const {outcome, policy, parsed} = discovery;
  if (outcome !== 'applies' || !parsed) {
    const result = outcome === 'applies' ? 'none' : outcome;
    return {result, policy: 'none', checks: [], discovery};
  }
  const {adkim, aspf} = parsed.settings;
  const identifiers = [
    ...dkimDomains.map((domain) => ({kind: 'dkim', domain, mode: adkim}) as const),
    ...(spfDomain === undefined || spfDomain === ''
      ? []
      : [{kind: 'spf', domain: spfDomain, mode: aspf} as const]),
  ];
  const checks: AlignmentCheck[] = [];
  for (const identifier of identifiers) {
    const aligned = await align(identifier.domain, identifier.mode, discovery, once);
    checks.push({...identifier, aligned});
  }
  const has = (state: AlignmentCheck['aligned']): boolean =>
    checks.some(({aligned}) => aligned === state);
  const result = has('yes') ? 'pass' : has('unknown') ? 'temperror' : 'fail';
  return {result, policy, checks, discovery};
}

/**
 * Whether an identifier is aligned with the From domain (RFC 9989, 4.10.2): the same name, or
 * in relaxed mode the same organizational domain. As that one is the name itself or lies
 * above it, a name elsewhere in DNS costs no question.
 */
async function align(
  identifier: string,
  mode: Alignment,
  {domain, organizationalDomain: organization, trace}: DmarcDiscovery,
  resolver: Resolver,
): Promise<AlignmentCheck['aligned']> {
  const name = asciiDomain(identifier);
  if (name === domain) {
    return 'yes';
  }
  if (mode === 's') {
    return 'no';
  }
  if (trace.some(({found}) => found === 'failed')) {
    return mayAlign(name, domain) ? 'unknown' : 'no';
  }
  if (!isWithin(name, organization)) {
    return 'no';
  }
  const steps = await walkTree(name, resolver);
  if (steps.some(({found}) => found === 'failed')) {
    return 'unknown';
  }
  return organizationalDomain(name, steps) === organization ? 'yes' : 'no';
}

/** True for the domain itself and every name below it. */
export function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/** Where the From domain's walk is cut short: some domain above both could be theirs. */
function mayAlign(one: string, other: string): boolean {
  return one.split('.').at(-1) === other.split('.').at(-1);
}
