import sharp, {type Sharp} from 'sharp';
import type {LayoutName} from '../content/plain';
import type {Drawings} from '../metadata/build';
import {brand, CARD_SIZE} from '../site';
import {
  cardArt,
  CODE_PLACE,
  faceOf,
  INK,
  PAPER,
  planOf,
  postmark,
  sortingCode,
  type Box,
} from './art';
import {kindOf, type CardKind} from './kinds';
import {createPngEncoder, type PngEncoder, type Rows} from './png';
import {lay, print, quantize, type Color, type Print, type Sheet} from './sheet';
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

/**
 * Draws the social card of a page: title and kind on paper, its cover or the wren on a
 * stamp.
 *
 * @returns PNG, 1200 by 630 pixels, lighter than `HEAVIEST`
 * @throws {Error} for a cover that is no picture
 */
export type CardDrawer = (content: CardContent) => Promise<Buffer>;

/** Bytes: some networks leave heavier pictures out. */
export const HEAVIEST = 120_000;

/** Drawings need the first; each next one costs a photograph some of its looks. */
const COVERS = [
  {colours: 96, blur: 0},
  {colours: 64, blur: 0},
  {colours: 64, blur: 2},
  {colours: 32, blur: 8},
  {colours: 32, blur: 32},
] as const;
/** Colours of what many cards share, with the wren and without it. */
const BLANK_COLOURS = {wren: 96, cover: 64} as const;
/** Colours of a title in another script, where emoji may stand. */
const TITLE_COLOURS = 64;

/** Letters reach out of their lines by less, as an accent on a capital does. */
const OVERHANG = 16;
/**
 * Height of a title's place, or a multiple of it. Cards whose titles take the same rows
 * have all others in common.
 */
const BAND = 41;

/** Where a title is printed. */
function titlePlace(room: Box, height: number): Box {
  return {
    left: room.left - OVERHANG,
    top: room.top - OVERHANG,
    width: room.width + 2 * OVERHANG,
    height: OVERHANG + Math.ceil((height + OVERHANG) / BAND) * BAND,
  };
}

/** Elements of an SVG of the card's size, as far as they lie in a box. */
function svgOf(elements: string, {left, top, width, height}: Box): Buffer {
  const size = `width="${String(width)}" height="${String(height)}"`;
  const viewBox = [left, top, width, height].map(String).join(' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}">${elements}</svg>`,
  );
}

function drawing(elements: string, box: Box): Sharp {
  return sharp(svgOf(elements, box), {unlimited: true});
}

const WHOLE: Box = {left: 0, top: 0, ...CARD_SIZE};

function colorOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  return [red, green, blue];
}

const INKS = {paper: colorOf(PAPER), ink: colorOf(INK)};

/** What stands on a card beside its title. */
function labelsOf({label, stamp}: CardKind, withCover: boolean, face: Box): Label[] {
  const foot = {top: face.top + face.height - 40, size: 20, color: stamp.text};
  return [
    {text: label ?? new URL(brand.url).host, left: 64, top: 512, size: 26, color: INK},
    ...(withCover
      ? []
      : [
          {...foot, text: brand.name, left: face.left + 96},
          {...foot, text: String(brand.founded), right: face.left + face.width - 20},
        ]),
  ];
}

/** A card of one kind before anything of a page is on it. */
async function drawBlank(
  kind: CardKind,
  withCover: boolean,
  {setLabels}: Compositor,
  drawings: Drawings,
): Promise<Sheet> {
  const {stamp} = planOf(withCover);
  const labels = await setLabels(labelsOf(kind, withCover, faceOf(stamp)));
  const art = cardArt(stamp, drawings, withCover ? undefined : kind.stamp);
  const image = drawing(art + labels, WHOLE).removeAlpha();
  return quantize(image, withCover ? BLANK_COLOURS.cover : BLANK_COLOURS.wren);
}

