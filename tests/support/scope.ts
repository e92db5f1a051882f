/** How much of the site a run of the browser tests looks at. */

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
