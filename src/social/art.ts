import {placeWordmark, type Drawings} from '../metadata/build';
import {CARD_SIZE, kixPath} from '../site';
import type {StampColors} from './kinds';

export const INK = '#171b26';
export const PAPER = '#f8f7f2';
const RED = '#bf3a24';
const BLUE = '#1f4fd8';

/** A rectangle on the card, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance between two holes of a stamp's edge: sides are whole multiples of it. */
const PERFORATION = 20;

/** The stamp's edges, holes included, and where the title has its room. */
export interface CardPlan {
  stamp: Box;
  title: Box;
}

/** A cover lies across; the wren's stamp stands, and leaves the title more room. */
export function planOf(withCover: boolean): CardPlan {
  return withCover
    ? {
        stamp: {left: 556, top: 124, width: 600, height: 360},
        title: {left: 64, top: 132, width: 452, height: 344},
      }
    : {
        stamp: {left: 752, top: 68, width: 380, height: 460},
        title: {left: 64, top: 140, width: 628, height: 328},
      };
}

/** What a stamp shows lies inside its white edge. */
export function faceOf({left, top, width, height}: Box): Box {
  return {
    left: left + PERFORATION,
    top: top + PERFORATION,
    width: width - 2 * PERFORATION,
    height: height - 2 * PERFORATION,
  };
}

function holesAlong(length: number, place: (offset: number) => string): string {
  return Array.from({length: length / PERFORATION}, (_, index) =>
    place((index + 0.5) * PERFORATION),
  ).join('');
}

function paperStamp({left, top, width, height}: Box): string {
  const hole = (x: number, y: number) =>
    `<circle cx="${String(x)}" cy="${String(y)}" r="6"/>`;
  const holes =
    holesAlong(width, (x) => hole(left + x, top) + hole(left + x, top + height)) +
    holesAlong(height, (y) => hole(left, top + y) + hole(left + width, top + y));
  const sheet = `x="${String(left)}" y="${String(top)}" width="${String(width)}" height="${String(height)}"`;
  return (
    `<rect ${sheet} fill="#e3e0d5" transform="translate(5 7)"/>` +
    `<rect ${sheet} fill="#fff"/><g fill="${PAPER}">${holes}</g>`
  );
}

/** The wren of the home page, its feet on the lower edge of a box of 212 by 178. */
export function wren({
  bird,
  wing,
  line,
}: Pick<StampColors, 'bird' | 'wing' | 'line'>): string {
  return (
    `<g fill="${bird}" stroke-width="4"><path d="M62 124 34 40l27-8 36 74z"/>` +
    `<path fill="none" stroke="${line}" d="m40.5 59.5 28.2-10.5M47 79l31.5-11.500M54.5 100l33-12.5"/>` +
    '<path d="M50 118c2-8 22-18 40-26 18-40 40-52 66-52 22 0 40 14 44 32l30 7-31 9c-4 50-38 82-82 82-40 0-64-22-67-52z"/>' +
    `<path fill="${wing}" d="M62 118c20-16 52-24 84-18 4 26-14 50-44 50-20 0-35-12-40-32z"/>` +
    `<path fill="none" stroke="${line}" d="M80 112c4 14 14 28 28 36m-8-44c4 14 14 26 28 34m-6-39c4 11 10 20 19 27M152 66c12-9 28-10 42-4"/>` +
    `<circle fill="${line}" cx="172" cy="74" r="6"/>` +
    `<path fill="none" stroke="${bird}" stroke-width="5" d="m104 168-8 30m-14 0h26m24-28 2 28m-12 0h26"/></g>`
  );
}

function wrenFace(face: Box, colors: StampColors): string {
  const {left, top, width, height} = face;
  const rings = Array.from(
    {length: 16},
    (_, index) =>
      `<circle cx="${String(left + 170)}" cy="${String(top + 168)}" r="${String(96 + index * 20)}"/>`,
  ).join('');
  return (
    `<svg x="${String(left)}" y="${String(top)}" width="${String(width)}" height="${String(height)}" viewBox="${[left, top, width, height].map(String).join(' ')}">` +
    `<rect x="${String(left)}" y="${String(top)}" width="100%" height="100%" fill="${colors.field}"/>` +
    `<g fill="none" stroke="${colors.rings}" stroke-width="2">${rings}</g>` +
    `<g transform="translate(${String(left + 26)} ${String(top + 84)}) scale(1.3)"><g transform="translate(-24 -24)">${wren(colors)}</g></g>` +
    '</svg>'
  );
}

/** Cancels the stamp's lower left corner. */
export function postmark({left, top, height}: Box): string {
  const waves = Array.from(
    {length: 4},
    (_, index) =>
      `<path d="M-178 ${String(index * 16 - 24)}c16-12 30-12 44 0s28 12 44 0 8-7 20-9"/>`,
  ).join('');
  return (
    `<g transform="translate(${String(left + 26)} ${String(top + height - 6)}) rotate(-8)" fill="none" stroke="${RED}" stroke-width="3.5">` +
    `<circle r="58"/><circle r="40" stroke-width="2.5"/>${waves}` +
    '<path stroke-width="4" d="M-6-11h-14v22h14m-14-11h12M2-12v15q0 9 9 9t9-9v-15"/></g>'
  );
}

/** The edge of an airmail envelope along the foot of the card. */
function airmailEdge(): string {
  const {width, height} = CARD_SIZE;
  const stripes = (color: string, start: number) => {
    const paths = Array.from(
      {length: 21},
      (_, index) => `M${String(start + index * 60)} ${String(height)}l14-22h20l-14 22z`,
    ).join('');
    return `<path fill="${color}" d="${paths}"/>`;
  };
  return `<path fill="#fff" d="M0 ${String(height - 22)}h${String(width)}v22H0z"/>${stripes(RED, -8)}${stripes(BLUE, 22)}`;
}

function letterhead({mark, wordmark}: Drawings): string {
  const word = {left: 122, top: 57, width: 420, height: 34};
  return (
    `<svg x="64" y="52" width="44" height="44" viewBox="0 0 32 32">${mark}</svg>` +
    placeWordmark(wordmark, word, INK)
  );
}

/** Where the sorting code lies. */
export const CODE_PLACE: Box = {left: 64, top: 560, width: 500, height: 20};

/** A page's address in sorting code, as far as it fits: black strokes in an SVG of the card's size. */
export function sortingCode(path: string): string {
  const letters = path.replace(/[^a-z0-9]/gi, '').slice(-26) || 'home';
  const {left, top} = CODE_PLACE;
  return `<path transform="translate(${String(left)} ${String(top)}) scale(1.6)" fill="none" stroke="${INK}" stroke-width="1.3" d="${kixPath(letters).d}"/>`;
}

/**
 * Everything on a card that other cards have, too, except for its labels.
 *
 * @param stamp the stamp's edges
 * @param colors the wren's, where it is on the stamp; else the face is left to a cover
 * @returns elements for an SVG of the card's size
 */
export function cardArt(stamp: Box, drawings: Drawings, colors?: StampColors): string {
  return (
    `<rect width="100%" height="100%" fill="${PAPER}"/>` +
    letterhead(drawings) +
    paperStamp(stamp) +
    (colors ? wrenFace(faceOf(stamp), colors) : '') +
    postmark(stamp) +
    airmailEdge()
  );
}
