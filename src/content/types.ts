import type {TOCItem} from '@docusaurus/mdx-loader';

/** The layouts a Markdown page can have; its folder chooses, `layout` overrules. */
export const LAYOUTS = ['docs', 'article', 'legal'] as const;

export type LayoutName = (typeof LAYOUTS)[number];

/** A link to the page before or after. */
export interface Sibling {
  title: string;
  permalink: string;
}

/** One Markdown page, whichever plugin it comes from. */
export interface ContentPage {
  title: string;
  description: string;
  /** Path from the root with a trailing slash. */
  path: string;
  toc: readonly TOCItem[];
  /** Checked by `parseFrontMatter`; each layout knows its own fields. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Names of the menu sections the page stands in, outermost first. */
  sections?: readonly string[];
  author?: string | undefined;
  /** Minutes. */
  readingTime?: number | undefined;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null | undefined;
  editUrl?: string | null | undefined;
  previous?: Sibling | undefined;
  next?: Sibling | undefined;
}
