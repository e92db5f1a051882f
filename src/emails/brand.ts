import type {FontName} from './brandChoices';
import {isColor} from './isColor';
import {dark, light} from './kit/palette';
import type {DesignName, Theme} from './kit/theme';

/** Faces that clients have, without quotes: those would be escaped in every style. */
const FONTS = {
  system: '-apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif',
  sans: 'Helvetica, Arial, sans-serif',
  serif: 'Georgia, Times New Roman, serif',
} as const satisfies Readonly<Record<FontName, string>>;

/** Who an email is from, as its reader sees it. */
export interface Brand {
  name: string;
  /** `#rrggbb`. Any colour will do: text on it and in it is kept readable. */
  color: string;
  font: FontName;
  design: DesignName;
  /** Corners of sheet and button, in pixels. */
  radius: number;
  /** Shown instead of the name; `src` is an https address. */
  logo?: {src: string; width: number; height: number};
}

/** Contrast that text needs, and that a control's outline needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT = 4.5;
const OUTLINE = 3;

/** Red, green and blue of `#rrggbb`, each 0 to 255. */
function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function mix(color: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(color).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The nearest mix of a colour with black or white that stands out enough from a ground. */
function readable(color: string, ground: string, ratio: number): string {
  const pole = luminance(ground) > 0.18 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, pole, share);
    if (contrast(mixed, ground) >= ratio) {
      return mixed;
    }
  }
  return pole;
}

/** Black or white: one of them reaches 4.5:1 on any colour. */
function textOn(ground: string): string {
  return contrast('#ffffff', ground) >= TEXT ? '#ffffff' : '#000000';
}

/**
 * Works out every colour the kit needs from the brand's one.
 *
 * @throws {RangeError} when the brand's colour is not `#rrggbb`
 */
export function themeOf({name, color, font, design, radius, logo}: Brand): Theme {
  if (!isColor(color)) {
    throw new RangeError(
      `"${String(color)}" is not a valid color. Write it like "#0f6b4c".`,
    );
  }
  const darkColor = readable(color, dark.sheet, OUTLINE);
  return {
    design,
    name,
    color,
    onColor: textOn(color),
    // The footer lies on the ground, which is the darker of the two.
    link: readable(color, light.ground, TEXT),
    darkColor,
    onDarkColor: textOn(darkColor),
    darkLink: readable(color, dark.sheet, TEXT),
    font: FONTS[font],
    radius: `${String(radius)}px`,
    ...(logo && {logo}),
  };
}

/** The lowest contrast of any text in an email of this theme, by colour mode. */
export function lowestContrast(theme: Theme): {light: number; dark: number} {
  const lowest = (pairs: readonly (readonly [string, string])[]) =>
    Math.min(...pairs.map(([text, ground]) => contrast(text, ground)));
  const common = ({ink, quiet, sheet, ground}: typeof light) =>
    [
      [ink, sheet],
      [ink, ground],
      [quiet, sheet],
      [quiet, ground],
    ] as const;
  return {
    light: lowest([
      ...common(light),
      [theme.link, light.sheet],
      [theme.link, light.ground],
      [theme.onColor, theme.color],
    ]),
    dark: lowest([
      ...common(dark),
      [theme.darkLink, dark.sheet],
      [theme.darkLink, dark.ground],
      [theme.onDarkColor, theme.darkColor],
    ]),
  };
}
