import {createHash} from 'node:crypto';
import {writeServed} from '../shell/build';
import {packRecords} from './indexFile';
import {SEARCH_PATH, type IndexFiles} from './siteData';
import {isDocs, type SearchRecord} from './types';

function indexFile(name: string, records: readonly SearchRecord[]) {
  const text = JSON.stringify(packRecords(records));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return {path: `${SEARCH_PATH}/${name}-${hash}.json`, text};
}

/**
 * Writes the index files, each named by its content.
 *
 * @param siteDir the project's root
 */
export async function writeIndex(
  records: readonly SearchRecord[],
  siteDir: string,
): Promise<IndexFiles> {
  const docs = indexFile('docs', records.filter(isDocs));
  const more = indexFile(
    'more',
    records.filter((record) => !isDocs(record)),
  );
  await writeServed(
    siteDir,
    SEARCH_PATH,
    '.json',
    new Map([docs, more].map((file) => [file.path, file.text])),
  );
  return {docs: docs.path, more: more.path};
}
