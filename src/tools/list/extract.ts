/** Addresses in what stands around them: a cell, or any text. */

/** Blanks and characters without width, at either end of a cell. */
const edge = /[\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/;
const plainCell = /^[^\s<>"'`“”‘’„;,()\u00a0\u00ad\u200b-\u200f\u2060\ufeff]*$/;
const wrappers = /^["'`“”‘’„(<]$/;
const closers = /^["'`“”‘’)>;,]$/;
const insideLocal = /[^\s<>()[\]:;,"@\\\u00a0\u200b-\u200f\u2060\ufeff]/;
const insideDomain = /[\p{L}\p{N}\p{M}.\-_]/u;

/** More than an address may have on either side of its @ (RFC 5321, 4.5.3.1). */
const LONGEST_LOCAL = 128;
const LONGEST_DOMAIN = 260;
const LONGEST_NAME = 120;

function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && edge.test(text.charAt(from))) {
    from += 1;
  }
  while (to > from && edge.test(text.charAt(to - 1))) {
    to -= 1;
  }
  return text.slice(from, to);
}

function withoutScheme(text: string): string {
  return trimmed(trimmed(text).replace(/^mailto:/i, ''));
}

/**
 * The address in a cell, without what people and programs put around it: blanks,
 * characters without width, `mailto:`, quotation marks, and a name with angle brackets.
 * The address itself is left as it is, right or wrong.
 */
export function addressIn(cell: string): string {
  if (plainCell.test(cell) && !/^mailto:/i.test(cell)) {
    return cell;
  }
  let text = trimmed(cell);
  const close = text.lastIndexOf('>');
  const open = close < 0 ? -1 : text.lastIndexOf('<', close);
  if (open >= 0) {
    text = trimmed(text.slice(open + 1, close));
  }
  text = withoutScheme(text);
  // '"a b"@example.com' has quotation marks of its own.
  while (text !== '' && wrappers.test(text.charAt(0)) && !/^"[^"]*"@/.test(text)) {
    text = withoutScheme(text.slice(1));
  }
  while (text !== '' && closers.test(text.charAt(text.length - 1))) {
    text = trimmed(text.slice(0, -1));
  }
  return text;
}

/** True for a cell that holds one address, or something that was meant to be one. */
export function looksLikeAddress(cell: string): boolean {
  const address = addressIn(cell);
  const at = address.indexOf('@');
  return (
    at > 0 && at < address.length - 1 && address.length <= 320 && !/\s/.test(address)
  );
}

export interface Found {
  /** What stands before the address in angle brackets, as in a message's To line. */
  name: string;
  address: string;
}

/** The name before the `<` at `open`, back to the separator before it. */
function nameBefore(text: string, open: number, lowest: number): string {
  const before = text.slice(Math.max(lowest, open - LONGEST_NAME), open).trimEnd();
  if (before.endsWith('"')) {
    const start = before.lastIndexOf('"', before.length - 2);
    return start < 0 ? '' : before.slice(start + 1, -1);
  }
  const separator = Math.max(
    ...[',', ';', ':', '\n', '\r', '>', '\t', '<'].map((mark) =>
      before.lastIndexOf(mark),
    ),
  );
  return before.slice(separator + 1).trim();
}

/**
 * All addresses in a text of any kind: a message's To line, a web page, minutes. Reads it
 * once. What could not be an address at all is passed over, so this finds no broken ones
 * that have no @.
 */
export function addressesIn(text: string): Found[] {
  const found: Found[] = [];
  let lowest = 0;
  for (
    let at = text.indexOf('@');
    at >= 0;
    at = text.indexOf('@', Math.max(at + 1, lowest))
  ) {
    let from = at;
    while (
      from > lowest &&
      at - from < LONGEST_LOCAL &&
      insideLocal.test(text.charAt(from - 1))
    ) {
      from -= 1;
    }
    let to = at + 1;
    while (
      to < text.length &&
      to - at < LONGEST_DOMAIN &&
      insideDomain.test(text.charAt(to))
    ) {
      to += 1;
    }
    // A full stop that ends the sentence is not of the address.
    while (to > at && /[.\-_]/.test(text.charAt(to - 1))) {
      to -= 1;
    }
    while (from < at && /['`“”‘’„*|=]/.test(text.charAt(from))) {
      from += 1;
    }
    if (from < at && to > at + 1) {
      const inBrackets = text.charAt(from - 1) === '<' && text.charAt(to) === '>';
      found.push({
        name: inBrackets ? nameBefore(text, from - 1, lowest) : '',
        address: text.slice(from, to),
      });
      lowest = to;
    }
  }
  return found;
}
