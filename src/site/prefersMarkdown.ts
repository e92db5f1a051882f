/**
 * Which form of a page a request gets: HTML, or its Markdown twin. `npm run serve` and the
 * Cloudflare Worker call `prefersMarkdown`; `deploy/nginxNegotiation.ts` writes the same rule
 * for nginx.
 */

/** File name of a page's Markdown twin, beside the page's own `index.html`. */
export const TWIN_FILE = 'index.md';

const MARKDOWN = 'text/markdown';
/** Ranges that HTML falls under, the most specific one first (RFC 9110, section 12.5.1). */
export const HTML_RANGES = ['text/html', 'text/*', '*/*'] as const;

/** A weight as RFC 9110, section 12.4.2, writes it. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

/** The weight of the first entry for a media range; undefined when there is no entry. */
function weightOf(accept: string, range: string): number | undefined {
  for (const entry of accept.split(',')) {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    if (name?.toLowerCase() === range) {
      const weights = parameters.flatMap(
        (parameter) => WEIGHT.exec(parameter)?.[1] ?? [],
      );
      return Number(weights[0] ?? 1);
    }
  }
  return undefined;
}

/**
 * Whether a request gets the Markdown twin of the page it asks for. It does if it names
 * `text/markdown` itself and wants HTML no more than that: where both weigh the same, the
 * choice is the server's (RFC 9110, section 12.5.1), and browsers never name Markdown. All
 * other requests get HTML, whatever they accept.
 *
 * @param accept the `Accept` header, or nothing where there is none
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const markdown = weightOf(accept ?? '', MARKDOWN) ?? 0;
  const html = HTML_RANGES.map((range) => weightOf(accept ?? '', range)).find(
    (weight) => weight !== undefined,
  );
  return markdown > 0 && markdown >= (html ?? 0);
}
