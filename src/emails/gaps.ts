import {themeOf, type Brand} from './brand';
import type {Theme} from './kit/theme';
import type {PropSpec, Values} from './types';

/** What of a theme a reader may change on the page: the rest is set at build. */
const THEME_GAPS = [
  'name',
  'color',
  'onColor',
  'link',
  'darkColor',
  'onDarkColor',
  'darkLink',
] as const satisfies readonly (keyof Theme)[];

/** A theme with gaps where the reader's brand goes. */
export function themeWithGaps(theme: Theme): Theme {
  const gaps = THEME_GAPS.map((key) => [key, `gap__${key}`]);
  return {...theme, ...(Object.fromEntries(gaps) as Partial<Theme>)};
}

/** Values for the gaps of `themeWithGaps`. */
export function themeValues(brand: Brand): Values {
  const theme = themeOf(brand);
  return Object.fromEntries(THEME_GAPS.map((key) => [`gap__${key}`, theme[key]]));
}

/** Each prop as its own gap: `{name: '{{name}}'}`. */
export function propsAsGaps(specs: readonly PropSpec[]): Values {
  return Object.fromEntries(specs.map(({name}) => [name, `{{${name}}}`]));
}

export function examplesOf(specs: readonly PropSpec[]): Values {
  return Object.fromEntries(specs.map(({name, example}) => [name, example]));
}
