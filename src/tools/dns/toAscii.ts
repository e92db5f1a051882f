/**
 * Goes behind a name that `URL` reads. It ends in a word, which keeps `URL` from taking a name
 * that ends in a number for an IP address, and has a letter beyond ASCII, without which newer
 * browsers take broken punycode as it is.
 */
const TAIL = {written: '.é.example', ascii: '.xn--9ca.example'};

/**
 * The labels of a name as A-labels, in lower case (UTS 46, by the browser's own `URL`).
 *
 * @param name letters, digits, hyphens, dots and what is beyond ASCII
 * @returns nothing where IDNA finds a fault
 */
export function toAscii(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (!/[\u0080-\uffff]|(?:^|\.)xn--/.test(lower)) {
    return lower;
  }
  try {
    const {hostname} = new URL(`http://${lower}${TAIL.written}/`);
    return hostname.slice(0, -TAIL.ascii.length);
  } catch {
    return undefined;
  }
}
