/**
 * Reads a time as logs write it.
 *
 * @param given Unix time in seconds or milliseconds, or a date that `Date` reads
 * @returns seconds since 1970; nothing for any other text
 */
export function readTime(given: string): number | undefined {
  const text = given.trim();
  const seconds = /^\d{9,11}(?:\.\d+)?$/.test(text)
    ? Number(text)
    : /^\d{12,14}$/.test(text)
      ? Number(text) / 1000
      : /\d{4}/.test(text)
        ? Date.parse(text) / 1000
        : NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}
