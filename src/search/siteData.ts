/** Where everything of the search is served whose name changes with its content. */
export const SEARCH_PATH = '/assets/search';

/** Where the data is served that explains pasted errors. */
export const PASTE_PATH = '/assets/paste';

/**
 * Where the search of the default language finds out what to search in; that of another one
 * is below the address where its pages begin. The address stays the same whatever the
 * pages say, so the scripts that know it stay the same, too; it is asked for again every
 * time.
 */
export const SITE_DATA_PATH = '/search.json' as const;

/** A page that can be gone to without a search. */
export interface PageLink {
  path: string;
  title: string;
}

/** Public paths of the index files. */
export interface IndexFiles {
  /** Docs and API reference: what is searched first. */
  docs: string;
  /** Everything else. */
  more: string;
}

/** What the build tells the search. */
export interface SiteData {
  files: IndexFiles;
  /** Public path of what explains a pasted error: see `paste/readPaste.ts`. */
  paste: string;
  /** Pages to go to when nothing has been asked, or nothing was found. */
  suggestions: PageLink[];
}
