import {mailtoLink} from '../../site';

/**
 * A link that opens an email with headings to fill in.
 *
 * @param to address
 * @param lines headings, each gets an empty line under it
 */
export function mailOf(to: string, lines: readonly string[]): string {
  return mailtoLink(to, 'A review', lines.map((line) => `${line}:\n\n`).join(''));
}
