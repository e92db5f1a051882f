import {isSpfRecord} from './plain';

const version = /v=spf1(?=[\s"]|$)/i;

/**
 * Finds the SPF records in what people copy: the bare record, a record in
 * quotation marks, one split into strings, a line of a zone file, the output
 * of dig, or all TXT records of a domain.
 *
 * @param text anything; never throws
 * @returns the records, strings joined; the trimmed text itself where none is
 *   found, so that the parser can say why
 */
export function recordsFromPaste(text: string): string[] {
  return stringsFromPaste(text).map((strings) => strings.join('').trimEnd());
}

/** The character-strings of each record in what people copy. */
export function stringsFromPaste(text: string): string[][] {
  const plain = text.replace(/[“”„]/g, '"').trim();
  if (plain === '') {
    return [];
  }
  const records: string[][] = [];
  for (const line of logicalLines(plain)) {
    // '"v=spf1 a" " -all"' is one record: strings are joined without a space (RFC 7208, 3.3).
    const strings = [quotedIn(line), withoutPrefix(line)].find((found) =>
      isSpfRecord(found.join('')),
    );
    if (strings) {
      records.push(strings);
    }
  }
  return records.length > 0 ? records : [[plain]];
}

/**
 * One line per record: a line that begins no record of its own continues the
 * one before, as in a zone file's brackets or a wrapped message.
 */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const physical of text.split(/\r\n|\r|\n/)) {
    const line = physical.trim();
    const begins =
      version.test(line) || /\sTXT\s/i.test(` ${line} `) || /^"?v=/i.test(line);
    if (begins) {
      lines.push(current);
      current = line;
    } else {
      current += ` ${line}`;
    }
  }
  return [...lines, current];
}

function quotedIn(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"?/g)].map(([, string]) => string ?? '');
}

function withoutPrefix(line: string): string[] {
  const start = line.search(version);
  return start < 0 ? [] : [line.slice(start).replace(/\s+/g, ' ')];
}
