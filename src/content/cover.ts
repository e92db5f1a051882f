/**
 * Covers drawn by rule, for articles that have none by hand yet: a sorting frame at night,
 * with one large pigeonhole that holds a letter. What is in the frame follows from the
 * article's slug, so a cover is the same every time it is drawn.
 */

const COLUMNS = 8;
const ROWS = 4;
/** Distance from one pigeonhole to the next, and the room inside. */
const CELL = {width: 210, height: 212, inside: {width: 190, height: 182}};
/** The large pigeonhole, in pigeonholes. */
const LARGE = {columns: 3, rows: 2};
const SIZE = {width: 1680, height: 848};

const PAPER = [
  '#f6f3ea',
  '#f6f3ea',
  '#f6f3ea',
  '#d9d3c0',
  '#1f4fd8',
  '#0f6b4c',
  '#c8402a',
];
const STAMPS = ['#1f4fd8', '#c8402a', '#0f6b4c'];
const UNLIT = ['#2b3142', '#353c4e', '#3e4557'];

/** The large pigeonhole: its light, its edge, its floor, the letter's shadow and ink. */
const LIGHTS = [
  {light: '#ffc93c', edge: '#e3a91f', floor: '#f4ba2b', shade: '#b98208', ink: '#171b26'},
  {light: '#1f4fd8', edge: '#163aa3', floor: '#1b46c0', shade: '#122f86', ink: '#1f4fd8'},
  {light: '#0f6b4c', edge: '#0a5039', floor: '#0d6045', shade: '#083f2d', ink: '#0f6b4c'},
  {light: '#c8402a', edge: '#9c2c1b', floor: '#b63823', shade: '#7f2214', ink: '#c8402a'},
] as const;

/** Letters and digits as strokes in a box of 100 by 140. */
const STROKES: Readonly<Record<string, string>> = {
  a: 'M0 140 50 0l50 140M18 92h64',
  b: 'M0 0v140h58a36 36 0 0 0 0-72H0h52a34 34 0 0 0 0-68z',
  c: 'M98 30a56 70 0 1 0 0 80',
  d: 'M0 0v140h34a66 70 0 0 0 0-140z',
  e: 'M92 0H0v140h92M0 68h78',
  f: 'M92 0H0v140M0 68h76',
  g: 'M98 30a56 70 0 1 0 2 74V76H62',
  h: 'M0 0v140M100 0v140M0 68h100',
  i: 'M50 0v140',
  j: 'M84 0v98a42 42 0 0 1-84 0',
  k: 'M0 0v140M96 0 0 82m34-28 66 86',
  l: 'M0 0v140h88',
  m: 'M0 140V0l50 82L100 0v140',
  n: 'M0 140V0l100 140V0',
  o: 'M50 0a50 70 0 1 0 .1 0z',
  p: 'M0 140V0h58a39 39 0 0 1 0 78H0',
  q: 'M50 0a50 70 0 1 0 .1 0zM58 100l42 44',
  r: 'M0 140V0h58a38 38 0 0 1 0 76H0m54 0 46 64',
  s: 'M92 26C70-10 8-6 8 34c0 48 88 24 88 70 0 46-76 48-96 8',
  t: 'M0 0h100M50 0v140',
  u: 'M0 0v90a50 50 0 0 0 100 0V0',
  v: 'M0 0l50 140L100 0',
  w: 'M0 0l24 140L50 40l26 100L100 0',
  x: 'M0 0l100 140M100 0 0 140',
  y: 'M0 0l50 72L100 0M50 72v68',
  z: 'M4 0h92L0 140h100',
  '0': 'M50 0a50 70 0 1 0 .1 0zM18 112 82 28',
  '1': 'M18 30 58 0v140',
  '2': 'M6 40c0-56 88-52 88 0 0 40-60 60-92 100h96',
  '3': 'M6 24C30-14 94-4 90 36c-2 26-24 32-46 32 30 0 54 10 54 38 0 44-76 46-98 8',
  '4': 'M78 140V0L0 100h100',
  '5': 'M90 0H18l-8 62c30-20 88-10 88 34 0 54-76 56-98 18',
  '6': 'M82 4C30 20 2 60 2 94a48 46 0 1 0 8-24',
  '7': 'M2 0h96L36 140',
  '8': 'M50 68a34 34 0 1 1 .1 0zM50 68a40 36 0 1 0 .1 0z',
  '9': 'M18 136c52-16 80-56 80-90a48 46 0 1 0-8 24',
};

