import type {AlgoliaConfig} from './algolia/config';
import type {IndexFiles} from './writeIndex';

/** What the build tells the search dialog. */
export interface SiteData {
  files: IndexFiles;
  /** Pages to go to when nothing is found. */
  suggestions: {path: string; title: string}[];
  /** Null: the embedded engine. */
  algolia: AlgoliaConfig | null;
}
