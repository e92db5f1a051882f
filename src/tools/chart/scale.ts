/** Where marks, lines and labels of a chart stand: all in percent of its plot. */

export type Point = readonly [x: number, y: number];

/**
 * Round numbers along an axis that begins at 0, with steps of 1, 2, 2.5 or 5 times a power
 * of ten.
 *
 * @param most largest value, above 0
 * @param wanted about how many steps
 * @returns from 0 to the first round number that is not below `most`
 */
export function ticks(most: number, wanted = 4): number[] {
  const rough = most / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({length: count + 1}, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}

/** The corners of a line, for `points` of an SVG with 0 0 100 100 in view. */
export function corners(points: readonly Point[], most: Point, inSteps: boolean): string {
  const [width, height] = most;
  const placed = points.map(([x, y]): Point => [
    (x / width) * 100,
    100 - (y / height) * 100,
  ]);
  const path = inSteps
    ? placed.flatMap((point, index): Point[] => {
        const before = placed[index - 1];
        return before ? [[point[0], before[1]], point] : [point];
      })
    : placed;
  return path.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Moves labels apart so that none lies on another, each as near to its place as that allows.
 *
 * @param places in percent from the top, in any order
 * @param gap least distance
 * @returns new places in the same order, within 0 to 100 where all of them fit
 */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places
    .map((place, index) => ({place, index}))
    .sort((a, b) => a.place - b.place);
  let last = -Infinity;
  for (const label of order) {
    label.place = Math.max(label.place, last + gap);
    last = label.place;
  }
  let next = 100 + gap;
  for (const label of [...order].reverse()) {
    label.place = Math.min(label.place, next - gap);
    next = label.place;
  }
  const result = [...places];
  for (const {place, index} of order) {
    result[index] = round(place);
  }
  return result;
}
