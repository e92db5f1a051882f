import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Twins of the last build, by the hash of the page they were made from. */
export interface TwinCache {
  get: (hash: string) => string | undefined;
  /** Keeps the twins of this build and forgets all others. */
  save: (twins: Readonly<Record<string, string>>) => Promise<void>;
}

interface Stored {
  /** Hash of the code that made the twins. */
  maker: string;
  twins: Record<string, string>;
}

/** Changes with the code of this room and with the packages it uses. */
async function hashOfMaker(roomDir: string, siteDir: string): Promise<string> {
  const sources = (await readdir(roomDir)).filter((name) => name.endsWith('.ts')).sort();
  const files = [
    ...sources.map((name) => path.join(roomDir, name)),
    path.join(siteDir, 'package-lock.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(await readFile(file).catch(() => ''));
  }
  return hash.digest('hex');
}

/**
 * Opens the twins of the last build. A cache that is missing, broken or made by other
 * code is empty.
 *
 * @param file where it is kept
 */
export async function openTwinCache(
  file: string,
  {roomDir, siteDir}: {roomDir: string; siteDir: string},
): Promise<TwinCache> {
  const maker = await hashOfMaker(roomDir, siteDir);
  const stored = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Partial<Stored>)
    .catch((): Partial<Stored> => ({}));
  const twins = new Map(
    Object.entries(stored.maker === maker ? (stored.twins ?? {}) : {}),
  );
  return {
    get: (hash) => twins.get(hash),
    save: async (current) => {
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, JSON.stringify({maker, twins: current} satisfies Stored));
    },
  };
}