/** A generator of fractions that are the same for the same text (FNV-1a, mulberry32). */
function fractions(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Dice {
  /** A whole number from `least` to `most`. */
  between: (least: number, most: number) => number;
  /** One of a list that is not empty. */
  pick: <Item>(list: readonly [Item, ...Item[]] | readonly Item[]) => Item;
}

function diceFor(text: string): Dice {
  const next = fractions(text);
  const between = (least: number, most: number) =>
    least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
  };
}

const fill = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`;
const number = (value: number) => String(Math.round(value));

/** A leaning letter that stands on the floor of a pigeonhole. */
function letter(
  {between}: Dice,
  {left, floor, height}: {left: number; floor: number; height: number},
  color: string,
): {svg: string; left: number; width: number} {
  const lean = between(-6, 6);
  const start = left + between(14, 34);
  const width = between(118, 142);
  const svg = fill(
    `M${number(start)} ${number(floor)}l${number(lean)}-${number(height)}h${number(width)}l${number(-lean)} ${number(height)}z`,
    color,
  );
  return {svg, left: start + lean, width};
}

/** What stands in one pigeonhole: nothing, letters in the dark, or letters in the light. */
function pile(dice: Dice, left: number, floor: number): string {
  const kind = dice.between(0, 9);
  if (kind < 2) {
    return '';
  }
  const count = dice.between(1, 3);
  let height = dice.between(88, 104) + count * dice.between(14, 20);
  let svg = '';
  for (let index = 0; index < count; index += 1) {
    const behind = index % 2 === 0 ? '#85878b' : '#a8a9a6';
    const color = kind < 5 ? dice.pick(UNLIT) : behind;
    svg += letter(dice, {left, floor, height}, color).svg;
    height -= dice.between(14, 20);
  }
  if (kind < 5) {
    return svg;
  }
  const color = dice.pick(PAPER);
  const front = letter(dice, {left, floor, height}, color);
  const top = floor - height;
  const at = (x: number, y: number) => `${number(front.left + x)} ${number(top + y)}`;
  svg += front.svg;
  return color === '#f6f3ea' || color === '#d9d3c0'
    ? svg +
        fill(`M${at(front.width - 34, 12)}h24v28h-24z`, dice.pick(STAMPS)) +
        `<path d="M${at(16, 44)}h46m-46 16h32" stroke="#171b26" stroke-width="5"/>`
    : svg + fill(`M${at(18, 20)}h60v26h-60z`, '#f6f3ea');
}

/** The letter in the large pigeonhole, with a stamp and the sign it is sorted by. */
function bigLetter(sign: string, {shade, ink}: (typeof LIGHTS)[number], tilt: number) {
  const stroke = STROKES[sign] ?? 'M0 20h100v100H0zm0 4 50 52 50-52';
  return (
    `<g transform="rotate(${String(tilt)} 220 145)">` +
    fill('M14 18h440v286H14z', shade) +
    fill('M0 0h440v290H0z', '#f6f3ea') +
    `<path d="M0 0h440v290H0z" fill="none" stroke="#b9b19b" stroke-width="3"/>` +
    `<path d="M36 236h150m-150 24h96" stroke="#171b26" stroke-width="7"/>` +
    fill('M352 28h62v76h-62z', ink === '#171b26' ? '#c8402a' : '#ffc93c') +
    `<g fill="none" stroke="#8b93a6" stroke-width="3"><circle cx="330" cy="72" r="40"/><circle cx="330" cy="72" r="27"/><path d="M244 58h46m-46 14h44m-44 14h46"/></g>` +
    `<g transform="translate(54 44)" fill="none" stroke="${ink}" stroke-width="24"><path d="${stroke}"/></g>` +
    '</g>'
  );
}

/** Places of all pigeonholes outside a range of columns and rows. */
function smallCells(column: number, row: number): {left: number; top: number}[] {
  return Array.from({length: COLUMNS * ROWS}, (_, index) => ({
    c: index % COLUMNS,
    r: Math.floor(index / COLUMNS),
  }))
    .filter(
      ({c, r}) =>
        c < column || c >= column + LARGE.columns || r < row || r >= row + LARGE.rows,
    )
    .map(({c, r}) => ({left: 10 + c * CELL.width, top: 12 + r * CELL.height}));
}

/** The first letter or digit of a slug: what the article is sorted by. */
function signOf(slug: string): string {
  return /[a-z0-9]/.exec(slug)?.[0] ?? '';
}

/**
 * Draws the cover of an article: 1680 by 848, flat, without text beyond one letter.
 *
 * @param slug the article's folder
 * @returns an SVG document of 6 to 8 KB
 */
export function coverSvg(slug: string): string {
  const dice = diceFor(slug);
  const lit = dice.pick(LIGHTS);
  const column = dice.between(1, COLUMNS - LARGE.columns - 1);
  const row = dice.between(0, ROWS - LARGE.rows);
  const cells = smallCells(column, row);
  const {width, height} = CELL.inside;
  const holes = (path: (left: number, top: number) => string) =>
    cells.map(({left, top}) => path(left, top)).join('');
  const left = 10 + column * CELL.width;
  const top = 12 + row * CELL.height;
  const large = {
    width: LARGE.columns * CELL.width - 20,
    height: LARGE.rows * CELL.height - 30,
  };
  const at = (x: number, y: number) => `${String(left + x)} ${String(top + y)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(SIZE.width)} ${String(SIZE.height)}" width="${String(SIZE.width)}" height="${String(SIZE.height)}">` +
    fill(`M0 0h${String(SIZE.width)}v${String(SIZE.height)}H0z`, '#1c2130') +
    fill(
      holes(
        (x, y) =>
          `M${String(x)} ${String(y)}h${String(width)}v${String(height)}h-${String(width)}z`,
      ),
      '#0e1119',
    ) +
    fill(
      holes((x, y) => `M${String(x)} ${String(y)}h${String(width)}l-14 12h-162v170h-14z`),
      '#090b11',
    ) +
    cells.map((cell) => pile(dice, cell.left, cell.top + height)).join('') +
    fill(
      holes((x, y) => `M${String(x + 69)} ${String(y + 191)}h52v14h-52z`),
      '#2b3142',
    ) +
    fill(
      `M${at(0, 0)}h${String(large.width)}v${String(large.height)}h-${String(large.width)}z`,
      lit.light,
    ) +
    fill(
      `M${at(0, 0)}h${String(large.width)}l-24 20h-${String(large.width - 48)}v${String(large.height - 20)}h-24z`,
      lit.edge,
    ) +
    fill(`M${at(24, large.height)}v-40h${String(large.width - 24)}v40z`, lit.floor) +
    fill(`M${at(large.width / 2 - 40, large.height + 9)}h80v14h-80z`, lit.light) +
    `<g transform="translate(${at(92, 68)})">${bigLetter(signOf(slug), lit, dice.between(-4, 3))}</g>` +
    '</svg>\n'
  );
}

/** What a drawn cover shows, for people who do not see it. */
export function coverAlt(slug: string): string {
  const sign = signOf(slug).toUpperCase();
  return `A sorting frame full of letters, at night. One large pigeonhole is lit and holds a stamped envelope${sign ? ` marked with the letter ${sign}` : ''}.`;
}
