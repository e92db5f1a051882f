import type {SearchResult} from '../types';
import type {IndexFiles} from '../siteData';

/** What the page says to the worker. */
export type Request =
  | {type: 'load'; files: IndexFiles}
  | {type: 'search'; id: number; query: string}
  /** The visitor has typed on: the question needs no answer any more. */
  | {type: 'cancel'; id: number};

/** What the worker says to the page. */
export type Reply =
  /** More pages have become searchable. */
  | {type: 'grown'}
  | {type: 'found'; id: number; results: SearchResult[]}
  /** The index could not be loaded. */
  | {type: 'failed'; id: number; message: string};