/** The cover as it lies on the stamp, under the postmark. */
function drawCover(
  cover: Buffer,
  {colours, blur}: (typeof COVERS)[number],
): Promise<Sheet> {
  const {stamp} = planOf(true);
  const face = faceOf(stamp);
  const {width, height} = face;
  const cut = sharp(cover)
    .resize({width, height, fit: 'cover'})
    .flatten({background: '#ffffff'});
  const image = (blur > 0 ? cut.blur(blur) : cut)
    .composite([{input: svgOf(postmark(stamp), face)}])
    .removeAlpha();
  return quantize(image, colours);
}

/** Lays a title that is a picture onto the paper. */
async function layPainted(onto: Sheet, painted: Buffer, room: Box): Promise<Sheet> {
  const image = sharp(painted).flatten({background: PAPER}).removeAlpha();
  return lay(onto, await quantize(image, TITLE_COLOURS), room);
}

/**
 * Draws in one picture, one below the other, what is printed in several places. Each lies
 * on whole pixels in both.
 */
async function drawPrints(
  drawn: readonly {elements: string; box: Box}[],
): Promise<Print[]> {
  const width = Math.max(...drawn.map(({box}) => box.width));
  let height = 0;
  const placed = drawn.map(({elements, box}) => {
    const top = height;
    height += box.height;
    const shift = `translate(${String(-box.left)} ${String(top - box.top)})`;
    return {top, box, group: `<g transform="${shift}">${elements}</g>`};
  });
  const groups = placed.map(({group}) => group).join('');
  const coverage = await drawing(groups, {left: 0, top: 0, width, height})
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return placed.map(({top, box}) => ({
    box: {...box, width},
    coverage: coverage.subarray(top * width, (top + box.height) * width),
  }));
}

function rowsOf({top, height}: Box): Rows {
  return {from: top, to: top + height};
}

/** What the cards of a kind have in common. */
interface Blank {
  sheet: Sheet;
  encode: PngEncoder;
}

/**
 * Prepares to draw cards. What all cards of a kind have in common is drawn once, and a
 * card costs no more than what is its own.
 */
export function createCardDrawer(compositor: Compositor, drawings: Drawings): CardDrawer {
  const blanks = new Map<string, Promise<Blank>>();
  const makeBlank = async (kind: CardKind, withCover: boolean): Promise<Blank> => {
    const sheet = await drawBlank(kind, withCover, compositor, drawings);
    return {sheet, encode: createPngEncoder(sheet)};
  };
  const blankOf = (kind: CardKind, withCover: boolean) => {
    const key = JSON.stringify([kind, withCover]);
    const blank = blanks.get(key) ?? makeBlank(kind, withCover);
    blanks.set(key, blank);
    return blank;
  };
  return async ({path, title, layout, cover}) => {
    const {stamp, title: room} = planOf(Boolean(cover));
    const {sheet, encode} = await blankOf(kindOf(path, layout), Boolean(cover));
    const words = await compositor.setTitle(title, room);
    const code = {elements: sortingCode(path), box: CODE_PLACE};
    const outlined = 'outlines' in words && {
      elements: words.outlines,
      box: titlePlace(room, words.height),
    };
    const prints = await drawPrints(outlined ? [outlined, code] : [code]);
    const printed = print(sheet, prints, INKS);
    const card =
      'painted' in words ? await layPainted(printed, words.painted, room) : printed;
    const changed = [outlined ? outlined.box : room, CODE_PLACE].map(rowsOf);
    if (!cover) {
      return encode(card, changed);
    }
    const face = faceOf(stamp);
    let png: Buffer = Buffer.alloc(0);
    for (const recipe of COVERS) {
      const shown = lay(card, await drawCover(cover, recipe), face);
      png = await encode(shown, [...changed, rowsOf(face)]);
      if (png.length < HEAVIEST) {
        break;
      }
    }
    return png;
  };
}
