import type {TOCItem} from '@docusaurus/mdx-loader';

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

/** Why an article is seen by its writers only. */
export interface ArticleStatus {
  /**
   * `waiting`: its day is to come; `unnamed`: its folder's name makes no address of its
   * own; `wrong`: it stops a production build.
   */
  kind: 'draft' | 'waiting' | 'withdrawn' | 'unnamed' | 'wrong';
  /** What is to be done before it can be published, a sentence each. */
  toDo: readonly string[];
}
