/** What a record can say (RFC 9989, 4.7 and 4.8), and what it no longer can (C.5.2). */

/** How a domain's owner wants failing messages seen (RFC 9989, 4.7, `p`). */
export type Policy = 'none' | 'quarantine' | 'reject';

/** From the mildest to the strictest. */
export const policies: readonly Policy[] = ['none', 'quarantine', 'reject'];

export type Alignment = 'r' | 's';

/** When a failure report is wanted (RFC 9989, 4.7, `fo`). */
export type FailureOption = '0' | '1' | 'd' | 's';

/**
 * The tags that count, each with its value in lower case; `rua` and `ruf` as written. A tag
 * that is missing, or whose value is not one of its own, has no entry.
 */
export interface DmarcTags {
  v?: 'DMARC1';
  p?: Policy;
  sp?: Policy;
  np?: Policy;
  adkim?: Alignment;
  aspf?: Alignment;
  fo?: string;
  psd?: 'y' | 'n' | 'u';
  t?: 'y' | 'n';
  rua?: string;
  ruf?: string;
}

export type TagName = keyof DmarcTags;

/** The tags in the order in which this site writes them: old readers want `p` second. */
export const tagOrder: readonly TagName[] = [
  'v',
  'p',
  'sp',
  'np',
  't',
  'rua',
  'ruf',
  'fo',
  'adkim',
  'aspf',
  'psd',
];

/** Tags of RFC 7489 that RFC 9989 took out. */
export type RetiredTag = 'pct' | 'rf' | 'ri';

const retired: ReadonlySet<string> = new Set<RetiredTag>(['pct', 'rf', 'ri']);

export function isTagName(name: string): name is TagName {
  return (tagOrder as readonly string[]).includes(name);
}

export function isRetired(name: string): name is RetiredTag {
  return retired.has(name);
}

/** The policy one rung below, which a record in test mode asks for (RFC 9989, 4.7, `t`). */
export function oneRungLower(policy: Policy): Policy {
  return policy === 'reject' ? 'quarantine' : 'none';
}

/** True where the first asks for less than the second. */
export function isMilder(one: Policy, other: Policy): boolean {
  return policies.indexOf(one) < policies.indexOf(other);
}
