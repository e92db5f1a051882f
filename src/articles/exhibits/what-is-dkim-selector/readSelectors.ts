import {keyName, readMessage} from '../../../tools/dkim';

/** How a signing domain stands to the domain of the From address. */
export type Relation =
  /** The same domain. */
  | 'same'
  /** One lies below the other, or they share a parent: relaxed alignment may count it. */
  | 'family'
  /** Nothing in common: DMARC does not count the signature. */
  | 'other'
  /** The pasted text has no From field. */
  | 'unknown';

export interface FoundSelector {
  selector: string;
  domain: string;
  /** Name of the key record. */
  keyName: string;
  algorithm: string;
  relation: Relation;
}

export interface SelectorReading {
  /** One for each signature that names a selector and a domain, from the top. */
  found: readonly FoundSelector[];
  /** Signatures that name no usable selector or domain, each with why. */
  unusable: readonly string[];
  fromDomain?: string;
}

/** Longer texts are cut: no header is this long. */
export const MAX_TEXT = 100_000;

/**
 * Reads the selectors out of a pasted message, header, or single DKIM-Signature. Never
 * throws.
 */
export function readSelectors(text: string): SelectorReading {
  const {signatures, fromDomain} = readMessage(text.slice(0, MAX_TEXT));
  const found: FoundSelector[] = [];
  const unusable: string[] = [];
  for (const {signature} of signatures) {
    const {selector, domain, algorithm, problems} = signature;
    if (selector && domain) {
      found.push({
        selector,
        domain,
        keyName: keyName(selector, domain),
        algorithm,
        relation: relationOf(domain, fromDomain),
      });
    } else {
      unusable.push(
        problems.find(({severity}) => severity === 'error')?.message ??
          'The signature has no selector.',
      );
    }
  }
  return {found, unusable, ...(fromDomain !== undefined && {fromDomain})};
}

/**
 * Compares names alone: where the organization ends is in DNS, so domains that share more
 * than their last label may or may not be of one family.
 */
function relationOf(domain: string, fromDomain: string | undefined): Relation {
  if (fromDomain === undefined) {
    return 'unknown';
  }
  if (domain === fromDomain) {
    return 'same';
  }
  const [one, other] = [domain, fromDomain].map((name) => name.split('.').reverse());
  let shared = 0;
  while (one?.[shared] !== undefined && one[shared] === other?.[shared]) {
    shared += 1;
  }
  return shared >= 2 ? 'family' : 'other';
}
