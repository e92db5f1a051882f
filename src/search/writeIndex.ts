import {createHash} from 'node:crypto';
import {writeServed} from '../shell/build';
import {packRecords} from './indexFile';
import type {PasteData} from './paste/readPaste';
import {PASTE_PATH, SEARCH_PATH, type IndexFiles} from './siteData';
import {isDocs, type SearchRecord} from './types';

function dataFile(folder: string, name: string, data: unknown) {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return {path: `${folder}/${name}-${hash}.json`, text};
}

const indexFile = (name: string, records: readonly SearchRecord[]) =>
  dataFile(SEARCH_PATH, name, packRecords(records));

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

/**
 * Writes what explains pasted errors, named by its content.
 *
 * @param siteDir the project's root
 * @returns its public path
 */
export async function writePasteData(data: PasteData, siteDir: string): Promise<string> {
  const {path, text} = dataFile(PASTE_PATH, 'api', data);
  await writeServed(siteDir, PASTE_PATH, '.json', new Map([[path, text]]));
  return path;
}
