/**
 * How numbers are printed. One locale, because the text around them is English, and so
 * that the page a server has made and the page React makes are the same.
 */
const DIGITS = new Map<string, Intl.NumberFormat>();

function formatter(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`;
  const known =
    DIGITS.get(key) ??
    new Intl.NumberFormat('en', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
  DIGITS.set(key, known);
  return known;
}

/** `1,234.5`: at most `most` digits behind the point, a real minus sign. */
export function plain(value: number, most = 1): string {
  return print(value, 0, most);
}

function print(value: number, least: number, most: number): string {
  const text = formatter(least, most).format(value);
  // What rounds to nothing has no sign.
  return /^-[0.,]*$/.test(text) ? text.slice(1) : text.replace('-', '−');
}

/**
 * A share as a percentage: `0.025` becomes `2.5%`. Always the same number of digits, so
 * that a column of them stands in line.
 */
export function percent(share: number, digits = 1): string {
  return `${print(share * 100, digits, digits)}%`;
}

/** An amount: cents below 100, whole units above. No currency: it is the visitor's own. */
export function money(amount: number): string {
  return Math.abs(amount) < 100 && !Number.isInteger(amount)
    ? print(amount, 2, 2)
    : print(amount, 0, 0);
}

/** `1 month`, `38.5 months`. */
export function months(count: number): string {
  const text = plain(count);
  return `${text} ${text === '1' ? 'month' : 'months'}`;
}
