import {copyFile, mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Folder for the maps of one release, outside of what is deployed. */
export function sourceMapsDir(siteDir: string, release: string): string {
  return path.join(siteDir, '.cache/source-maps', release);
}

/**
 * Takes the source maps out of a built site, so that they are never served, and puts them
 * where they can be uploaded from: in the same folders, each with a copy of its script, as
 * Sentry's command wants to see both.
 *
 * @param outDir the built site
 * @param target folder for the maps; what was there is removed
 * @param texts maps that are not in the built site, by public path
 * @returns how many maps are there
 */
export async function takeOutSourceMaps(
  outDir: string,
  target: string,
  texts: ReadonlyMap<string, string>,
): Promise<number> {
  await rm(target, {recursive: true, force: true});
  const files = await readdir(outDir, {recursive: true});
  const maps = files.filter((file) => /\.(js|css)\.map$/.test(file));
  const put = async (map: string, write: (place: string) => Promise<void>) => {
    const place = path.join(target, map);
    const script = map.slice(0, -'.map'.length);
    await mkdir(path.dirname(place), {recursive: true});
    await write(place);
    await copyFile(path.join(outDir, script), path.join(target, script));
  };
  for (const map of maps) {
    await put(map, (place) => rename(path.join(outDir, map), place));
  }
  for (const [name, text] of texts) {
    await put(name, (place) => writeFile(place, text));
  }
  return maps.length + texts.size;
}
