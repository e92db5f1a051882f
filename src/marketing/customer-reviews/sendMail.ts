/**
 * A link that opens an email with headings to fill in (RFC 6068).
 *
 * @param to address
 * @param lines headings, each gets an empty line under it
 */
export function mailOf(to: string, lines: readonly string[]): string {
  const body = lines.map((line) => `${line}:\r\n\r\n`).join('');
  return `mailto:${to}?subject=${encodeURIComponent('A review')}&body=${encodeURIComponent(body)}`;
}
