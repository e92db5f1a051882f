/**
 * How mail programs darken an email that has no dark styles, as two small models. The
 * partial one follows what Chromium's automatic dark theme was seen to do; each program
 * has a recipe of its own that is not published.
 */

/** Red, green and blue, each 0 to 255. */
type Rgb = readonly [number, number, number];
/** CIELAB with the white point D65: lightness 0 to 100, and two axes of color. */
type Lab = readonly [number, number, number];

/** The two colors a reader needs to tell apart, as `#rrggbb`. */
export interface Pair {
  ground: string;
  text: string;
}

export type Behavior = 'unchanged' | 'partial' | 'full';

/** Measured in Chromium 156: a ground lighter than this is darkened (0 to 255). */
const LIGHT_GROUND = 205;
/** Measured in Chromium 156: a text darker than this is lightened. */
const DARK_TEXT = 150;
/** Lightness is turned over around 55, so white becomes a dark gray and not black. */
const TURNED = 110;

const WHITE: Lab = [0.95047, 1, 1.08883];
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

/**
 * A color as people write it: `#FFC93C`, `ffc93c`, `#fc3`.
 *
 * @param text any text
 * @returns `#rrggbb` in lowercase letters, or nothing where the text is no such color
 */
export function readColor(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) {
    return undefined;
  }
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function coded(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(share, 0), 1) * 255);
}

function labOf(color: string): Lab {
  const [r, g, b] = rgbOf(color).map(linear) as unknown as Rgb;
  const [fx, fy, fz] = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0],
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2],
  ].map((t) => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116)) as unknown as Lab;
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function hexOfLab([lightness, a, b]: Lab): string {
  const fy = (lightness + 16) / 116;
  const [x, y, z] = [fy + a / 500, fy, fy - b / 200].map((f, axis) => {
    const t = f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA;
    return t * (WHITE[axis] ?? 1);
  }) as unknown as Lab;
  return hexOf([
    coded(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    coded(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    coded(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  ]);
}

/**
 * Turns the lightness of a color over and keeps its hue.
 *
 * @param color `#rrggbb`
 */
export function turnOver(color: string): string {
  const [lightness, a, b] = labOf(color);
  return hexOfLab([Math.min(TURNED - lightness, 100), a, b]);
}

/** How bright a color looks, 0 to 255, as old television weighed it (ITU-R BT.601). */
function brightness(color: string): number {
  const [red, green, blue] = rgbOf(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** What a mail program of one kind makes of a text on its ground. */
export function darken({ground, text}: Pair, behavior: Behavior): Pair {
  if (behavior === 'full') {
    return {ground: turnOver(ground), text: turnOver(text)};
  }
  if (behavior === 'partial') {
    return {
      ground: brightness(ground) > LIGHT_GROUND ? turnOver(ground) : ground,
      text: brightness(text) < DARK_TEXT ? turnOver(text) : text,
    };
  }
  return {ground, text};
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a text on its ground, 1 to 21 (WCAG 2.2). */
export function contrast({ground, text}: Pair): number {
  const [first, second] = [luminance(ground), luminance(text)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
