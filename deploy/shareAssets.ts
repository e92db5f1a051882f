import {mkdir, rename} from 'node:fs/promises';
import path from 'node:path';
import {baseUrlsOf, filesBelow} from './pages';

/** Folders of `assets` that the bundler writes: its scripts ask for them below their language. */
const BUNDLED = /^(?:css|files|fonts|images|js|medias)\//;

/**
 * Puts the assets of all languages where pages ask for them. Pictures, the search and the
 * controls are served below `/assets`, whatever the language, and their names change with
 * their content; Docusaurus copies them into the folder of each language.
 *
 * @param root folder of the built site
 * @returns how many files were moved
 */
export async function shareAssets(root: string): Promise<number> {
  const [, ...others] = baseUrlsOf(await filesBelow(root));
  let moved = 0;
  for (const baseUrl of others) {
    const from = path.join(root, baseUrl, 'assets');
    const files = (await filesBelow(from)).filter((file) => !BUNDLED.test(file));
    for (const file of files) {
      const target = path.join(root, 'assets', file);
      await mkdir(path.dirname(target), {recursive: true});
      await rename(path.join(from, file), target);
      moved += 1;
    }
  }
  return moved;
}
