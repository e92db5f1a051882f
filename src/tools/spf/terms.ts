import {normalName} from '../dns';
import {networkOf, networkTerm, type Network} from './network';
import type {Mechanism, Modifier, Term} from './parse';

/** DNS lookups a check may cost (RFC 7208, 4.6.4). */
export const MAX_LOOKUPS = 10;
/** Lookups that may find nothing (RFC 7208, 4.6.4). */
export const MAX_VOID_LOOKUPS = 2;
/** MX hosts one `mx` may have (RFC 7208, 4.6.4). */
export const MAX_MX_HOSTS = 10;
/** Names behind an address that are looked at (RFC 7208, 4.6.4). */
export const MAX_PTR_NAMES = 10;
/** Octets of all TXT records of a name that still fit an answer over UDP (RFC 7208, 3.4). */
export const COMFORTABLE_LENGTH = 450;

/** Octets of a DNS message over UDP without EDNS (RFC 1035, 4.2.1). */
export const MAX_PACKET = 512;

const askingMechanisms: ReadonlySet<string> = new Set([
  'include',
  'a',
  'mx',
  'ptr',
  'exists',
]);

/** True for the terms that count against the limit of ten (RFC 7208, 4.6.4). */
export function costsLookup(term: Term): term is Mechanism | Modifier {
  return term.kind === 'mechanism'
    ? askingMechanisms.has(term.name)
    : term.kind === 'modifier' && term.name === 'redirect';
}

/**
 * The terms a receiver looks at when nothing before matched: mechanisms up to
 * and with `all`, and redirect only where there is no `all` (RFC 7208, 5.1 and 6.1).
 */
export function reachedTerms(terms: readonly Term[]): Term[] {
  const end = terms.findIndex(isAll);
  const mechanisms = terms.filter(
    (term, index) => term.kind === 'mechanism' && (end < 0 || index <= end),
  );
  const redirect = end < 0 ? terms.filter(isRedirect) : [];
  return [...mechanisms, ...redirect];
}

export function isAll(term: Term): term is Mechanism & {name: 'all'} {
  return term.kind === 'mechanism' && term.name === 'all';
}

export function isRedirect(term: Term): term is Modifier & {name: 'redirect'} {
  return term.kind === 'modifier' && term.name === 'redirect';
}

/** True for a term by which senders can pass: not `all`, which names nobody. */
export function namesSender(term: Term): boolean {
  return term.kind === 'mechanism'
    ? term.qualifier === '+' && !isAll(term)
    : isRedirect(term);
}

/** The block of addresses of ip4 and ip6. */
export function networkOfTerm(term: Term): Network | undefined {
  if (term.kind !== 'mechanism' || term.address === undefined) {
    return undefined;
  }
  return networkOf(term.address, term.name === 'ip4' ? term.prefix4 : term.prefix6);
}

/**
 * What a mechanism matches, in one spelling: two terms with the same key match
 * the same clients, so the second of them never decides. The qualifier is not
 * part of it.
 */
export function matchKey(term: Mechanism): string {
  const network = networkOfTerm(term);
  if (network) {
    return networkTerm(network);
  }
  const domain = term.domainSpec === undefined ? '' : `:${normalName(term.domainSpec)}`;
  const takesPrefixes = term.name === 'a' || term.name === 'mx';
  const prefixes = takesPrefixes ? `/${term.prefix4 ?? 32}//${term.prefix6 ?? 128}` : '';
  return `${term.name}${domain}${prefixes}`;
}

/** What is said of a record that names no sender in place of one that let others through. */
export const NOBODY_NAMED =
  'The record names no sender, so with this ending, all your email would fail. First add the services and servers that send for you. If the domain sends no email, publish v=spf1 -all.';
