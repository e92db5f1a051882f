import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {PICTURES_PATH} from '../src/images/variants';
import {filesBelow} from './pages';

/** Of every variant of a picture: the part before its width. */
const NAMED = new RegExp(String.raw`(?<=${PICTURES_PATH}/)[\w-]+(?=-\d+\.\w+)`, 'g');
const TEXT = /\.(html|js|json|xml)$/;

const namesIn = (text: string): string[] => text.match(NAMED) ?? [];

/**
 * Takes pictures out of a build that nothing in it names: those of articles that are gone
 * or have changed. They stay in the cache, because a page that is kept there may name them
 * again.
 *
 * @param root folder of the built site
 * @returns how many files were removed
 */
export async function removeUnusedPictures(root: string): Promise<number> {
  const files = await filesBelow(root);
  const used = new Set<string>();
  for (const file of files.filter((name) => TEXT.test(name))) {
    namesIn(await readFile(path.join(root, file), 'utf8')).forEach((name) =>
      used.add(name),
    );
  }
  const unused = files.filter((file) =>
    namesIn(`/${file}`).some((name) => !used.has(name)),
  );
  await Promise.all(unused.map((file) => rm(path.join(root, file))));
  return unused.length;
}
