import {unpackRecords, type IndexFile} from '../indexFile';
import {once} from '../once';
import {SITE_DATA_PATH, type SiteData} from '../siteData';
import type {SearchResult} from '../types';
import {EmbeddedIndex} from './embeddedIndex';

/**
 * Searches the docs of a built site outside a browser. The index is made with the first
 * question, and again after a failure.
 *
 * @param readFile reads a text file of the site by its path; undefined where there is none
 * @returns finds the best sections first
 * @throws {Error} when the site has no index
 */
export function createDocsSearch(
  readFile: (path: string) => Promise<string | undefined>,
): (query: string) => Promise<SearchResult[]> {
  async function readJson(path: string): Promise<unknown> {
    const text = await readFile(path);
    if (text === undefined) {
      throw new Error(`The site has no ${path}.`);
    }
    return JSON.parse(text);
  }
  const load = once(async () => {
    const {files} = (await readJson(SITE_DATA_PATH)) as SiteData;
    const index = new EmbeddedIndex();
    index.add(unpackRecords((await readJson(files.docs)) as IndexFile));
    return index;
  });
  return async (query) => (await load()).search(query);
}
