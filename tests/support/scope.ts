/** How much of the site a run of the browser tests looks at. */
import {KINDS} from './kinds';

/** Every page in every mode and every flow in every engine: `npm run test:all`. */
export const isExhaustive = process.env['TEST_ALL'] === '1';

/**
 * Spreads names evenly over some places, in the same way in every run.
 *
 * @param places how many there are, at least 1
 * @returns the place of the name: 0 up to, not including, `places`
 */
export function placeOf(name: string, places: number): number {
  let hash = 0;
  for (const character of name) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash % places;
}

/** One page of each kind. */
export const ONE_OF_EACH_KIND: readonly string[] = Object.values(KINDS).map(
  ({path}) => path,
);

/** Pages that a run is about: see `npm test -- --changed`. */
export const chosenPages = process.env['TEST_PAGES']?.split(',');

/**
 * What stands for many pages that the same code makes: one of each kind, and one in some.
 * A run that is exhaustive or about certain pages leaves none of them out.
 */
export function samplesOf(paths: readonly string[], oneIn: number): readonly string[] {
  return isExhaustive || chosenPages
    ? paths
    : paths.filter(
        (path) => ONE_OF_EACH_KIND.includes(path) || placeOf(path, oneIn) === 0,
      );
}
