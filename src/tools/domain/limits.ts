/** Domains that one list may have. */
export const MAX_DOMAINS = 100;
/** Characters of a list that are read. */
export const MAX_LIST_TEXT = 200_000;
