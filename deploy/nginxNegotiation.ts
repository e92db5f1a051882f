/**
 * `prefersMarkdown` in the language of nginx, which compares no numbers: maps read the two
 * weights, and a regular expression compares their digits.
 */
import {HTML_RANGES, TWIN_FILE} from '../src/site/prefersMarkdown';

/** The variable with the file that a request for a page gets, `index.html` or its twin. */
export const NGINX_PAGE_FILE = '$site_page_file';

const WEIGHT = String.raw`0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?`;

/** A media range as it stands in a regular expression. */
const literal = (range: string) => range.replace(/[*/]/g, String.raw`\$&`);

/** Lines of a map for one media range: with a weight, and without one. */
function weightLines(range: string, capture: string): string[] {
  const entry = String.raw`\s*${literal(range)}\s*`;
  // The first entry for the range counts, and in it the first parameter that is a weight.
  const start = String.raw`~*^(?:(?!${entry}(?:[;,]|$))[^,]*,)*${entry}`;
  const other = String.raw`;(?!\s*q=(?:${WEIGHT})\s*(?:[;,]|$))[^,;]*`;
  return [
    String.raw`"${start}(?:${other})*;\s*q=(?<${capture}>${WEIGHT})\s*(?:[;,]|$)" $${capture};`,
    String.raw`"${start}(?:[;,]|$)" 1;`,
  ];
}

/** Whether the first of two weights, with a space between them, is at least the second. */
function atLeast(): string {
  const digits = Array.from({length: 9}, (_, digit) => digit);
  const larger = digits.map(
    (digit) => String.raw`[${String(digit + 1)}-9][0-9]* 0\.\g{1}${String(digit)}[0-9]*`,
  );
  return String.raw`^0\.([0-9]*)(?:${larger.join('|')}|[0-9]*[1-9][0-9]* 0\.\g{1}|0* 0\.\g{1}0*)$`;
}

/** Directives for the `http` block. */
export function renderNegotiation(): string {
  const html = HTML_RANGES.flatMap((range, index) =>
    weightLines(range, `site_html_weight_${String(index)}`),
  );
  return `# What the request says of Markdown and of HTML: src/site/prefersMarkdown.ts.
map $http_accept $site_markdown {
  default 0;
  ${weightLines('text/markdown', 'site_markdown_weight').join('\n  ')}
}
map $http_accept $site_html {
  default 0;
  ${html.join('\n  ')}
}
map "$site_markdown $site_html" ${NGINX_PAGE_FILE} {
  default index.html;
  "~^1" ${TWIN_FILE};
  ${String.raw`"~^0(?:\.0*)? "`} index.html;
  ${String.raw`"~ 0(?:\.0*)?$"`} ${TWIN_FILE};
  "~${atLeast()}" ${TWIN_FILE};
}
`;
}
