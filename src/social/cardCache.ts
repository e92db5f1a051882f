import {createHash} from 'node:crypto';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {Drawings} from '../metadata/build';
import {brand} from '../site';
import type {CardContent} from './drawCard';

/** Cards of earlier builds, by what they show. */
export interface CardCache {
  /**
   * Puts a card in its place, and draws it only where no build has before.
   *
   * @param target absolute path of the PNG to write
   * @returns whether it was drawn
   */
  place: (
    content: CardContent,
    target: string,
    draw: () => Promise<Buffer>,
  ) => Promise<boolean>;
  /** Forgets cards that no build has asked for in a month. */
  prune: () => Promise<void>;
}

const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** Changes with the code of this room, the face, the drawing library and the brand. */
async function hashOfMaker(
  roomDir: string,
  face: Buffer,
  drawings: Drawings,
): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([brand, drawings, sharp.versions]))
    .update(face);
  const names = (await readdir(roomDir, {recursive: true}))
    .filter((name) => name.endsWith('.ts') && !name.includes('__tests__'))
    .sort();
  for (const name of names) {
    hash.update(await readFile(path.join(roomDir, name)));
  }
  return hash.digest('hex');
}

/**
 * Opens the cards of earlier builds.
 *
 * @param directory where they are kept
 * @param roomDir folder of the code that draws them
 * @param face the heading face
 */
export async function openCardCache(
  directory: string,
  roomDir: string,
  face: Buffer,
  drawings: Drawings,
): Promise<CardCache> {
  const maker = await hashOfMaker(roomDir, face, drawings);
  await mkdir(directory, {recursive: true});
  return {
    place: async ({path: page, title, layout, cover}, target, draw) => {
      const hash = createHash('sha256')
        .update(JSON.stringify([maker, page, title, layout]))
        .update(cover ?? '')
        .digest('hex');
      const kept = path.join(directory, `${hash}.png`);
      await mkdir(path.dirname(target), {recursive: true});
      const found = await copyFile(kept, target).then(
        () => true,
        () => false,
      );
      if (found) {
        const now = new Date();
        await utimes(kept, now, now);
        return false;
      }
      // Renamed when it is whole: a build that is stopped leaves no half of a card.
      const unfinished = `${kept}.${String(process.pid)}`;
      await writeFile(unfinished, await draw());
      await copyFile(unfinished, target);
      await rename(unfinished, kept);
      return true;
    },
    prune: async () => {
      for (const name of await readdir(directory)) {
        const file = path.join(directory, name);
        const {mtimeMs} = await stat(file);
        if (Date.now() - mtimeMs > KEPT_DAYS * DAY) {
          await unlink(file);
        }
      }
    },
  };
}
