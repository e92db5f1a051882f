import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuildCache} from '../content/build';
import type {Twin} from './llms';
import {readPage} from './readPage';
import {twinFile, writeTwin, type PageMarkdown} from './twin';

/**
 * Writes the twin of every built page that links to one beside its `index.html`, and again
 * under the name of its folder: `docs/webhooks/index.md` and `docs/webhooks.md`. Beside
 * them lie the twins with their code in one language each.
 *
 * @param outDir folder of the built site
 * @param siteTitle the part of every title that names the site
 * @param baseUrl where the pages of the language begin
 * @returns all twins, and how many of them were made anew
 */
export async function writeTwins(
  outDir: string,
  siteTitle: string,
  cache: BuildCache<PageMarkdown>,
  baseUrl = '/',
): Promise<{twins: Twin[]; made: number}> {
  const names = await readdir(outDir, {recursive: true});
  const pages = names.filter((name) => path.basename(name) === 'index.html');
  const twins: Twin[] = [];
  let made = 0;
  for (const name of pages) {
    const html = await readFile(path.join(outDir, name), 'utf8');
    const page = readPage(html, siteTitle, baseUrl);
    if (page) {
      const known = cache.get(page.hash);
      const {markdown, inLanguages} = known ?? writeTwin(page);
      if (known === undefined) {
        made += 1;
        cache.set(page.hash, {markdown, inLanguages});
      }
      twins.push({facts: page.facts, markdown});
      const folder = path.join(outDir, path.dirname(name));
      const files: (readonly [file: string, text: string])[] = [
        [path.join(folder, twinFile()), markdown],
        ...Object.entries(inLanguages).map(
          ([language, text]) => [path.join(folder, twinFile(language)), text] as const,
        ),
      ];
      // The home page has no folder of its own.
      if (path.dirname(name) !== '.') {
        files.push([`${folder}.md`, markdown]);
      }
      await Promise.all(files.map(([file, text]) => writeFile(file, text)));
    }
  }
  await cache.save();
  return {twins, made};
}
