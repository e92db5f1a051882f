import {createHash} from 'node:crypto';
import {access, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {slugOf} from '../site/slug';

/** Where the files of one source picture are served, and how large it is. */
export interface PictureFiles {
  /** AVIF, 1024 pixels wide. */
  avif1024: string;
  /** AVIF, 2048 pixels wide. */
  avif2048: string;
  /** For readers without AVIF: PNG for drawings, JPEG for photographs. */
  fallback: string;
  /** Pixels of the source. */
  width: number;
  height: number;
}

/** Folder, below the cache, that is served at the root of the site. */
export const PICTURES_STATIC_DIR = '.cache/static';
export const PICTURES_PATH = '/assets/pictures';
/** Part of every file's name: raise it when the recipe below changes. */
const RECIPE = 2;
/** Of AVIF: one more takes three times as long and saves a tenth. */
const EFFORT = 3;

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Pixels that a photograph or a screenshot has in width at least: no variant is blown up. */
export const LEAST_WIDTH = 2048;

/** A picture whose source cannot be as wide as its variants. The message says what to do. */
export class TooSmallError extends Error {}

/** Whether a source has too few pixels. A drawing is sharp at any width. */
export function isTooSmall(file: string, width: number): boolean {
  return width < LEAST_WIDTH && !file.endsWith('.svg');
}

/** SVG is drawn at the density that makes it `width` pixels wide. */
async function pixels(source: Buffer, isSvg: boolean, width: number): Promise<Sharp> {
  if (!isSvg) {
    return sharp(source).resize({width});
  }
  const {width: natural} = await sharp(source).metadata();
  const density = Math.min(2400, Math.ceil((72 * width) / natural));
  return sharp(source, {density}).resize({width});
}

/**
 * Makes the AVIF variants and the fallback of one picture, once per content: the
 * result's names hold a hash, and files that are there are not made again.
 *
 * @param sourceFile absolute path of an SVG, PNG, JPEG, WebP or AVIF picture
 * @param siteDir the project's root; files go to its `.cache/static`
 * @returns public paths from the root of the site
 * @throws {Error} naming the file, when it is not a picture
 * @throws {TooSmallError} when it is no drawing and less than 2048 pixels wide
 */
export async function makeVariants(
  sourceFile: string,
  siteDir: string,
): Promise<PictureFiles> {
  const source = await readFile(sourceFile);
  const isSvg = sourceFile.endsWith('.svg');
  const hash = createHash('sha256')
    .update(`${String(RECIPE)}\n`)
    .update(source)
    .digest('hex');
  // A space or a comma in a name would end its address within `srcset`.
  const names = [path.basename(path.dirname(sourceFile)), path.parse(sourceFile).name];
  const name = [...names.map(slugOf), hash.slice(0, 10)].filter(Boolean).join('-');
  const photo = /\.jpe?g$/.test(sourceFile);
  const {width, height} = await sharp(source)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`${sourceFile} is not a picture that can be read.`, {cause});
    });
  if (isTooSmall(sourceFile, width)) {
    throw new TooSmallError(
      `The picture "${path.basename(sourceFile)}" is ${String(width)} pixels wide, and readers with sharp screens get it ${String(LEAST_WIDTH)} pixels wide. Save it at least that wide, or draw it as SVG.`,
    );
  }
  const recipes = [
    {
      file: `${name}-1024.avif`,
      make: async () =>
        (await pixels(source, isSvg, 1024)).avif({quality: 55, effort: EFFORT}),
    },
    {
      file: `${name}-2048.avif`,
      make: async () =>
        (await pixels(source, isSvg, 2048)).avif({quality: 50, effort: EFFORT}),
    },
    {
      file: `${name}-1200.${photo ? 'jpg' : 'png'}`,
      make: async () => {
        const image = await pixels(source, isSvg, 1200);
        return photo
          ? image.jpeg({quality: 78, mozjpeg: true})
          : image.png({palette: true, compressionLevel: 9});
      },
    },
  ];
  const directory = path.join(siteDir, PICTURES_STATIC_DIR, PICTURES_PATH);
  await mkdir(directory, {recursive: true});
  for (const {file, make} of recipes) {
    const target = path.join(directory, file);
    if (!(await exists(target))) {
      await writeFile(target, await (await make()).toBuffer());
    }
  }
  const [avif1024, avif2048, fallback] = recipes.map(
    ({file}) => `${PICTURES_PATH}/${file}`,
  ) as [string, string, string];
  return {avif1024, avif2048, fallback, width, height};
}
