/** Runs of a property that many alike things share: see `sharedRuns`. */
const ALL_TOGETHER = 200;
const FEWEST = 5;

/**
 * For a property that is tried on each of many things which the same code makes: together they
 * get 200 runs, and each of them all runs in `npm run test:all`.
 *
 * @param things how many there are, at least 1
 * @returns parameters of `fc.assert`
 */
export function sharedRuns(things: number): {numRuns?: number} {
  return process.env['TEST_ALL'] === '1'
    ? {}
    : {numRuns: Math.max(FEWEST, Math.ceil(ALL_TOGETHER / things))};
}
