/**
 * Finds a key record in what people copy: the bare record, one in quotation marks or in
 * several strings, a line of a zone file, the output of dig.
 *
 * @param text anything; never throws
 * @returns the record, its strings joined; the trimmed text where none is found
 */
export function recordFromPaste(text: string): string {
  const plain = text.replace(/[“”„]/g, '"').trim();
  const strings = [...plain.matchAll(/"([^"]*)"/g)].map(([, string]) => string ?? '');
  if (strings.length > 0 && !/(?:^|;)\s*n\s*=[^;]*"/.test(plain)) {
    return strings.join('').replaceAll('\\;', ';');
  }
  const begin = plain.search(/\bv\s{0,10}=\s{0,10}DKIM1\b/);
  const owner = /^\S{1,255}\s+(?:\d{1,10}\s+)?(?:IN\s+)?TXT\s+/i.exec(plain);
  const record =
    begin > 0 && owner ? plain.slice(begin) : plain.slice(owner?.[0].length ?? 0);
  return record.replaceAll('\\;', ';').replace(/\s*[\r\n]+\s*/g, ' ');
}
