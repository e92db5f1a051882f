import type {CleanRuleName, ListClass} from './names';

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
  likely: {
    label: 'Likely good',
    says: 'The syntax is valid, and the domain accepts email.',
  },
  unasked: {
    label: 'Not checked yet',
    says: 'The syntax is valid, but the domain has not been looked up.',
  },
  role: {
    label: 'Role',
    says: 'Belongs to a role such as info or billing, and is often read by several people.',
  },
  typo: {label: 'Typo?', says: 'One typo away from a well-known domain.'},
  disposable: {
    label: 'Disposable',
    says: 'At a service for disposable addresses.',
  },
  doubtful: {
    label: 'Doubtful',
    says: 'Allowed, but something in the address or its domain is odd.',
  },
  unknown: {
    label: 'No response',
    says: 'DNS returned no usable response for the domain.',
  },
  duplicate: {label: 'Duplicate', says: 'The same address appears further up.'},
  dead: {label: 'Dead domain', says: 'The domain does not exist, or accepts no email.'},
  broken: {
    label: 'Broken',
    says: 'No mail server would accept the address in this form.',
  },
  empty: {label: 'Empty', says: 'The row has no address.'},
};

/** The rules of the cleaner, as pages and files name them. */
export const ruleWords: Readonly<Record<CleanRuleName, RuleWords>> = {
  empty: {
    short: 'Empty',
    label: 'Remove rows without an address',
    says: 'The cell is empty, or contains only spaces.',
  },
  trim: {
    short: 'Trim',
    label: 'Trim',
    says: 'Spaces, quotation marks, mailto: and a name around the address are removed.',
  },
  typos: {
    short: 'Typo',
    label: 'Look for likely typos',
    says: 'gmial.com was probably meant to be gmail.com. By default these rows are held back, so you can decide what to do with them.',
  },
  domainCase: {
    short: 'Domain case',
    label: 'Domain in lower case',
    says: 'Ann@EXAMPLE.com becomes Ann@example.com.',
  },
  syntax: {
    short: 'Broken',
    label: 'Remove broken addresses',
    says: 'Addresses that no mail server would accept.',
  },
  block: {
    short: 'Block list',
    label: 'Remove addresses on your block list',
    says: 'Addresses and domains of your choice.',
  },
  disposable: {
    short: 'Disposable',
    label: 'Remove disposable addresses',
    says: 'Created for one signup and soon gone.',
  },
  role: {
    short: 'Role',
    label: 'Remove role addresses',
    says: 'info@, support@ and the like.',
  },
  gmailDots: {
    short: 'Gmail dots',
    label: 'Dots at Gmail',
    says: 'a.nn@gmail.com and ann@gmail.com are the same mailbox.',
  },
  plusTags: {
    short: 'Plus tags',
    label: 'Plus tags',
    says: 'ann+news@gmail.com reaches ann@gmail.com.',
  },
  duplicates: {
    short: 'Duplicate',
    label: 'Remove duplicates',
    says: 'One row for each address stays.',
  },
  sort: {
    short: 'Order',
    label: 'Sort by domain',
    says: 'Rows of the same domain keep their order.',
  },
};
