import {placeWordmark, type Drawings} from '../../metadata/build';
import {brand, kixPath} from '../../site';
import {wren} from '../../social/build';

/*
 * Drawings that stand alone: no style sheet, no font, no second file. Their colours are
 * those of the light mode, for paper has one mode only.
 */
const INK = '#171b26';
const PAPER = '#f8f7f2';
const YELLOW = '#ffc93c';
const GOLD = '#d99f0a';
const RED = '#bf3a24';
const BLUE = '#1f4fd8';
const GREEN = '#0f6b4c';
const NIGHT = '#141823';
const BIRD = {bird: INK, wing: '#2f364a', line: YELLOW};

/** A drawing with its size in pixels. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

function drawing(width: number, height: number, inner: string): Drawing {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`,
    width,
    height,
  };
}

export function mark({mark: elements}: Drawings): Drawing {
  return drawing(512, 512, `<g transform="scale(16)">${elements}</g>`);
}

/** Mark and name side by side, in a box as long as the name needs. */
export function logo({mark: elements, wordmark}: Drawings, ink: string): Drawing {
  const [left, height] = [160, 98];
  const width = Math.ceil((wordmark.width * height) / 24);
  const word = placeWordmark(wordmark, {left, top: 15, width, height}, ink);
  return drawing(left + width + 4, 128, `<g transform="scale(4)">${elements}</g>${word}`);
}

export const logoInk = {onLight: INK, onDark: PAPER};

function circles(
  centres: readonly (readonly [number, number])[],
  radius: number,
): string {
  return centres.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
}

/** Numbers from 0 on. */
const range = (count: number): number[] =>
  Array.from({length: count}, (_, index) => index);

const STAMP = {width: 1200, height: 1440, tooth: 60, rim: 72};

/** The wren's stamp without an SVG element, in a box of 1200 by 1440. */
function stampArt({wordmark}: Drawings): string {
  const {width, height, tooth, rim} = STAMP;
  const across = range(width / tooth + 1).map((step) => step * tooth);
  const down = range(height / tooth + 1).map((step) => step * tooth);
  const holes = [
    ...across.flatMap((x) => [[x, 0] as const, [x, height] as const]),
    ...down.flatMap((y) => [[0, y] as const, [width, y] as const]),
  ];
  const rings = range(22)
    .map((step) => `<circle cx="560" cy="600" r="${420 + step * 46}"/>`)
    .join('');
  const code = kixPath(`${brand.founded} EU`);
  const face = `x="${rim}" y="${rim}" width="${width - 2 * rim}" height="${height - 2 * rim}"`;
  return (
    `<mask id="teeth"><rect width="${width}" height="${height}" fill="#fff"/>${circles(holes, 19)}</mask>` +
    `<clipPath id="face"><rect ${face}/></clipPath>` +
    `<g mask="url(#teeth)"><rect width="${width}" height="${height}" fill="#fff"/>` +
    `<rect ${face} fill="${YELLOW}"/>` +
    `<g clip-path="url(#face)" fill="none" stroke="${GOLD}" stroke-width="4">${rings}</g>` +
    `<g transform="translate(150 250) scale(4.1) translate(-24 -24)">${wren(BIRD)}</g>` +
    placeWordmark(wordmark, {left: 130, top: 1170, width: 700, height: 118}, INK) +
    `<path transform="translate(${width - rim - 60 - code.width * 4} 1212) scale(4)" fill="none" stroke="${INK}" stroke-width="1.3" d="${code.d}"/></g>`
  );
}

export function stamp(drawings: Drawings): Drawing {
  return drawing(STAMP.width, STAMP.height, stampArt(drawings));
}

