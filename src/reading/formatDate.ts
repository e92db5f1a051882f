const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * A date as readers write it: "21 November 2026".
 *
 * @param date ISO date, milliseconds since 1970 or a `Date`; read in UTC, so that
 *   server and browser agree
 */
export function formatDate(date: string | number | Date): string {
  return DATE.format(new Date(date));
}

/** The machine-readable twin: `2026-11-21`. */
export function isoDate(date: string | number | Date): string {
  return new Date(date).toISOString().slice(0, 10);
}
