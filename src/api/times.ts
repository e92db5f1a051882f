const DAY = 24 * 60 * 60 * 1000;

/** Puts another day into every time in a text, such as `2027-01-15T08:00:00Z`. */
export function replaceDays(text: string, day: string): string {
  return text.replace(/\b\d{4}-\d\d-\d\d(?=T\d\d:\d\d)/g, day);
}

/**
 * Moves every time in a text to a day to come.
 *
 * @param days from now, in UTC
 */
export function moveTimes(text: string, days: number, now: Date): string {
  const day = new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  return replaceDays(text, day);
}
