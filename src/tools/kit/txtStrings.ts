/** Octets in one character-string of a TXT record (RFC 1035, 3.3). */
export const MAX_STRING = 255;

/**
 * Cuts a record into character-strings. Receivers join them without a space (RFC 6376,
 * 3.6.2.2; RFC 7208, 3.3; RFC 9989, 4.5). A cut is beside a space only where it cannot be
 * otherwise, for some DNS panels trim what is entered.
 *
 * @param record ASCII text
 * @returns at least one string, each at most 255 octets
 */
export function splitStrings(record: string): string[] {
  const strings: string[] = [];
  let start = 0;
  while (record.length - start > MAX_STRING) {
    const full = start + MAX_STRING;
    let end = full;
    while (end > start && (record[end] === ' ' || record[end - 1] === ' ')) {
      end -= 1;
    }
    end = end > start ? end : full;
    strings.push(record.slice(start, end));
    start = end;
  }
  strings.push(record.slice(start));
  return strings;
}
