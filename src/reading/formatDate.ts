// The first use of Intl.DateTimeFormat holds a phone for a tenth of a second.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * A date as readers write it: "21 November 2026".
 *
 * @param date ISO date, milliseconds since 1970 or a `Date`; read in UTC, so that
 *   server and browser agree
 * @throws {RangeError} when it is no date
 */
export function formatDate(date: string | number | Date): string {
  const read = new Date(date);
  const month = MONTHS[read.getUTCMonth()];
  if (!month) {
    throw new RangeError(`"${String(date)}" is no date.`);
  }
  return `${String(read.getUTCDate())} ${month} ${String(read.getUTCFullYear())}`;
}

/** The same where there is little room: "21 Nov 2026". */
export function formatShortDate(date: string | number | Date): string {
  return formatDate(date).replace(/( \w{3})\w*/, '$1');
}

/** The machine-readable twin: `2026-11-21`. */
export function isoDate(date: string | number | Date): string {
  return new Date(date).toISOString().slice(0, 10);
}
