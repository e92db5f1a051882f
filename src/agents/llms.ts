import {TWIN_FILE} from '../site';
import type {PageFacts} from './readPage';

/** A twin among all of them. */
export interface Twin {
  facts: PageFacts;
  markdown: string;
}

/** A section of llms.txt: the pages below a path, as far as no narrower path has them. */
interface Section {
  title: string;
  path: string;
}

/** In the order in which somebody new would read them: use it, then look at the rest. */
const SECTIONS: readonly Section[] = [
  {title: 'How-tos', path: '/docs/'},
  {title: 'API', path: '/docs/api/'},
  {title: 'Tools', path: '/tools/'},
  {title: 'Templates', path: '/transactional-email-templates/'},
  {title: 'Articles', path: '/articles/'},
  {title: 'Product', path: '/'},
  {title: 'Legal', path: '/legal/'},
];

/** Way in to the docs: a section of its own, before all others. */
const DOCS_HOME = '/docs/';
const DOCS = 'Docs';

/** Path of a page from the root. */
function pathOf({facts}: Twin): string {
  return facts.path;
}

function sectionOf(path: string): string | undefined {
  if (path === DOCS_HOME) {
    return DOCS;
  }
  const [narrowest] = SECTIONS.filter((section) => path.startsWith(section.path)).sort(
    (a, b) => b.path.length - a.path.length,
  );
  return narrowest?.title;
}

/** Address of a page's twin. */
function twinAddress({facts: {address}}: Twin): string {
  return address + TWIN_FILE;
}

function listed(twin: Twin): string {
  const {title, description} = twin.facts;
  const name = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${twinAddress(twin)}): ${description}`;
}

/**
 * Twins in reading order. A folder's own page comes before what is in it, and a page that
 * the order does not name comes after those that it names, by its address.
 *
 * @param order paths of pages, each with both slashes
 */
export function inOrder(twins: readonly Twin[], order: readonly string[]): Twin[] {
  const folders = new Set([DOCS_HOME, ...SECTIONS.map(({path}) => path)]);
  const place = (path: string) => {
    const index = order.indexOf(path);
    return folders.has(path) ? -1 : index < 0 ? order.length : index;
  };
  return twins
    .map((twin) => ({twin, path: pathOf(twin)}))
    .sort((a, b) => place(a.path) - place(b.path) || (a.path < b.path ? -1 : 1))
    .map(({twin}) => twin);
}

interface SiteFacts {
  title: string;
  tagline: string;
  /** Origin of the site. */
  url: string;
  /** Address of the docs' MCP server, where the host has one. */
  mcp?: string;
}

/** A section and its twins, in order; sections without pages are left out. */
function inSections(twins: readonly Twin[], order: readonly string[]) {
  const sorted = inOrder(twins, order);
  return [DOCS, ...SECTIONS.map(({title}) => title)]
    .map((title) => ({
      title,
      twins: sorted.filter((twin) => sectionOf(pathOf(twin)) === title),
    }))
    .filter((section) => section.twins.length > 0);
}

const isOfDocs = (twin: Twin) => pathOf(twin).startsWith(DOCS_HOME);

/**
 * Writes the list of some pages for language models.
 * Source: https://llmstxt.org/ (H1, a quotation, sections of links with descriptions).
 */
function listOf(
  title: string,
  {tagline, url, mcp}: SiteFacts,
  twins: readonly Twin[],
  order: readonly string[],
): string {
  const sections = inSections(twins, order).map(
    (section) => `## ${section.title}\n\n${section.twins.map(listed).join('\n')}`,
  );
  return `${[
    `# ${title}`,
    `> ${tagline}`,
    `Every page is available as Markdown: add \`${TWIN_FILE}\` to its address, or send \`Accept: text/markdown\`. Code in the docs is cURL unless you ask for \`index.javascript.md\`, \`index.python.md\`, \`index.ruby.md\` or \`index.php.md\` instead. All docs in one file: ${url}/llms-full.txt. The HTTP API as OpenAPI 3.1: ${url}/openapi.yaml, and as TypeScript types: ${url}/openapi.d.ts.${mcp ? ` To search the docs and validate requests over MCP, without a key: ${mcp} (Streamable HTTP).` : ''}`,
    ...sections,
  ].join('\n\n')}\n`;
}

/**
 * Writes `/llms.txt`: the site's Markdown, listed for language models.
 *
 * @param order paths of pages in reading order: see `readingOrder`
 */
export function llmsTxt(
  site: SiteFacts,
  twins: readonly Twin[],
  order: readonly string[],
): string {
  return listOf(site.title, site, twins, order);
}

/** Writes `/docs/llms.txt`, the same of the docs alone, as `llmsTxt` does. */
export function docsLlmsTxt(
  site: SiteFacts,
  twins: readonly Twin[],
  order: readonly string[],
): string {
  return listOf(`${site.title} docs`, site, twins.filter(isOfDocs), order);
}

/**
 * Writes `/llms-full.txt`: the text of all docs, in the order of `/llms.txt`. Docs that no
 * longer fit are listed at the end, so that nothing is left out unsaid.
 *
 * @param order paths of pages in reading order: see `readingOrder`
 * @param limit the most that the pages' text may take, in characters
 */
export function llmsFullTxt(
  site: SiteFacts,
  twins: readonly Twin[],
  order: readonly string[],
  limit: number,
): string {
  const docs = inSections(twins.filter(isOfDocs), order).flatMap(
    (section) => section.twins,
  );
  const texts: string[] = [];
  const tooMany: Twin[] = [];
  let length = 0;
  for (const twin of docs) {
    if (length + twin.markdown.length > limit) {
      tooMany.push(twin);
    } else {
      texts.push(twin.markdown);
      length += twin.markdown.length;
    }
  }
  const rest =
    tooMany.length > 0
      ? [`# More docs, not in this file\n\n${tooMany.map(listed).join('\n')}\n`]
      : [];
  return [`# ${site.title} docs\n\n> ${site.tagline}\n`, ...texts, ...rest].join('\n');
}
