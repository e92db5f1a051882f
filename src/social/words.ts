import satori, {type SatoriOptions} from 'satori';
import sharp from 'sharp';
import type {ReactNode} from 'react';
import {CARD_SIZE} from '../site';
import {INK, type Box} from './art';

/** A line of text that never wraps, by its left or right end. */
export interface Label {
  text: string;
  top: number;
  left?: number;
  right?: number;
  size: number;
  color: string;
}

/** Drawn as outlines, or as a picture where the face lacks letters. */
export type Title =
  | {
      /** Elements for an SVG of the card's size. */
      outlines: string;
      /** Of all lines, in pixels. */
      height: number;
    }
  | {
      /** PNG, for scripts that the heading face does not have. */
      painted: Buffer;
    };

const LARGEST = 76;
const SMALLEST = 24;
/** A word that is too long for a line even at this size is broken. */
const UNBROKEN = 40;
/** Letters: more never fit, and laying them out takes time. */
const LONGEST = 400;
/** Control signs and halves of letters, which no library takes. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;
const STEP = 4;
const LINE_HEIGHT = 1.1;

interface Drawn {
  svg: string;
  width: number;
  height: number;
  /** Whether the face had every letter. */
  whole: boolean;
}

/** What Satori takes for an element: no React is needed for it. */
function element(props: Record<string, unknown>): ReactNode {
  return {type: 'div', key: null, props};
}

/** Satori reads a face once per list of faces, so everybody passes the same list. */
type Fonts = SatoriOptions['fonts'];

/**
 * Lays one block of text out.
 *
 * @param withOutlines whether its letters are drawn; else only its size is right
 */
async function layOut(
  fonts: Fonts,
  text: string,
  style: Record<string, string | number>,
  withOutlines: boolean,
): Promise<Drawn> {
  let box = {width: 0, height: 0};
  let whole = true;
  const options: SatoriOptions = {
    ...CARD_SIZE,
    fonts,
    embedFont: withOutlines,
    loadAdditionalAsset: () => {
      whole = false;
      return Promise.resolve([]);
    },
    onNodeDetected: ({props, width, height}) => {
      if ('data-text' in props) {
        box = {width, height};
      }
    },
  };
  const block = element({
    'data-text': '',
    style: {position: 'absolute', fontFamily: 'Archivo', ...style},
    children: text,
  });
  const sheet = element({
    style: {display: 'flex', width: '100%', height: '100%'},
    children: block,
  });
  const svg = await satori(sheet, options);
  return {svg, ...box, whole};
}

