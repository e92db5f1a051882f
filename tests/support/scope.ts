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

/**
 * Pairs of what is to be met and where: all of them in an exhaustive run, and otherwise so many
 * that each of both lists is met at least once.
 */
export function pairsOf<Case, Place>(
  cases: readonly Case[],
  places: readonly Place[],
): readonly (readonly [Case, Place])[] {
  if (isExhaustive) {
    return cases.flatMap((one) => places.map((place) => [one, place] as const));
  }
  const count = Math.max(cases.length, places.length);
  const at = <Item>(list: readonly Item[], index: number) =>
    list.slice(index % list.length)[0] as Item;
  return Array.from({length: count}, (_, index) => [at(cases, index), at(places, index)]);
}

/**
 * Cuts a list into groups, for tests that walk through several pages: a window of its own costs
 * more than most looks at a page.
 *
 * @param size of a group, at least 1; the last may be smaller
 */
export function groupsOf<Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
