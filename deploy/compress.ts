import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {COMPRESSED, typeOf} from './types';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this nothing is gained: headers weigh as much. */
const LEAST_BYTES = 512;
/** Files under way at once; Node compresses on four threads. */
const AT_ONCE = 4;

export type Encoding = 'br' | 'gzip';

/** What the compressed form of a file has after its name. */
export const EXTENSIONS = {br: '.br', gzip: '.gz'} as const satisfies Record<
  Encoding,
  string
>;

/** Brotli's last step saves 2 % more and takes three times as long. */
const NEARLY_BEST = constants.BROTLI_MAX_QUALITY - 1;

/** About the best that each of the two can do: it is done once, at build. */
export function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: NEARLY_BEST,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : deflate(body, {level: 9});
}

/**
 * Writes the compressed forms beside a file, with its time of change, by which servers
 * make entity tags.
 */
async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < LEAST_BYTES) {
    return;
  }
  const {atime, mtime} = await stat(file);
  for (const encoding of ['br', 'gzip'] as const) {
    const encoded = await encode(body, encoding);
    const target = `${file}${EXTENSIONS[encoding]}`;
    if (encoded.length < body.length) {
      await writeFile(target, encoded);
      await utimes(target, atime, mtime);
    }
  }
}

/**
 * Writes `.br` and `.gz` beside every file that gets smaller by it.
 *
 * @param root folder of the built site
 * @param files its files, from the root
 */
export async function compress(root: string, files: readonly string[]): Promise<void> {
  const waiting = files
    .filter((file) => COMPRESSED.test(typeOf(path.extname(file))))
    .map((file) => path.join(root, file));
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        await compressFile(file);
      }
    }),
  );
}
