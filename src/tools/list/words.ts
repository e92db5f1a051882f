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

export interface Words {
  label: string;
  /** What it means, in a sentence. */
  says: string;
}

export interface RuleWords extends Words {
  /** In one or two words, for a table. */
  short: string;
}

/** The classes of a list, as pages and files name them. */
export const classWords: Readonly<Record<ListClass, Words>> = {
  likely: {label: 'Likely good', says: 'The form is right, and the domain takes mail.'},
  unasked: {
    label: 'Not asked yet',
    says: 'The form is right. DNS has not been asked for the domain.',
  },
  role: {
    label: 'Role',
    says: 'Belongs to a task such as info or billing, often read by several people.',
  },
  typo: {label: 'Typo?', says: 'One slip away from a well-known domain.'},
  disposable: {
    label: 'Disposable',
    says: 'At a service for addresses that are thrown away.',
  },
  doubtful: {
    label: 'Doubtful',
    says: 'Allowed, but something in the address or its domain is odd.',
  },
  unknown: {label: 'No answer', says: 'DNS gave no usable answer for the domain.'},
  duplicate: {label: 'Duplicate', says: 'The same address stands further up.'},
  dead: {label: 'Dead domain', says: 'The domain does not exist, or takes no mail.'},
  broken: {label: 'Broken', says: 'No mail server would take the address in this form.'},
  empty: {label: 'Empty', says: 'The row has no address.'},
};

/** The rules of the cleaner, as pages and files name them. */
export const ruleWords: Readonly<Record<CleanRuleName, RuleWords>> = {
  empty: {
    short: 'Empty',
    label: 'Take out rows without an address',
    says: 'The cell is empty, or holds blanks only.',
  },
  trim: {
    short: 'Trim',
    label: 'Trim',
    says: 'Blanks, quotation marks, mailto: and a name around the address go.',
  },
  typos: {
    short: 'Typo',
    label: 'Look for likely typos',
    says: 'gmial.com was probably meant to be gmail.com. By default these rows are held back, so you can decide what to do with them.',
  },
  domainCase: {
    short: 'Domain case',
    label: 'Domain in small letters',
    says: 'Ann@EXAMPLE.com becomes Ann@example.com.',
  },
  syntax: {
    short: 'Broken',
    label: 'Take out broken addresses',
    says: 'What no mail server would accept.',
  },
  block: {
    short: 'Block list',
    label: 'Take out your block list',
    says: 'Addresses and domains that you name.',
  },
  disposable: {
    short: 'Disposable',
    label: 'Take out disposable addresses',
    says: 'Made to be thrown away.',
  },
  role: {
    short: 'Role',
    label: 'Take out role addresses',
    says: 'info@, support@ and the like.',
  },
  gmailDots: {
    short: 'Gmail dots',
    label: 'Dots at Gmail',
    says: 'a.nn@gmail.com and ann@gmail.com are one mailbox.',
  },
  plusTags: {
    short: 'Plus tags',
    label: 'Plus tags',
    says: 'ann+news@gmail.com reaches ann@gmail.com.',
  },
  duplicates: {
    short: 'Duplicate',
    label: 'Take out duplicates',
    says: 'One row for each address stays.',
  },
  sort: {
    short: 'Order',
    label: 'Sort by domain',
    says: 'Rows of one domain keep their order.',
  },
};
