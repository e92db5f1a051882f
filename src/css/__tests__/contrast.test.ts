import {readFileSync} from 'node:fs';

/** A colour of both modes, or one for each. */
const COLOR =
  /--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{3,6})(?:,\s*(#[0-9a-f]{3,6})\))?;/gi;

/** Custom properties of one colour mode. */
function tokens(mode: 'light' | 'dark'): Record<string, string> {
  const css = readFileSync('src/css/tokens.css', 'utf8');
  return Object.fromEntries(
    [...css.matchAll(COLOR)].map(([, name = '', light = '', dark = light]) => [
      name,
      mode === 'light' ? light : dark,
    ]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Foreground, ground, least ratio: 4.5 for text, 3 for edges of controls. */
const PAIRS: readonly [string, string, number][] = [
  ...['paper', 'sheet', 'tray'].flatMap((ground) =>
    ['ink', 'ink-2', 'ink-3', 'link', 'red', 'green'].map(
      (ink): [string, string, number] => [ink, ground, 4.5],
    ),
  ),
  ['line-strong', 'paper', 3],
  ['line-strong', 'sheet', 3],
  ['on-yellow', 'yellow', 4.5],
  ['field-ink', 'field', 4.5],
  ['ink', 'blue-wash', 4.5],
  ['ink', 'red-wash', 4.5],
  ['ink', 'green-wash', 4.5],
  ['ink', 'yellow-wash', 4.5],
  ['ink-2', 'form-bg', 4.5],
  ['form', 'form-sheet', 4.5],
  ['paper', 'red', 4.5],
  ['paper', 'green', 4.5],
  ['paper', 'blue', 4.5],
  ['on-button-hover', 'button-hover', 4.5],
  ...['night', 'night-2'].flatMap((ground) =>
    ['night-ink', 'night-ink-2', 'c-str', 'c-key', 'c-num', 'c-com', 'c-ok'].map(
      (ink): [string, string, number] => [ink, ground, 4.5],
    ),
  ),
];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const values = tokens(mode);
  it.each(PAIRS)('%s on %s has at least %f to 1', (ink, ground, least) => {
    const [a, b] = [values[ink], values[ground]];
    if (!a || !b) {
      throw new Error(`No colour for ${ink} or ${ground}`);
    }
    expect(ratio(a, b)).toBeGreaterThanOrEqual(least);
  });
});
