import {cleanValue} from './engine';
import {isColor} from './isColor';
import type {Values} from './types';

/**
 * Names of the form's fields that are no props. Props have no dot in their names.
 * What begins with `view.` is how a reader looks at the page, and is not shared.
 */
export const FIELDS = {
  brandName: 'brand.name',
  brandColor: 'brand.color',
  subject: 'subject.line',
  size: 'view.size',
  mode: 'view.mode',
  filled: 'view.filled',
} as const;

/** What may stand in the fragment, and what it is when it does not. */
export interface FragmentRules {
  defaults: Values;
  /** How many subjects there are. */
  subjects: number;
}

function isValid(name: string, value: string, {subjects}: FragmentRules): boolean {
  switch (name) {
    case FIELDS.brandColor:
      return isColor(value);
    case FIELDS.subject:
      return /^\d{1,2}$/.test(value) && Number(value) < subjects;
    default:
      return true;
  }
}

/**
 * Reads a shared version of an email. Whatever it is not sure of it leaves out: names
 * it does not know, colours that are none. What stays is text, cleaned and cut, and is
 * escaped where it is put.
 *
 * @param hash `location.hash`, with or without its `#`
 * @returns the fields to change, by name
 */
export function readFragment(hash: string, rules: FragmentRules): Values {
  return Object.fromEntries(
    [...new URLSearchParams(hash.replace(/^#/, ''))]
      .map(([name, value]) => [name, cleanValue(value)] as const)
      .filter(
        ([name, value]) =>
          Object.hasOwn(rules.defaults, name) && isValid(name, value, rules),
      ),
  );
}

/**
 * Writes what differs from the example, so that it can be shared.
 *
 * @param values the form's fields by name
 * @returns a fragment without its `#`; empty for the example itself
 */
export function writeFragment(values: Values, {defaults}: FragmentRules): string {
  const changed = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(defaults, name) && defaults[name] !== value,
  );
  return new URLSearchParams(changed).toString();
}
