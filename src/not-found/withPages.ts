import type {Redirect} from '../site';

/** Anything longer above it would push it out of the 1,024 bytes in which browsers look. */
const CHARSET = /<meta charset[^>]*>/i;

/**
 * Puts the script that goes on from a sloppy address into the 404 page.
 *
 * @param html the 404 page
 * @param pages paths of all pages
 * @param moved articles that have another address now
 * @param script text of the script, which finds the paths in its `data-pages`
 * @throws {Error} when the page has no place for it
 */
export function withPages(
  html: string,
  pages: readonly string[],
  moved: readonly Redirect[],
  script: string,
): string {
  if (!CHARSET.test(html)) {
    throw new Error('The 404 page does not say how it is encoded.');
  }
  const known = [...pages, ...moved.map(({from, to}) => `${from}>${to}`)];
  const element = `<script data-pages="${known.join(' ')}">${script}</script>`;
  return html.replace(CHARSET, (charset) => charset + element);
}
