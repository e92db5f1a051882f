import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brand, type Brand} from '../site';
import {HEADING_FACE, outlineOf, readWordmark, type Wordmark} from './wordmark';

/** What the brand looks like, wherever it is drawn. */
export interface Drawings {
  /** The mark as it is in its file. */
  markSvg: string;
  /** The mark without its own SVG element, in a box of 32 by 32. */
  mark: string;
  wordmark: Wordmark;
  /** Whether the wordmark comes from a file: pages show another one as text. */
  isWordDrawn: boolean;
}

/**
 * Takes the SVG element from around a mark.
 *
 * @throws {RangeError} when the box is not 32 by 32
 */
export function readMark(svg: string): string {
  const [, elements] =
    /<svg\b[^>]*\bviewBox=["']0 0 32 32["'][^>]*>([^]*)<\/svg>\s*$/.exec(svg) ?? [];
  if (elements === undefined) {
    throw new RangeError('The mark has to be an SVG with viewBox="0 0 32 32".');
  }
  return elements.trim();
}

/**
 * Reads the brand's drawings. Without a drawn wordmark, the name is set in the heading face.
 *
 * @param siteDir the project's root
 * @throws {RangeError} for a drawing in another box, and for a name that the face cannot set
 */
export async function loadDrawings(
  siteDir: string,
  {name, drawings}: Pick<Brand, 'name' | 'drawings'> = brand,
): Promise<Drawings> {
  const read = (file: string) => readFile(path.join(siteDir, file));
  const markSvg = (await read(drawings.mark)).toString().trim();
  const wordmark = drawings.wordmark
    ? readWordmark((await read(drawings.wordmark)).toString())
    : await outlineOf(name, await read(HEADING_FACE.file));
  return {
    markSvg,
    mark: readMark(markSvg),
    wordmark,
    isWordDrawn: !!drawings.wordmark,
  };
}
