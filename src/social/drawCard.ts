import sharp from 'sharp';
import type {LayoutName} from '../content/types';
import {brand, CARD_SIZE} from '../site';
import {cardArt, faceOf, INK, planOf, type Box} from './art';
import {kindOf} from './kinds';
import type {Compositor, Label} from './words';

/** One page, as its card shows it. */
export interface CardContent {
  /** Path of the page, with both slashes. */
  path: string;
  /** Without the site's name. */
  title: string;
  /** Of a Markdown page. */
  layout?: LayoutName | undefined;
  /** The page's own picture, in any format sharp reads; else the wren is on the stamp. */
  cover?: Buffer | undefined;
}

/** Bytes: some networks leave heavier pictures out. */
export const HEAVIEST = 120_000;

/** Drawings need the first; each next one costs a photograph some of its looks. */
const RECIPES = [
  {colours: 128, blur: 0},
  {colours: 64, blur: 0},
  {colours: 64, blur: 2},
  {colours: 32, blur: 8},
  {colours: 32, blur: 32},
] as const;

async function cutCover(
  cover: Buffer,
  {width, height}: Box,
  blur: number,
): Promise<string> {
  const cut = sharp(cover)
    .resize({width, height, fit: 'cover'})
    .flatten({background: '#ffffff'});
  const png = await (blur > 0 ? cut.blur(blur) : cut)
    .png({compressionLevel: 1})
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** What stands on a card beside its title. */
function labelsOf({path, layout, cover}: CardContent, face: Box): Label[] {
  const {label = new URL(brand.url).host, stamp} = kindOf(path, layout);
  const foot = {top: face.top + face.height - 40, size: 20, color: stamp.text};
  return [
    {text: label, left: 64, top: 512, size: 26, color: INK},
    ...(cover
      ? []
      : [
          {...foot, text: brand.name, left: face.left + 96},
          {...foot, text: String(brand.founded), right: face.left + face.width - 20},
        ]),
  ];
}

/**
 * Draws the social card of a page: title and kind on paper, its cover or the wren on a
 * stamp.
 *
 * @param setWords from `createCompositor`
 * @returns PNG, 1200 by 630 pixels, lighter than `HEAVIEST`
 * @throws {Error} for a cover that is no picture
 */
export async function drawCard(
  content: CardContent,
  setWords: Compositor,
): Promise<Buffer> {
  const {path, title, layout, cover} = content;
  const {stamp, title: room} = planOf(Boolean(cover));
  const face = faceOf(stamp);
  const words = await setWords(title, room, labelsOf(content, face));
  const {width, height} = CARD_SIZE;
  const size = `width="${String(width)}" height="${String(height)}"`;
  let png = Buffer.alloc(0);
  for (const {colours, blur} of RECIPES) {
    const shown = cover ? await cutCover(cover, face, blur) : kindOf(path, layout).stamp;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${cardArt(path, stamp, shown)}${words.outlines}</svg>`;
    const card = sharp(Buffer.from(svg), {unlimited: true});
    if (words.title) {
      card.composite([{input: words.title, left: room.left, top: room.top}]);
    }
    png = await card
      .removeAlpha()
      // More effort takes twice the time and saves no byte of a flat drawing.
      .png({palette: true, colours, effort: 1, dither: 0})
      .toBuffer();
    if (png.length < HEAVIEST) {
      break;
    }
  }
  return png;
}
