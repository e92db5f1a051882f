import {isDesign, isFontName, isRadius} from './brandChoices';
import {cleanValue} from './engine';
import {isColor} from './isColor';
import {isRowCount, rowFieldDefault} from './rows';
import type {ListSpec, Texts} from './types';

/**
 * Names of the form's fields that are no props. Props have no dot in their names; the
 * fields of a list have, and begin with its name.
 * What begins with `view.` is how a reader looks at the page, and is not shared.
 */
export const FIELDS = {
  brandName: 'brand.name',
  brandColor: 'brand.color',
  brandFont: 'brand.font',
  brandRadius: 'brand.radius',
  brandDesign: 'brand.design',
  brandAddress: 'brand.address',
  /** Where the logo will be served; nothing is fetched from there. */
  brandLogo: 'brand.logo',
  from: 'call.from',
  to: 'call.to',
  subject: 'subject.line',
  size: 'view.size',
  mode: 'view.mode',
  lens: 'view.lens',
  filled: 'view.filled',
  /** Whether a link to this version carries the brand. */
  branded: 'view.branded',
} as const;

/** True for a field of the brand, which all emails share. */
export function isBrandField(name: string): boolean {
  return name.startsWith('brand.');
}

/** Only the fields of the brand. */
export function brandFieldsIn(fields: Texts): Texts {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => isBrandField(name)),
  );
}

/** All fields but those of the brand. */
export function withoutBrand(fields: Texts): Texts {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !isBrandField(name)),
  );
}

/** True for what a field of the brand may hold; texts may hold anything. */
export function isBrandValue(name: string, value: string): boolean {
  switch (name) {
    case FIELDS.brandColor:
      return isColor(value);
    case FIELDS.brandFont:
      return isFontName(value);
    case FIELDS.brandDesign:
      return isDesign(value);
    case FIELDS.brandRadius:
      return isRadius(value);
    case FIELDS.brandLogo:
      return value === '' || value.startsWith('https://');
    default:
      return true;
  }
}

/** What may stand in the fragment, and what it is when it does not. */
export interface FragmentRules {
  defaults: Texts;
  /** How many subjects there are. */
  subjects: number;
  lists: readonly ListSpec[];
}

/** What a field holds when the fragment does not say; none for one there is not. */
function defaultOf(name: string, {defaults, lists}: FragmentRules): string | undefined {
  return Object.hasOwn(defaults, name) ? defaults[name] : rowFieldDefault(name, lists);
}

function isValid(name: string, value: string, rules: FragmentRules): boolean {
  if (name === FIELDS.subject) {
    return /^\d{1,2}$/.test(value) && Number(value) < rules.subjects;
  }
  return isBrandValue(name, value) && (isRowCount(name, rules.lists, value) ?? true);
}

/**
 * Reads a shared version of an email. Whatever it is not sure of it leaves out: names
 * it does not know, colours that are none. What stays is text, cleaned and cut, and is
 * escaped where it is put.
 *
 * @param hash `location.hash`, with or without its `#`
 * @returns the fields to change, by name
 */
export function readFragment(hash: string, rules: FragmentRules): Texts {
  return Object.fromEntries(
    [...new URLSearchParams(hash.replace(/^#/, ''))]
      .map(([name, value]) => [name, cleanValue(value)] as const)
      .filter(
        ([name, value]) =>
          defaultOf(name, rules) !== undefined && isValid(name, value, rules),
      ),
  );
}

/**
 * Writes what differs from the example, so that it can be shared.
 *
 * @param values the form's fields by name
 * @returns a fragment without its `#`; empty for the example itself
 */
export function writeFragment(values: Texts, rules: FragmentRules): string {
  const changed = Object.entries(values).filter(([name, value]) => {
    const known = defaultOf(name, rules);
    return known !== undefined && known !== value;
  });
  return new URLSearchParams(changed).toString();
}
