import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {PICTURES_STATIC_DIR} from '../images/variants';

/** Where everything of the search is served whose name changes with its content. */
export const SEARCH_PATH = '/assets/search';

/**
 * Writes files of the search, and removes those of the same kind that an earlier build has
 * left: every file here is copied into the site.
 *
 * @param siteDir the project's root; files go to its `.cache/static`
 * @param extension of the files, which says their kind
 * @param files texts by public path
 */
export async function writeFiles(
  siteDir: string,
  extension: '.js' | '.json',
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const root = path.join(siteDir, PICTURES_STATIC_DIR);
  const folder = path.join(root, SEARCH_PATH);
  await mkdir(folder, {recursive: true});
  for (const [publicPath, text] of files) {
    await writeFile(path.join(root, publicPath), text);
  }
  const stale = (await readdir(folder)).filter(
    (name) => name.endsWith(extension) && !files.has(`${SEARCH_PATH}/${name}`),
  );
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
}
