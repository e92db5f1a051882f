const DURATION = /^P(?:(\d+)D)?(?:T(\d+)H)?$/;

/** Hours of a wait such as `P2D`, `PT12H` or `P1DT6H`. */
function hoursOf(wait: string): number {
  const [, days, hours] = DURATION.exec(wait) ?? [];
  if (days === undefined && hours === undefined) {
    throw new RangeError(
      `"${wait}" is no wait. Write days and hours, like P2D or PT12H.`,
    );
  }
  return Number(days ?? 0) * 24 + Number(hours ?? 0);
}

/**
 * On which day after the start each step of a sequence is due.
 *
 * @param waits the wait before each step, as an ISO 8601 duration of days and hours
 * @returns whole days since the start, 0 for the day of the start
 * @throws {RangeError} for a wait of another form
 */
export function sequenceDays(waits: readonly string[]): number[] {
  let hours = 0;
  return waits.map((wait) => {
    hours += hoursOf(wait);
    return Math.floor(hours / 24);
  });
}
