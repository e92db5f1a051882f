/** What to do with a list. What is missing is off. */
export interface CleanRules {
  /** Takes rows out that have no address. */
  empty?: boolean;
  /** Takes blanks, quotation marks, `mailto:` and names off the address. */
  trim?: boolean;
  /** Puts the suggestion in the place of a likely typo. */
  typos?: boolean;
  /** Writes domains in small letters. */
  domainCase?: boolean;
  /** Takes rows out whose address is broken. */
  syntax?: boolean;
  /** Takes rows out whose address or domain is listed: 'ann@example.com', 'example.com'. */
  block?: readonly string[];
  /** Rows that block, disposable and role leave alone. Written like `block`. */
  allow?: readonly string[];
  /** Takes disposable addresses out. Needs a classifier that knows them. */
  disposable?: boolean;
  /** Takes role addresses such as info@ out. */
  role?: boolean;
  /**
   * Dots in the local part at gmail.com and googlemail.com, where they mean nothing.
   * 'compare': only to find duplicates; true: also taken out of the address.
   */
  gmailDots?: boolean | 'compare';
  /**
   * '+tag' in the local part at Gmail and at `plusDomains`.
   * 'compare': only to find duplicates; true: also taken out of the address.
   */
  plusTags?: boolean | 'compare';
  /** Further domains at which a plus sign begins a tag. */
  plusDomains?: readonly string[];
  /** Keeps the first (also: true) or the last of rows with the same address. */
  duplicates?: boolean | 'first' | 'last';
  /** Counts 'Ann@' and 'ann@' as two addresses. */
  exactCase?: boolean;
  /** Puts rows in the order of their domains; rows of one domain keep theirs. */
  sort?: boolean;
}

/** What a new visitor gets: nothing that could change whom a message reaches. */
export const defaultRules: CleanRules = {
  empty: true,
  trim: true,
  domainCase: true,
  syntax: true,
  disposable: true,
  gmailDots: 'compare',
  plusTags: 'compare',
  duplicates: 'first',
};
