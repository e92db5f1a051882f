import {isDmarcRecord} from './parse';

const version = /v[\t ]*=[\t ]*DMARC1/i;

/**
 * Finds the DMARC record in what people copy: the bare record, one in quotation marks or
 * split into strings, a line of a zone file, the output of dig.
 *
 * @param text anything; never throws
 * @returns the record, its strings joined; the trimmed text itself where none is found, so
 *   that the parser can say why
 */
export function recordFromPaste(text: string): string {
  const plain = text.replace(/[“”„]/g, '"').trim();
  const start = plain.search(version);
  if (start < 0) {
    return plain;
  }
  const quote = plain.lastIndexOf('"', start);
  const record =
    quote >= 0
      ? joinStrings(plain.slice(quote))
      : plain.slice(start).replace(/[\r\n]+[\t ]*/g, ' ');
  const unescaped = record.replace(/\\(?=[;"\\])/g, '').trim();
  return isDmarcRecord(unescaped) ? unescaped : plain;
}

/** '"v=DMARC1; " "p=none"' is one record: its strings are joined as they are (RFC 9989, 4.5). */
function joinStrings(text: string): string {
  return text
    .split('"')
    .filter((_, index) => index % 2 === 1)
    .join('');
}
