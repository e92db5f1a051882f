import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {cardPath} from '../site';
import type {CardCache} from './cardCache';
import {drawCard} from './drawCard';
import {readCard} from './readCard';
import type {Compositor} from './words';

/** Drawing happens outside of the main thread: two keep a small machine busy. */
const AT_ONCE = 2;

/**
 * Writes the card of every built page that can be found.
 *
 * @param outDir folder of the built site
 * @param covers files of pages' own pictures, by path of the page
 * @returns how many pages have a card, and how many cards were drawn for it
 */
export async function writeCards(
  outDir: string,
  covers: ReadonlyMap<string, string>,
  {cache, setWords}: {cache: CardCache; setWords: Compositor},
): Promise<{cards: number; drawn: number}> {
  const names = await readdir(outDir, {recursive: true});
  const pages = names.filter((name) => path.basename(name) === 'index.html').sort();
  const counts = {cards: 0, drawn: 0};
  const writeCard = async (name: string) => {
    const facts = readCard(await readFile(path.join(outDir, name), 'utf8'));
    if (!facts) {
      return;
    }
    const cover = covers.get(facts.path);
    const content = {...facts, cover: cover ? await readFile(cover) : undefined};
    const target = path.join(outDir, cardPath(facts.path));
    const drawn = await cache.place(content, target, () => drawCard(content, setWords));
    counts.cards += 1;
    counts.drawn += drawn ? 1 : 0;
  };
  const work = async () => {
    for (let name = pages.shift(); name !== undefined; name = pages.shift()) {
      await writeCard(name);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return counts;
}
