import type {Brand} from './brand';
import {isDesign, isFontName, isRadius} from './brandChoices';
import {cleanValue} from './engine';
import {FIELDS} from './fragment';
import {isColor} from './isColor';
import type {Texts} from './types';

/** The brand as a form says; what it does not say, or says wrongly, as built. */
export function brandOf(fields: Texts, built: Brand): Brand {
  const name = cleanValue(fields[FIELDS.brandName] ?? '');
  const color = fields[FIELDS.brandColor];
  const font = fields[FIELDS.brandFont];
  const design = fields[FIELDS.brandDesign];
  const radius = fields[FIELDS.brandRadius] ?? '';
  return {
    ...built,
    ...(name && {name}),
    ...(isColor(color) && {color}),
    ...(isFontName(font) && {font}),
    ...(isDesign(design) && {design}),
    ...(isRadius(radius) && {radius: Number(radius)}),
  };
}
