import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PICTURES_STATIC_DIR} from '../images/variants';
import {packRecords} from './indexFile';
import {isDocs, type SearchRecord} from './types';

/** Where the index files are served. */
export const INDEX_PATH = '/assets/search';

/** Public paths of the index files. */
export interface IndexFiles {
  /** Docs and API reference: what is searched first. */
  docs: string;
  /** Everything else. */
  more: string;
}

/**
 * Writes the index files, each named by its content, and removes those of earlier
 * builds: every file here is copied into the site.
 *
 * @param siteDir the project's root; files go to its `.cache/static`
 */
export async function writeIndex(
  records: readonly SearchRecord[],
  siteDir: string,
): Promise<IndexFiles> {
  const directory = path.join(siteDir, PICTURES_STATIC_DIR, INDEX_PATH);
  await mkdir(directory, {recursive: true});
  const write = async (name: string, part: readonly SearchRecord[]) => {
    const text = JSON.stringify(packRecords(part));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const file = `${name}-${hash}.json`;
    await writeFile(path.join(directory, file), text);
    return file;
  };
  const docs = await write('docs', records.filter(isDocs));
  const more = await write(
    'more',
    records.filter((record) => !isDocs(record)),
  );
  const stale = (await readdir(directory)).filter(
    (file) => file !== docs && file !== more,
  );
  await Promise.all(stale.map((file) => rm(path.join(directory, file))));
  return {docs: `${INDEX_PATH}/${docs}`, more: `${INDEX_PATH}/${more}`};
}
