import {createHash} from 'node:crypto';
import {access, mkdir, readFile, rename} from 'node:fs/promises';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {slugOf} from '../site';

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
const RECIPE = 3;
/**
 * Drawings keep their edges better with this tuning than with the default one: at this
 * effort it is as exact as the default at the next effort, in half of the time.
 */
const AVIF = {effort: 2, tune: 'psnr'} as const;
/** Where files are written until they are whole, next to what is served. */
const UNFINISHED_DIR = '.cache/unfinished';

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

/** The files of one picture, which may still have to be made. */
export interface PlannedPicture {
  files: PictureFiles;
  /** Makes those that no build has made before. */
  make: () => Promise<void>;
}

/**
 * Writes a file under its name once it is whole: a build that is stopped leaves no half of
 * a picture, which later builds would take for the picture.
 */
async function writeWhole(image: Sharp, target: string, siteDir: string): Promise<void> {
  const directory = path.join(siteDir, UNFINISHED_DIR);
  await mkdir(directory, {recursive: true});
  const unfinished = path.join(
    directory,
    `${String(process.pid)}-${path.basename(target)}`,
  );
  await image.toFile(unfinished);
  await rename(unfinished, target);
}

/**
 * Names the AVIF variants and the fallback of one picture. The names hold a hash of its
 * content, and files that are there are not made again.
 *
 * @param sourceFile absolute path of an SVG, PNG, JPEG, WebP or AVIF picture
 * @param siteDir the project's root; files go to its `.cache/static`
 * @returns public paths from the root of the site, and how to make the files
 * @throws {Error} naming the file, when it is not a picture
 * @throws {TooSmallError} when it is no drawing and less than 2048 pixels wide
 */
export async function planVariants(
  sourceFile: string,
  siteDir: string,
): Promise<PlannedPicture> {
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
  const unreadable = (cause: unknown): never => {
    throw new Error(`${sourceFile} is not a picture that can be read.`, {cause});
  };
  const {width, height} = await sharp(source).metadata().catch(unreadable);
  if (isTooSmall(sourceFile, width)) {
    throw new TooSmallError(
      `The picture "${path.basename(sourceFile)}" is ${String(width)} pixels wide, and readers with sharp screens get it ${String(LEAST_WIDTH)} pixels wide. Save it at least that wide, or draw it as SVG.`,
    );
  }
  const recipes = {
    avif1024: {
      file: `${PICTURES_PATH}/${name}-1024.avif`,
      draw: async () => (await pixels(source, isSvg, 1024)).avif({quality: 52, ...AVIF}),
    },
    avif2048: {
      file: `${PICTURES_PATH}/${name}-2048.avif`,
      draw: async () => (await pixels(source, isSvg, 2048)).avif({quality: 47, ...AVIF}),
    },
    fallback: {
      file: `${PICTURES_PATH}/${name}-1200.${photo ? 'jpg' : 'png'}`,
      draw: async () => {
        const image = await pixels(source, isSvg, 1200);
        return photo
          ? image.jpeg({quality: 78, mozjpeg: true})
          : image.png({palette: true, compressionLevel: 9});
      },
    },
  };
  const {avif1024, avif2048, fallback} = recipes;
  return {
    files: {
      avif1024: avif1024.file,
      avif2048: avif2048.file,
      fallback: fallback.file,
      width,
      height,
    },
    make: async () => {
      const root = path.join(siteDir, PICTURES_STATIC_DIR);
      await mkdir(path.join(root, PICTURES_PATH), {recursive: true});
      for (const {file, draw} of Object.values(recipes)) {
        const target = path.join(root, file);
        if (!(await exists(target))) {
          await writeWhole(await draw(), target, siteDir).catch(unreadable);
        }
      }
    },
  };
}

/** Names the files of one picture, as `planVariants` does, and makes them. */
export async function makeVariants(
  sourceFile: string,
  siteDir: string,
): Promise<PictureFiles> {
  const {files, make} = await planVariants(sourceFile, siteDir);
  await make();
  return files;
}
