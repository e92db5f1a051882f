import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** What earlier builds have made, by the hash of what they made it from. */
export interface BuildCache<Made> {
  get: (hash: string) => Made | undefined;
  set: (hash: string, made: Made) => void;
  /** Keeps what this build has asked for or made, and forgets all else. */
  save: () => Promise<void>;
}

interface Stored<Made> {
  /** Hash of the code that made everything here. */
  maker: string;
  made: Record<string, Made>;
}

/** Any text as a key: a hash, in hexadecimal digits. */
export function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** The files of a place: itself, or those of a folder, its inner folders left out. */
async function filesAt(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  return found?.isDirectory()
    ? (await readdir(place))
        .filter((name) => name.endsWith('.ts'))
        .sort()
        .map((name) => path.join(place, name))
    : [place];
}

/**
 * Opens what earlier builds have made. A cache that is missing, broken or made by other
 * code is empty.
 *
 * @param siteDir the project's root
 * @param file where it is kept, as JSON, from the root
 * @param makers files of the code that makes it, and folders whose `.ts` files are such,
 *   from the root
 */
export async function openBuildCache<Made>(
  siteDir: string,
  file: string,
  makers: readonly string[],
): Promise<BuildCache<Made>> {
  const target = path.join(siteDir, file);
  const places = makers.map((place) => path.join(siteDir, place));
  const files = (await Promise.all(places.map(filesAt))).flat();
  const maker = hashOf(
    ...(await Promise.all(files.map((one) => readFile(one, 'utf8').catch(() => '')))),
  );
  const stored = await readFile(target, 'utf8')
    .then((text) => JSON.parse(text) as Partial<Stored<Made>>)
    .catch((): Partial<Stored<Made>> => ({}));
  const earlier = new Map(
    Object.entries(stored.maker === maker ? (stored.made ?? {}) : {}),
  );
  const kept = new Map<string, Made>();
  return {
    get: (hash) => {
      const made = kept.get(hash) ?? earlier.get(hash);
      if (made !== undefined) {
        kept.set(hash, made);
      }
      return made;
    },
    set: (hash, made) => {
      kept.set(hash, made);
    },
    save: async () => {
      await mkdir(path.dirname(target), {recursive: true});
      const text = {maker, made: Object.fromEntries(kept)} satisfies Stored<Made>;
      await writeFile(target, JSON.stringify(text));
    },
  };
}
