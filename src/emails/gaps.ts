import {themeOf, type Brand} from './brand';
import type {Theme} from './kit/theme';
import {probeRows} from './groups';
import type {PropSpec, Values} from './types';

/**
 * What of a theme a reader may change on the page. A logo is set at build: the preview
 * would fetch it from an address that someone else may have written.
 */
const THEME_GAPS = [
  'name',
  'color',
  'onColor',
  'link',
  'darkColor',
  'onDarkColor',
  'darkLink',
  'font',
  'radius',
] as const satisfies readonly (keyof Theme)[];

/** A theme with gaps where the reader's brand goes; its design decides what the code is. */
export function themeWithGaps(theme: Theme): Theme {
  const gaps = THEME_GAPS.map((key) => [key, `gap__${key}`]);
  return {...theme, ...(Object.fromEntries(gaps) as Partial<Theme>)};
}

/** Values for the gaps of `themeWithGaps`. */
export function themeValues(brand: Brand): Values {
  const theme = themeOf(brand);
  return Object.fromEntries(
    ([...THEME_GAPS, 'design'] as const).map((key) => [`gap__${key}`, theme[key]]),
  );
}

/**
 * Each prop as its own gap: `{name: '{{name}}'}`. A list has two rows of gaps, from
 * which `withGroups` tells what a row looks like.
 */
export function propsAsGaps(specs: readonly PropSpec[]): Values {
  return Object.fromEntries(
    specs.map((spec) => [
      spec.name,
      spec.type === 'list' ? probeRows(spec) : `{{${spec.name}}}`,
    ]),
  );
}

export function examplesOf(specs: readonly PropSpec[]): Values {
  return Object.fromEntries(specs.map(({name, example}) => [name, example]));
}

/**
 * The same for files that a template engine reads. A shared link may hold a brand's name, so
 * no name may bring marks of a template language: braces are taken out.
 */
export function literalThemeValues(brand: Brand): Values {
  return themeValues({...brand, name: brand.name.replace(/[{}]/g, '')});
}
