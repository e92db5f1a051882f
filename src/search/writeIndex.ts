import {createHash} from 'node:crypto';
import {packRecords} from './indexFile';
import {isDocs, type SearchRecord} from './types';
import {SEARCH_PATH, writeFiles} from './writeFiles';

/** Public paths of the index files. */
export interface IndexFiles {
  /** Docs and API reference: what is searched first. */
  docs: string;
  /** Everything else. */
  more: string;
}

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
  await writeFiles(
    siteDir,
    '.json',
    new Map([docs, more].map((file) => [file.path, file.text])),
  );
  return {docs: docs.path, more: more.path};
}
