const DURATION =
  /^P(?!$)(?:(?<days>\d+)D)?(?:T(?!$)(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+)S)?)?$/;

const DAY = 86_400;

/** Seconds of a wait such as `P2D`, `PT12H` or `P1DT6H30M`. */
function secondsOf(wait: string): number {
  const parts = DURATION.exec(wait)?.groups;
  if (!parts) {
    throw new RangeError(`"${wait}" is no wait. Write a duration such as P2D or PT12H.`);
  }
  const part = (name: string) => Number(parts[name] ?? 0);
  return (
    part('days') * DAY + part('hours') * 3600 + part('minutes') * 60 + part('seconds')
  );
}

/**
 * On which day after the start each step of a sequence is due.
 *
 * @param waits the wait before each step, as an ISO 8601 duration without years,
 *   months and weeks
 * @returns whole days since the start, 0 for the day of the start
 * @throws {RangeError} for a wait of another form
 */
export function sequenceDays(waits: readonly string[]): number[] {
  let seconds = 0;
  return waits.map((wait) => {
    seconds += secondsOf(wait);
    return Math.floor(seconds / DAY);
  });
}
