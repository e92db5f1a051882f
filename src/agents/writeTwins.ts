import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {type BuildCache, inThread} from '../content/build';
import type {Twin} from './llms';
import {type BuiltPage, readPage} from './readPage';
import {twinFile, writeTwin, type PageMarkdown} from './twin';
import type {twinsOf} from './twinsOf';

/** From so many new twins on, a thread of their own saves more than its start takes. */
const MANY = 40;

/** Makes the twins of pages, in their order: half of many in another thread. */
async function makeTwins(
  siteDir: string,
  pages: readonly BuiltPage[],
): Promise<PageMarkdown[]> {
  const middle = pages.length < MANY ? pages.length : Math.ceil(pages.length / 2);
  const rest = pages.slice(middle);
  const inOther =
    rest.length > 0
      ? inThread<typeof twinsOf>(
          siteDir,
          {module: 'src/agents/twinsOf.ts', name: 'twinsOf'},
          rest,
        )
      : [];
  const twins: PageMarkdown[] = [];
  for (const page of pages.slice(0, middle)) {
    twins.push(writeTwin(page));
    // The other thread is started in between.
    await setImmediate();
  }
  return [...twins, ...(await inOther)];
}

/**
 * Writes the twin of every built page that links to one beside its `index.html`, and again
 * under the name of its folder: `docs/webhooks/index.md` and `docs/webhooks.md`. Beside
 * them lie the twins with their code in one language each.
 *
 * @param siteDir the project's root
 * @param outDir folder of the built site
 * @param siteTitle the part of every title that names the site
 * @param baseUrl where the pages of the language begin
 * @returns all twins, and how many of them were made anew
 */
export async function writeTwins(
  siteDir: string,
  outDir: string,
  siteTitle: string,
  cache: BuildCache<PageMarkdown>,
  baseUrl = '/',
): Promise<{twins: Twin[]; made: number}> {
  const names = await readdir(outDir, {recursive: true});
  const files = names.filter((name) => path.basename(name) === 'index.html');
  const pages = new Map<string, BuiltPage>();
  for (const name of files) {
    const page = readPage(
      await readFile(path.join(outDir, name), 'utf8'),
      siteTitle,
      baseUrl,
    );
    if (page) {
      pages.set(path.dirname(name), page);
    }
  }
  const missing = [...pages.values()].filter(({hash}) => !cache.get(hash));
  const made = await makeTwins(siteDir, missing);
  for (const [index, {hash}] of missing.entries()) {
    const twin = made[index];
    if (twin) {
      cache.set(hash, twin);
    }
  }
  const twins: Twin[] = [];
  for (const [name, {facts, hash}] of pages) {
    const twin = cache.get(hash);
    if (!twin) {
      throw new Error(`${facts.address} has got no twin.`);
    }
    const {markdown, inLanguages} = twin;
    twins.push({facts, markdown});
    const folder = path.join(outDir, name);
    const texts: (readonly [file: string, text: string])[] = [
      [path.join(folder, twinFile()), markdown],
      ...Object.entries(inLanguages).map(
        ([language, text]) => [path.join(folder, twinFile(language)), text] as const,
      ),
    ];
    // The home page has no folder of its own.
    if (name !== '.') {
      texts.push([`${folder}.md`, markdown]);
    }
    await Promise.all(texts.map(([file, text]) => writeFile(file, text)));
  }
  await cache.save();
  return {twins, made: missing.length};
}
