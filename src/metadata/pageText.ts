import type {PagePath} from '../site';
import type {Crumb} from './types';

/**
 * What a registered page is about. The room of a page exports one from its `metadata.ts`
 * for each of its pages; the page's door gives it to `PageMeta`, and the search finds the
 * page by it. The build runs that file in Node, so it must not import components.
 */
export interface PageText {
  path: PagePath;
  title: string;
  /** For search engines, and for the site's own search. */
  description: string;
  /** What people search for, beside the words of title and description. */
  keywords?: readonly string[];
  /** The way here from home, without home and without the page itself. */
  parents?: readonly Crumb[];
}

/** Parts of the overview of the tools. */
export type ToolHall = 'authentication' | 'received' | 'lists' | 'webhooks' | 'sums';

/** A tool as the overview shows it: exported from the room's `metadata.ts`, too. */
export interface ToolCard {
  path: PagePath;
  /** What it does for you, in a sentence. */
  does: string;
  /** What leaves the page. */
  asks: 'DNS' | 'nothing';
  hall: ToolHall;
  /** In the hall of authentication: the DNS record, and what is done to it. */
  record?: {name: 'SPF' | 'DKIM' | 'DMARC'; task: 'check' | 'make'};
}
