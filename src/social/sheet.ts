import sharp, {type Sharp} from 'sharp';
import type {Box} from './art';

/** Red, green and blue, 0 to 255 each. */
export type Color = readonly [number, number, number];

/** A picture of at most 256 colours. */
export interface Sheet {
  width: number;
  height: number;
  /** Index of each pixel's colour, row by row. */
  pixels: Uint8Array;
  palette: readonly Color[];
}

/** How different two colours are: the square of their distance. */
function distance(one: Color, other: Color): number {
  return one.reduce((sum, value, part) => sum + (value - (other[part] ?? 0)) ** 2, 0);
}

/** The most frequent colours, and for every colour the index of the one next to it. */
function mostFrequent(
  counts: ReadonlyMap<number, number>,
  colours: number,
): {palette: Color[]; indexes: Map<number, number>} {
  const parts = (color: number): Color => [color >> 16, (color >> 8) & 255, color & 255];
  const all = [...counts.entries()]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .map(([color]) => color);
  const palette = all.slice(0, colours).map(parts);
  const nearest = (color: Color) =>
    palette.reduce(
      (best, one, index) =>
        distance(color, one) < distance(color, palette[best] ?? one) ? index : best,
      0,
    );
  const indexes = all.map((color): [number, number] => [color, nearest(parts(color))]);
  return {palette, indexes: new Map(indexes)};
}

/**
 * Finds the colours that show a picture best.
 *
 * @param image without transparency
 * @param colours at most so many, up to 256
 */
export async function quantize(image: Sharp, colours: number): Promise<Sheet> {
  // Sharp knows 16 colours or 256. More effort takes twice the time and saves no byte of
  // a flat drawing.
  const quantized = await image
    .png({palette: true, effort: 1, dither: 0, compressionLevel: 1})
    .toBuffer();
  const {data, info} = await sharp(quantized)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const {width, height} = info;
  const counts = new Map<number, number>();
  for (let offset = 0; offset < data.length; offset += 3) {
    const color = data.readUIntBE(offset, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const {palette, indexes} = mostFrequent(counts, colours);
  const pixels = new Uint8Array(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    pixels[pixel] = indexes.get(data.readUIntBE(3 * pixel, 3)) ?? 0;
  }
  return {width, height, pixels, palette};
}

/**
 * Lays one sheet onto another.
 *
 * @param place where its upper left corner comes to lie; all of it is on the other sheet
 */
export function lay(
  onto: Sheet,
  sheet: Sheet,
  {left, top}: Pick<Box, 'left' | 'top'>,
): Sheet {
  const pixels = onto.pixels.slice();
  for (let row = 0; row < sheet.height; row += 1) {
    const start = (top + row) * onto.width + left;
    for (let column = 0; column < sheet.width; column += 1) {
      pixels[start + column] =
        onto.palette.length + (sheet.pixels[row * sheet.width + column] ?? 0);
    }
  }
  return {...onto, pixels, palette: [...onto.palette, ...sheet.palette]};
}

/** Shades between paper and ink: more are not told apart at the edge of a letter. */
export const SHADES = 16;

/** What is printed on a part of a sheet. */
export interface Print {
  box: Box;
  /** How much of each pixel of the box is covered with ink, 0 to 255. */
  coverage: Uint8Array;
}

/**
 * Prints onto a sheet.
 *
 * @param colors of the paper, which is all that the print may lie on, and of the ink
 */
export function print(
  onto: Sheet,
  prints: readonly Print[],
  {paper, ink}: {paper: Color; ink: Color},
): Sheet {
  const pixels = onto.pixels.slice();
  const strongest = SHADES - 1;
  const shadeOf = Uint8Array.from({length: 256}, (_, covered) =>
    Math.round((covered * strongest) / 255),
  );
  const before = onto.palette.length - 1;
  for (const {coverage, box} of prints) {
    for (let row = 0; row < box.height; row += 1) {
      const start = (box.top + row) * onto.width + box.left;
      for (let column = 0; column < box.width; column += 1) {
        const shade = shadeOf[coverage[row * box.width + column] ?? 0] ?? 0;
        if (shade > 0) {
          pixels[start + column] = before + shade;
        }
      }
    }
  }
  const shades = Array.from({length: strongest}, (_, index): Color => {
    const share = (index + 1) / strongest;
    const mix = (from: number, to: number) => Math.round(from + (to - from) * share);
    return [mix(paper[0], ink[0]), mix(paper[1], ink[1]), mix(paper[2], ink[2])];
  });
  return {...onto, pixels, palette: [...onto.palette, ...shades]};
}
