import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {builtFile} from '../locales/build';
import {cardPath, sitePath} from '../site';
import type {CardCache} from './cardCache';
import type {CardDrawer} from './drawCard';
import {readCard} from './readCard';
import type {CardSource} from './sources';

/** Drawing happens outside of the main thread: two keep a small machine busy. */
const AT_ONCE = 2;

/**
 * Writes the card of every built page that can be found.
 *
 * @param outDir folder of the built site
 * @param sources what the sources of pages say of their cards, by path of the page
 * @returns how many pages have a card, and how many cards were drawn for it
 * @throws {Error} naming the page whose card cannot be drawn
 */
export async function writeCards(
  outDir: string,
  sources: ReadonlyMap<string, CardSource>,
  {
    cache,
    drawCard,
    baseUrl = '/',
  }: {cache: CardCache; drawCard: CardDrawer; baseUrl?: string},
): Promise<{cards: number; drawn: number}> {
  const names = await readdir(outDir, {recursive: true});
  const pages = names.filter((name) => path.basename(name) === 'index.html').sort();
  const counts = {cards: 0, drawn: 0};
  const writeCard = async (name: string) => {
    const facts = readCard(await readFile(path.join(outDir, name), 'utf8'));
    if (!facts) {
      return;
    }
    const {layout, cover} = sources.get(facts.path) ?? {};
    const place = async () => {
      const content = {
        ...facts,
        path: sitePath(facts.path, baseUrl),
        layout,
        cover: cover ? await readFile(cover) : undefined,
      };
      const target = builtFile(outDir, baseUrl, cardPath(facts.path));
      return cache.place(content, target, () => drawCard(content));
    };
    const drawn = await place().catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `The social card of ${facts.path} cannot be drawn (${why}).${cover ? ` Delete ${cover} and build again: the file is made anew from the cover.` : ''}`,
        {cause},
      );
    });
    counts.cards += 1;
    counts.drawn += drawn ? 1 : 0;
  };
  const work = async () => {
    for (let name = pages.shift(); name !== undefined; name = pages.shift()) {
      await writeCard(name).catch((error: unknown) => {
        pages.length = 0;
        throw error;
      });
    }
  };
  // An error ends both lanes, and is reported when nothing is being written any more.
  const lanes = await Promise.allSettled(Array.from({length: AT_ONCE}, work));
  const failed = lanes.find((lane) => lane.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  return counts;
}
