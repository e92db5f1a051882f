import type {PageFacts} from './readPage';

/** A twin among all of them. */
export interface Twin {
  facts: PageFacts;
  markdown: string;
}

/** A section of llms.txt: the pages below a path, as far as no earlier section has them. */
interface Section {
  title: string;
  path: string;
}

/** From the narrowest path to the widest; shown in the order of `SHOWN`. */
const SECTIONS: readonly Section[] = [
  {title: 'API', path: '/docs/api/'},
  {title: 'How-tos', path: '/docs/'},
  {title: 'Articles', path: '/articles/'},
  {title: 'Tools', path: '/tools/'},
  {title: 'Templates', path: '/transactional-email-templates/'},
  {title: 'Legal', path: '/legal/'},
  {title: 'Product', path: '/'},
];

const SHOWN = [
  'Docs',
  'API',
  'How-tos',
  'Product',
  'Articles',
  'Tools',
  'Templates',
  'Legal',
] as const;

/** Way in to the docs: a section of its own. */
const DOCS_HOME = '/docs/';

/** Path of a page from the root. */
function pathOf({facts}: Twin): string {
  return new URL(facts.address).pathname;
}

function sectionOf(path: string): string {
  return path === DOCS_HOME
    ? 'Docs'
    : (SECTIONS.find((section) => path.startsWith(section.path))?.title ?? 'Product');
}

/** Address of a page's twin. */
function twinAddress({facts: {address}}: Twin): string {
  return `${address}index.md`;
}

function listed(twin: Twin): string {
  const {title, description} = twin.facts;
  const name = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${twinAddress(twin)}): ${description}`;
}

/** Twins in the order in which readers list them: by address, a folder's own page first. */
export function inOrder(twins: readonly Twin[]): Twin[] {
  return [...twins].sort((a, b) => {
    const [first, second] = [pathOf(a), pathOf(b)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}

interface SiteFacts {
  title: string;
  tagline: string;
  /** Origin of the site. */
  url: string;
}

/**
 * Writes `/llms.txt`: the site's Markdown, listed for language models.
 * Source: https://llmstxt.org/ (H1, a quotation, sections of links with descriptions).
 */
export function llmsTxt(site: SiteFacts, twins: readonly Twin[]): string {
  const sections = SHOWN.map((title) => ({
    title,
    twins: inOrder(twins).filter((twin) => sectionOf(pathOf(twin)) === title),
  })).filter((section) => section.twins.length > 0);
  return [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `Every page is here as Markdown, at its address plus \`index.md\`. All docs in one file: ${site.url}/llms-full.txt. The HTTP API as OpenAPI 3.1: ${site.url}/openapi.yaml.`,
    ...sections.map(
      (section) => `## ${section.title}\n\n${section.twins.map(listed).join('\n')}`,
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/**
 * Writes `/llms-full.txt`: the text of all docs. Docs that no longer fit are listed at the
 * end, so that nothing is left out unsaid.
 *
 * @param limit the most that the pages' text may take, in characters
 */
export function llmsFullTxt(
  site: SiteFacts,
  twins: readonly Twin[],
  limit: number,
): string {
  const docs = inOrder(twins).filter((twin) => pathOf(twin).startsWith(DOCS_HOME));
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
