/** What a page is, as its results say it. */
export const SEARCH_KINDS = [
  'docs',
  'api',
  'article',
  'template',
  'tool',
  'legal',
  'page',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Whether a page is searched first. */
export function isDocs({kind}: {kind: SearchKind}): boolean {
  return kind === 'docs' || kind === 'api';
}

/** One piece of a page that a search can lead to: what stands below one heading. */
export interface SearchRecord {
  /** Path of the page from the root with a trailing slash. */
  path: string;
  /** Anchor on the page without `#`; empty for the page's top. */
  hash: string;
  /** Title of the page. */
  title: string;
  /** Headings from the page's first level down to this one; empty for the page's top. */
  trail: string[];
  /** Plain text, white space folded. */
  text: string;
  kind: SearchKind;
  /** Identifiers of the code shown here: `scheduledAt`, `domain_not_verified`. */
  code: string[];
  /** Words the writer gave the page in its front matter. */
  keywords: string[];
  /** What people call what stands here, where its own words are others. */
  aliases: string[];
  /** How much a match counts here: 1, or less for one of many fields. */
  weight: number;
}

/** A stretch of text, and whether it is what was asked for. Never markup. */
export interface Segment {
  text: string;
  marked: boolean;
}

export interface SearchResult {
  path: string;
  hash: string;
  kind: SearchKind;
  /** Title of the page. */
  title: Segment[];
  /** Heading path; empty for the page's top. */
  trail: Segment[][];
  /** The part of the text that answers best. */
  excerpt: Segment[];
}

/** Whatever finds things: the embedded engine or a service. */
export interface SearchEngine {
  /**
   * @param query what the visitor typed, any text
   * @param signal ends the search when the visitor types on
   * @returns best first, results of one page next to each other; none for an empty query
   * @throws {SearchUnavailable} when nothing can be searched now; another call tries anew
   * @throws {DOMException} AbortError when `signal` ended it
   */
  search: (query: string, signal: AbortSignal) => Promise<SearchResult[]>;
  /**
   * Tells when more pages have become searchable, so that a query can be asked again.
   *
   * @returns stops telling
   */
  onGrow?: (listener: () => void) => () => void;
}

/** The index or the service cannot be reached. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
