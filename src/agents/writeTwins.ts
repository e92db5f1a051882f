import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildCache} from '../content/build';
import type {Twin} from './llms';
import {readPage} from './readPage';
import {TWIN_FILE, writeTwin} from './twin';

/**
 * Writes the twin of every built page that links to one, beside its `index.html`.
 *
 * @param outDir folder of the built site
 * @param siteTitle the part of every title that names the site
 * @returns all twins, and how many of them were made anew
 */
export async function writeTwins(
  outDir: string,
  siteTitle: string,
  cache: BuildCache<string>,
): Promise<{twins: Twin[]; made: number}> {
  const names = await readdir(outDir, {recursive: true});
  const pages = names.filter((name) => path.basename(name) === 'index.html');
  const twins: Twin[] = [];
  let made = 0;
  for (const name of pages) {
    const page = readPage(await readFile(path.join(outDir, name), 'utf8'), siteTitle);
    if (page) {
      const known = cache.get(page.hash);
      const markdown = known ?? writeTwin(page);
      if (known === undefined) {
        made += 1;
        cache.set(page.hash, markdown);
      }
      twins.push({facts: page.facts, markdown});
      await writeFile(path.join(outDir, path.dirname(name), TWIN_FILE), markdown);
    }
  }
  await cache.save();
  return {twins, made};
}