/** Satori's drawing as elements to put into another. */
function inner(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** The width of a word in a line of its own, per pixel of its size. */
type WordWidths = Map<string, number>;

/** Widths of words grow with the size: the largest size at which none is broken. */
async function sizeForWords(
  fonts: Fonts,
  widths: WordWidths,
  text: string,
  width: number,
): Promise<number> {
  const words = text.split(/\s+/);
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
  let perPixel = widths.get(longest);
  if (perPixel === undefined) {
    const style = {fontSize: 20, whiteSpace: 'nowrap'};
    perPixel = (await layOut(fonts, longest, style, false)).width / 20;
    widths.set(longest, perPixel);
  }
  const fits = perPixel > 0 ? width / perPixel : LARGEST;
  return Math.max(UNBROKEN, Math.min(LARGEST, Math.floor(fits)));
}

/** Sizes to try, the largest first. */
function sizesFrom(largest: number): number[] {
  const steps = Math.ceil((largest - SMALLEST) / STEP);
  return Array.from({length: steps + 1}, (_, step) =>
    Math.max(SMALLEST, largest - step * STEP),
  );
}

/** The title at the largest size at which it fits; what is still too long is cut. */
async function outlinedTitle(
  fonts: Fonts,
  widths: WordWidths,
  text: string,
  box: Box,
): Promise<Drawn | undefined> {
  const setIn = (size: number, withOutlines: boolean) =>
    layOut(
      fonts,
      text,
      {
        left: box.left,
        top: box.top,
        width: box.width,
        fontSize: size,
        lineHeight: LINE_HEIGHT,
        letterSpacing: '-0.015em',
        color: INK,
        wordBreak: 'break-word',
        ...(size <= SMALLEST && {
          display: 'block',
          lineClamp: Math.floor(box.height / (size * LINE_HEIGHT)),
        }),
      },
      withOutlines,
    );
  const sizes = sizesFrom(await sizeForWords(fonts, widths, text, box.width));
  const [largest = SMALLEST] = sizes;
  // Most titles fit at once.
  let drawn = await setIn(largest, true);
  if (drawn.whole && drawn.height > box.height && largest > SMALLEST) {
    let tooLarge = 0;
    let fitting = sizes.length - 1;
    while (fitting - tooLarge > 1) {
      const middle = Math.floor((tooLarge + fitting) / 2);
      const {height} = await setIn(sizes[middle] ?? SMALLEST, false);
      if (height <= box.height) {
        fitting = middle;
      } else {
        tooLarge = middle;
      }
    }
    drawn = await setIn(sizes[fitting] ?? SMALLEST, true);
  }
  return drawn.whole ? drawn : undefined;
}

/** Pango reads its text as markup. */
function markup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** The title in whatever fonts this machine has for its script. */
async function paintedTitle(text: string, {width, height}: Box): Promise<Buffer> {
  for (let dpi = 400; ; dpi -= 40) {
    const last = dpi <= 80;
    const image = sharp({
      text: {
        text: `<span foreground="${INK}">${markup(text)}</span>`,
        font: 'sans bold 12',
        width,
        dpi,
        rgba: true,
        wrap: 'word-char',
      },
    });
    const {data, info} = await image.png().toBuffer({resolveWithObject: true});
    if (info.height <= height && info.width <= width) {
      return data;
    }
    if (last) {
      return sharp(data)
        .extract({
          left: 0,
          top: 0,
          width: Math.min(width, info.width),
          height: Math.min(height, info.height),
        })
        .toBuffer();
    }
  }
}

async function outlinedLabel(fonts: Fonts, label: Label): Promise<string> {
  const {text, top, left, right, size, color} = label;
  const style = {
    top,
    ...(left === undefined ? {right: CARD_SIZE.width - (right ?? 0)} : {left}),
    fontSize: size,
    whiteSpace: 'nowrap',
    color,
  };
  const {svg} = await layOut(fonts, text, style, true);
  return inner(svg);
}

/** Sets the words of cards. */
export interface Compositor {
  /**
   * The title may be of any length and script: it shrinks until it fits its box, then it
   * is cut. Where the face lacks a letter, the whole title is painted in the machine's
   * fonts.
   */
  setTitle: (title: string, box: Box) => Promise<Title>;
  /** @returns elements for an SVG of the card's size */
  setLabels: (labels: readonly Label[]) => Promise<string>;
}

/**
 * Prepares to set words in the heading face.
 *
 * @param font the face, TrueType
 */
export function createCompositor(font: Buffer): Compositor {
  const fonts: Fonts = [{name: 'Archivo', data: font, weight: 600, style: 'normal'}];
  const widths: WordWidths = new Map();
  return {
    setTitle: async (whole, box) => {
      const title = Array.from(whole.replace(UNPRINTABLE, ' '))
        .slice(0, LONGEST)
        .join('');
      const outlined = await outlinedTitle(fonts, widths, title, box);
      return outlined
        ? {outlines: inner(outlined.svg), height: outlined.height}
        : {painted: await paintedTitle(title, box)};
    },
    setLabels: async (labels) => {
      const outlined = await Promise.all(
        labels.map((label) => outlinedLabel(fonts, label)),
      );
      return outlined.join('');
    },
  };
}
