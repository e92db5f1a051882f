/**
 * The address that opens a visitor's email program with a message (RFC 6068: line breaks are
 * `%0D%0A`).
 *
 * @param to address; empty: the visitor chooses
 * @param body plain text with any line breaks
 */
export function mailtoLink(to: string, subject: string, body: string): string {
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
