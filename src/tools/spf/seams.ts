import type {ReadRecord} from './reader';

/** The end of one character-string and the beginning of the next, with no space between. */
export interface LostSpace {
  /** Index of the string after it, from 0. */
  index: number;
  /** The terms that meet. Receivers read them as one. */
  left: string;
  right: string;
}

const beginsTerm =
  /^[-+~?]?(?:all(?=\s|$)|(?:include|exists|ptr|a|mx|ip4|ip6):|(?:redirect|exp)=)/i;

/**
 * Where two strings of a record meet in the middle of nothing: the first ends with a whole
 * term, the second begins with one, and receivers join them as they are (RFC 7208, 3.3).
 *
 * @param strings the record's character-strings
 */
export function lostSpaces(strings: readonly string[], read: ReadRecord): LostSpace[] {
  return strings.flatMap((string, index) => {
    const before = strings.slice(0, index).join('');
    if (index === 0 || !beginsTerm.test(string)) {
      return [];
    }
    const left = before.split(' ').at(-1) ?? '';
    const right = strings.slice(index).join('').split(' ', 1)[0] ?? '';
    return meetWrongly(left, right, read) ? [{index, left, right}] : [];
  });
}

/** A term may be cut anywhere, such as after the sign of “-all” or in an IPv6 address. */
function meetWrongly(left: string, right: string, read: ReadRecord): boolean {
  const [first, second, both] = [left, right, left + right].map(
    (text) => read(`v=spf1 ${text}`).terms[0],
  );
  const leftIsWhole =
    /^v=spf1$/i.test(left) ||
    (first !== undefined && first.kind !== 'broken' && !/[:=]$/.test(left));
  const rightIsWhole =
    second !== undefined && (second.kind !== 'broken' || second.repair !== undefined);
  const isAddress = both?.kind === 'mechanism' && both.address !== undefined;
  return leftIsWhole && rightIsWhole && !isAddress;
}

/** The record with the spaces that its owner meant. */
export function joinStrings(strings: readonly string[], read: ReadRecord): string {
  const seams = new Set(lostSpaces(strings, read).map(({index}) => index));
  return strings
    .map((string, index) => (seams.has(index) ? ` ${string}` : string))
    .join('');
}

/**
 * The record as the SPF generator takes it: its text, or its strings in quotation marks
 * where they say more than that.
 */
export function toPaste(strings: readonly string[], read: ReadRecord): string {
  if (lostSpaces(strings, read).length === 0) {
    return strings.join('');
  }
  // Quotation marks within a string cannot be told from those around it.
  return strings.some((string) => string.includes('"'))
    ? joinStrings(strings, read)
    : strings.map((string) => `"${string}"`).join(' ');
}
