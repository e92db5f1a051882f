/**
 * How numbers are printed. One locale, because the text around them is English, and so
 * that the page a server has made and the page React makes are the same.
 */

/**
 * The digits of an amount, rounded half up: `1234.5` with two digits is `1,234.50`.
 *
 * `Intl.NumberFormat` says the same, but its first use holds a phone for a tenth of a second
 * (it loads the browser's locale data), and that would be while the page starts. So it is
 * left what cannot be rounded for certain.
 *
 * @param amount 0 or more, or not finite
 * @param least digits behind the point, zeros if need be
 * @param most digits behind the point, `least` or more
 */
function digitsOf(amount: number, least: number, most: number): string {
  // Moves the point in the digits that the number is printed with: 1.005 × 100 is 100.49….
  const [mantissa = '', exponent = '0'] = String(amount).split('e');
  const moved = Number(`${mantissa}e${Number(exponent) + most}`);
  // Long digits that end near a half may be on its other side once they are moved.
  const isClear = mantissa.length < 15 || Math.abs((moved % 1) - 0.5) > 0.001;
  if (!(moved < 1e12 && isClear)) {
    return amount.toLocaleString('en', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
  }
  const digits = String(Math.round(moved)).padStart(most + 1, '0');
  const point = digits.length - most;
  const whole = digits.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const needed = digits.slice(point, point + least);
  const optional = digits.slice(point + least).replace(/0+$/, '');
  const fraction = needed + optional;
  return fraction ? `${whole}.${fraction}` : whole;
}

/**
 * A number with a real minus sign and commas between thousands.
 *
 * @param least digits behind the point, zeros if need be
 * @param most digits behind the point, `least` or more
 */
function print(value: number, least: number, most: number): string {
  const text = digitsOf(Math.abs(value), least, most);
  // What rounds to nothing has no sign.
  return value < 0 && /[^0.]/.test(text) ? `−${text}` : text;
}

/** `1,234.5`: at most `most` digits behind the point, a real minus sign. */
export function plain(value: number, most = 1): string {
  return print(value, 0, most);
}

/** `1,234.50`: to the cent, however round it is. */
export function cents(amount: number): string {
  return print(amount, 2, 2);
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
    ? cents(amount)
    : print(amount, 0, 0);
}

/** `1 month`, `38.5 months`. */
export function months(count: number): string {
  const text = plain(count);
  return `${text} ${text === '1' ? 'month' : 'months'}`;
}
