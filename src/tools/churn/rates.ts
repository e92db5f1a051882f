/** The mathematics of churn. Rates are shares: 0.05 for 5%. */

/** Length of the period the visitor counts over, in months. */
export const PERIOD_MONTHS = {month: 1, quarter: 3, year: 12} as const;

export type Period = keyof typeof PERIOD_MONTHS;

/**
 * The same churn over another length of time. What stays after `from` months stays again
 * in the next, so shares that stay are multiplied; churn rates are never added.
 *
 * @param rate share lost in `from` months, at most 1; negative where it grows
 */
export function overMonths(rate: number, from: number, to: number): number {
  return 1 - (1 - rate) ** (to / from);
}

/** Churn of a year from churn of a month: 1 − (1 − m)^12. */
export function yearFromMonth(monthly: number): number {
  return overMonths(monthly, 1, 12);
}

/** Churn of a month from churn of a year: 1 − (1 − a)^(1/12). */
export function monthFromYear(yearly: number): number {
  return overMonths(yearly, 12, 1);
}

/**
 * Share of today's customers that is still there after 0, 1, 2 … months, if every month
 * loses the same share.
 */
export function survivalCurve(monthly: number, months = 24): number[] {
  return Array.from({length: months + 1}, (_, month) => (1 - monthly) ** month);
}

/**
 * Months a new customer pays within the first `cap` months, on average: the sum of the
 * survival curve from month 0 to `cap` − 1, for they pay in advance.
 */
export function paidMonths(monthly: number, cap: number): number {
  return monthly === 0 ? cap : (1 - (1 - monthly) ** cap) / monthly;
}

/**
 * Months until the customers that stay have paid back what all of them cost to win.
 *
 * @param profit gross profit of a customer in a month, above 0
 * @returns `Infinity` where churn outruns it
 */
export function paybackWithChurn(monthly: number, profit: number, cac: number): number {
  if (monthly === 0) {
    return cac / profit;
  }
  const share = (cac * monthly) / profit;
  if (monthly === 1) {
    return share <= 1 ? Math.min(share, 1) : Infinity;
  }
  return share < 1 ? Math.log(1 - share) / Math.log(1 - monthly) : Infinity;
}

/** For 95%: as far from the middle of a bell curve as that takes. */
const Z = 1.96;

/**
 * Between which rates the real one lies, with 95% confidence, when `lost` of `start` have
 * gone and each decided alone: the Wilson score interval (E. B. Wilson, 1927).
 *
 * @param start at least 1
 */
export function likelyRange(lost: number, start: number): readonly [number, number] {
  const share = lost / start;
  const weight = Z ** 2 / start;
  const middle = (share + weight / 2) / (1 + weight);
  const half =
    (Z * Math.sqrt((share * (1 - share)) / start + weight / (4 * start))) / (1 + weight);
  return [
    lost === 0 ? 0 : Math.max(middle - half, 0),
    lost === start ? 1 : Math.min(middle + half, 1),
  ];
}

/**
 * What today's customers pay more over `months` months if churn falls: the area between
 * the two curves, in units of today's revenue of a month.
 */
export function areaBetween(before: number, after: number, months: number): number {
  return Array.from(
    {length: months},
    (_, index) => (1 - after) ** (index + 1) - (1 - before) ** (index + 1),
  ).reduce((sum, difference) => sum + difference, 0);
}
