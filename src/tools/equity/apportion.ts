/**
 * Shares are kept in whole hundredths of a percent, 10,000 to the company: so they add up
 * to 100% exactly, which decimal fractions do not.
 */
export const WHOLE = 10_000;

/** A founder's part as a number of hundredths of a percent. */
export type Parts = number;

/**
 * Divides a whole number in proportion, by largest remainders (Hamilton's method): each
 * gets the whole part of what is due, and what is left goes, one by one, to the largest
 * remainders; equal remainders in the order given.
 *
 * @param weights at least one above 0, none below
 * @param total whole number to divide; the result adds up to it exactly
 */
export function apportion(weights: readonly number[], total: number): number[] {
  // The largest first to 1: sums of very large or very small weights stay finite.
  const largest = Math.max(...weights);
  const scaled = weights.map((weight) => weight / largest);
  const sum = scaled.reduce((all, weight) => all + weight, 0);
  const due = scaled.map((weight) => (weight / sum) * total);
  // A due of 2.9999999999 is 3 that lost its last bit.
  const whole = due.map((part) => Math.floor(part + 1e-9));
  const left = total - whole.reduce((all, part) => all + part, 0);
  const byRemainder = due
    .map((part, index) => ({index, rest: part - (whole[index] ?? 0)}))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, left)
    .map(({index}) => index);
  return whole.map((part, index) => part + (byRemainder.includes(index) ? 1 : 0));
}

/** `3334` as `33.34%`. */
export function partsInPercent(parts: Parts): string {
  return `${(parts / 100).toFixed(2)}%`;
}