/** A cancellation: two circles, and waves to the right. */
function postmark(): string {
  const waves = range(5)
    .map((row) => `M118 ${34 + row * 12}c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0`)
    .join('');
  return (
    `<g fill="none" stroke="${RED}" stroke-width="2.5"><circle cx="60" cy="60" r="57"/>` +
    `<circle cx="60" cy="60" r="40" stroke-width="1.5"/><path d="${waves}"/>` +
    // E and U, drawn: a picture that stands alone has no font.
    '<path stroke-width="5" d="M55 42H37v36h18M37 60h15M66 42v24q0 12 11 12t11-12V42"/></g>'
  );
}

/** An airmail envelope that is on its way. */
export function envelope(drawings: Drawings): Drawing {
  const [width, height, edge] = [1600, 1000, 40];
  const stripes = (color: string, start: number) =>
    range(28)
      .map((step) => {
        const x = start + step * 104;
        return `M${x} 0h34L${x + 34 - height} ${height}h-34z`;
      })
      .join('')
      .replace(/^/, `<path fill="${color}" d="`)
      .concat('"/>');
  const address = [520, 640, 580, 420]
    .map((length, row) => `M690 ${560 + row * 72}h${length}`)
    .join('');
  const code = kixPath(`${brand.name}${brand.founded}EU`);
  return drawing(
    width,
    height,
    `<clipPath id="sheet"><rect width="${width}" height="${height}" rx="6"/></clipPath>` +
      `<g clip-path="url(#sheet)"><rect width="${width}" height="${height}" fill="#fff"/>${stripes(RED, 0)}${stripes(BLUE, 52)}` +
      `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="#fbfaf6"/></g>` +
      `<g transform="translate(110 110) scale(2.2)">${drawings.mark}</g>` +
      placeWordmark(
        drawings.wordmark,
        {left: 200, top: 120, width: 560, height: 54},
        INK,
      ) +
      `<path stroke="#c9c6ba" stroke-width="4" d="${address}"/>` +
      `<path transform="translate(690 846) scale(4.6)" fill="none" stroke="${INK}" stroke-width="1.3" d="${code.d}"/>` +
      `<g transform="translate(1200 96) scale(.26)">${stampArt(drawings)}</g>` +
      `<g transform="translate(940 120) rotate(-9 200 120) scale(2.1)">${postmark()}</g>`,
  );
}

/** Numbers that look like chance and are the same at every build. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const LETTERS = [PAPER, '#d8d3c4', '#454b5a', BLUE, GREEN, RED, '#fff'] as const;

/** What lies in a pigeonhole of 100 by 120 at most: a letter or three, or nothing. */
function pile(next: () => number): string {
  const letters = Math.floor(next() * 3.6);
  return range(letters)
    .map((index) => {
      const height = 44 + Math.floor(next() * 44);
      const color = LETTERS[Math.floor(next() * LETTERS.length)] ?? PAPER;
      const x = 12 + index * 6;
      return (
        `<rect x="${x}" y="${116 - height}" width="70" height="${height}" fill="${color}"/>` +
        `<rect x="${x + 54}" y="${124 - height}" width="10" height="13" fill="${index % 2 ? YELLOW : RED}"/>`
      );
    })
    .join('');
}

/** A sorting frame at night; one hole is the reader's. */
export function sortingFrame(): Drawing {
  const [columns, rows, cell] = [13, 6, {width: 120, height: 144}] as const;
  const [width, height] = [columns * cell.width + 40, rows * cell.height + 40];
  const next = chance(brand.founded);
  const holes = range(rows).flatMap((row) =>
    range(columns).map((column) => {
      const [x, y] = [30 + column * cell.width, 30 + row * cell.height];
      const here = row === 2 && column === 8;
      const inside = here
        ? `<rect width="100" height="124" fill="${YELLOW}"/><g transform="translate(6 34) scale(.41) translate(-24 -24)">${wren(BIRD)}</g>`
        : `<rect width="100" height="124" fill="#0b0e14"/>${pile(next)}`;
      return `<g transform="translate(${x} ${y})">${inside}</g>`;
    }),
  );
  return drawing(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${NIGHT}"/>${holes.join('')}`,
  );
}
