import {cp, mkdir, mkdtemp, rm, stat} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesBelow} from './pages';

/** Days an asset outlives the last build that needed it. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Assets of an earlier build, out of the way of the next one. */
export interface KeptAssets {
  /**
   * Puts them beside the new build's; a file that is in both stays the new build's. Those
   * older than 30 days stay behind.
   *
   * @param root folder of the new build
   * @returns how many were put there
   */
  restore: (root: string) => Promise<number>;
}

/**
 * Takes the hashed assets of an earlier build, so that a page that was opened before a
 * deploy finds its own after it. They are copied before the new build begins, because a
 * build empties its folder, which may be the same one.
 *
 * @param previous folder of the earlier build
 * @param now milliseconds, the day files are counted from
 * @throws {Error} when the folder has no `assets`
 */
export async function takeAssets(
  previous: string,
  now: number = Date.now(),
): Promise<KeptAssets> {
  const from = path.join(previous, 'assets');
  if (!(await stat(from).catch(() => undefined))?.isDirectory()) {
    throw new Error(
      `There is no folder ${from}. Give --keep-assets the folder of an earlier build, or leave it out for a first build.`,
    );
  }
  const store = await mkdtemp(path.join(tmpdir(), 'kept-assets-'));
  await cp(from, store, {recursive: true, preserveTimestamps: true});
  return {
    async restore(root) {
      let count = 0;
      for (const file of await filesBelow(store)) {
        const source = path.join(store, file);
        const target = path.join(root, 'assets', file);
        const isOld = now - (await stat(source)).mtimeMs > KEPT_DAYS * DAY_MS;
        const isNew = await stat(target).catch(() => undefined);
        // Compressed forms are made anew.
        if (!isOld && !isNew && !/\.(br|gz)$/.test(file)) {
          await mkdir(path.dirname(target), {recursive: true});
          await cp(source, target, {preserveTimestamps: true});
          count += 1;
        }
      }
      await rm(store, {recursive: true});
      return count;
    },
  };
}
