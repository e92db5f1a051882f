/** What a visitor decides about one likely typo. */
export type TypoChoice = 'mend' | 'keep' | 'remove';

/** What to do with a list. What is missing is off. */
export interface CleanRules {
  /** Takes rows out that have no address. */
  empty?: boolean;
  /** Takes blanks, quotation marks, `mailto:` and names off the address. */
  trim?: boolean;
  /**
   * What becomes of likely typos such as ann@gmial.com. 'hold': neither kept nor removed,
   * until someone has looked; true: the suggestion takes their place, also where it
   * repairs a broken address; 'remove': taken out. Off, they stay as they were typed,
   * and never count as disposable.
   */
  typos?: boolean | 'hold' | 'remove';
  /** What was decided about single typos, by the address as it was typed. */
  typoChoices?: ReadonlyMap<string, TypoChoice>;
  /** Writes domains in small letters. */
  domainCase?: boolean;
  /** Takes rows out whose address is broken. */
  syntax?: boolean;
  /** Takes rows out whose address or domain is listed: 'ann@example.com', 'example.com'. */
  block?: readonly string[];
  /**
   * Rows that block, disposable and role leave alone, and that are not held or removed as
   * typos. Written like `block`.
   */
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

/**
 * What a new visitor gets: nothing that could change whom a message reaches, and no
 * person thrown away for a typo.
 */
export const defaultRules: CleanRules = {
  empty: true,
  trim: true,
  typos: 'hold',
  domainCase: true,
  syntax: true,
  disposable: true,
  gmailDots: 'compare',
  plusTags: 'compare',
  duplicates: 'first',
};
