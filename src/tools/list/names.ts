/**
 * Where an address of a list belongs. The order is that of the sorting frame: what can be
 * sent to, what wants a look, what has to go.
 */
export const listClasses = [
  'likely',
  'unasked',
  'role',
  'typo',
  'disposable',
  'doubtful',
  'unknown',
  'duplicate',
  'dead',
  'broken',
  'empty',
] as const;

export type ListClass = (typeof listClasses)[number];

/** A rule as the page switches it. */
export const cleanRuleNames = [
  'empty',
  'trim',
  'typos',
  'domainCase',
  'syntax',
  'block',
  'disposable',
  'role',
  'gmailDots',
  'plusTags',
  'duplicates',
  'sort',
] as const;

export type CleanRuleName = (typeof cleanRuleNames)[number];
