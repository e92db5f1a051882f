/** What a built page says to its readers, apart from header, footer and controls. */
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {runsOf, sharedRunsIn, wordsOf} from './articleText';

export type PageKind = 'article' | 'docs' | 'legal' | 'marketing' | 'template' | 'tool';

/** Words in somebody's mouth. */
export interface Quote {
  text: string;
  /** Whether it has an address it was said at, or is marked as a sample. */
  sourced: boolean;
}

export interface PageText {
  path: string;
  kind: PageKind;
  /** Texts that stand by themselves, in their order. */
  blocks: string[];
  /** The same without code and footnote signs, every number a zero: to be compared. */
  bare: string[];
  quotes: Quote[];
  /** Types of its structured data. */
  types: string[];
  /** Title and description, as search engines print them. */
  head: string[];
}

/** A page below a folder is of its kind; the folder's own page is an overview. */
const FOLDERS: readonly (readonly [string, PageKind])[] = [
  ['/articles/', 'article'],
  ['/docs/', 'docs'],
  ['/legal/', 'legal'],
  ['/tools/', 'tool'],
  ['/transactional-email-templates/', 'template'],
];
const WITH_OVERVIEW: ReadonlySet<PageKind> = new Set(['tool', 'template']);

export function kindOfPath(path: string): PageKind {
  const found = FOLDERS.find(([folder]) => path.startsWith(folder));
  if (!found || (path === found[0] && WITH_OVERVIEW.has(found[1]))) {
    return 'marketing';
  }
  return found[1];
}

const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const UNREAD: ReadonlySet<string> = new Set(
  'script style svg template noscript nav pre button select textarea input iframe option'.split(
    ' ',
  ),
);

const NOT_COMPARED: ReadonlySet<string> = new Set(['code', 'sup']);

function property(node: Element, name: string): string {
  const value = node.properties[name];
  return typeof value === 'string' ? value : '';
}

function isUnread(node: Element): boolean {
  return (
    UNREAD.has(node.tagName) ||
    property(node, 'ariaHidden') === 'true' ||
    property(node, 'dataTwin') === 'none'
  );
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The date behind a figure, which links to where it was read. */
function isNote({tagName, children}: Element): boolean {
  return (
    tagName === 'a' &&
    children.some((child) => child.type === 'element' && child.tagName === 'time')
  );
}

function elements(node: Nodes): Element[] {
  const own = node.type === 'element' ? [node] : [];
  return 'children' in node
    ? [...own, ...node.children.flatMap((child) => elements(child))]
    : own;
}

/**
 * Cuts content into the texts that stand by themselves.
 *
 * @param leaveOut elements that do not count
 */
function blocksOf(
  content: Element,
  leaveOut: (node: Element) => boolean = () => false,
): string[] {
  const blocks: string[] = [];
  let text = '';
  const end = () => {
    blocks.push(squeeze(text));
    text = '';
  };
  const walk = (node: Nodes) => {
    if (node.type === 'text') {
      text += node.value;
    } else if (node.type === 'element' && !isUnread(node) && !leaveOut(node)) {
      const stands = !INLINE.has(node.tagName);
      if (stands) {
        end();
      }
      node.children.forEach(walk);
      if (stands) {
        end();
      }
    }
  };
  walk(content);
  end();
  return blocks.filter(Boolean);
}

/** Quotes with what stands around them, for the mark of a sample. */
function quotesOf(content: Element): Quote[] {
  const found: Quote[] = [];
  const walk = (node: Nodes, around: string) => {
    if (node.type !== 'element') {
      return;
    }
    if (node.tagName === 'blockquote' || node.tagName === 'q') {
      found.push({
        text: squeeze(textOf(node)),
        sourced:
          property(node, 'cite').startsWith('https://') || around.includes('Sample'),
      });
    }
    const frames =
      ['article', 'li'].includes(node.tagName) || (node.tagName === 'figure' && !around);
    node.children.forEach((child) => {
      walk(child, frames ? textOf(node) : around);
    });
  };
  walk(content, '');
  return found;
}

/**
 * Reads a built page.
 *
 * @param path the page's path, with both slashes
 * @throws {Error} when it has no `<main>`
 */
export function readPageText(path: string, html: string): PageText {
  const all = elements(fromHtml(html));
  const content = all.find(({tagName}) => tagName === 'main');
  if (!content) {
    throw new Error(`${path} has no <main>.`);
  }
  const description = all.find(
    (node) => node.tagName === 'meta' && property(node, 'name') === 'description',
  );
  const title = all.find(({tagName}) => tagName === 'title');
  const data = all
    .filter((node) => property(node, 'type') === 'application/ld+json')
    .map((node) => textOf(node));
  return {
    path,
    kind: kindOfPath(path),
    blocks: blocksOf(content),
    bare: blocksOf(content, (node) => NOT_COMPARED.has(node.tagName) || isNote(node)).map(
      (block) => block.replace(/\d[\d.,]*/g, '0'),
    ),
    quotes: quotesOf(content),
    types: data.flatMap((text) =>
      [...text.matchAll(/"@type":\s*"(\w+)"/g)].map(([, type = '']) => type),
    ),
    head: [
      title ? squeeze(textOf(title)) : '',
      description ? property(description, 'content') : '',
    ],
  };
}

/** Pages of these kinds share a kit: sentences that say the same on each of them. */
const WITH_KIT: ReadonlySet<PageKind> = new Set(['template', 'tool']);
/** On so many pages a sentence is part of the kit, not copied. */
const KIT_PAGES = 3;

/** Runs of words on several pages of a kind that has a kit, each behind its kind. */
function kitOf(pages: readonly PageText[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const {kind, bare} of pages.filter((page) => WITH_KIT.has(page.kind))) {
    for (const run of new Set(bare.flatMap((text) => runsOf(text)))) {
      counts.set(`${kind} ${run}`, (counts.get(`${kind} ${run}`) ?? 0) + 1);
    }
  }
  return new Set(
    [...counts].filter(([, count]) => count >= KIT_PAGES).map(([key]) => key),
  );
}

/**
 * Runs of words that two pages have in common, the kit of tools and templates apart.
 *
 * @returns a sentence for each pair of pages, with the first run they share
 */
export function sharedBetweenPages(pages: readonly PageText[]): string[] {
  const kit = kitOf(pages);
  const kinds = new Map(pages.map(({path, kind}) => [path, kind]));
  return sharedRunsIn(
    pages.map(({path, bare}) => ({owner: path, texts: bare})),
    undefined,
    (run, first, second) => {
      const kind = kinds.get(first);
      return kind === kinds.get(second) && kit.has(`${kind ?? ''} ${run}`);
    },
  );
}

/** How many words a page has, to see that it was read at all. */
export function wordCount({blocks}: PageText): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block).length, 0);
}
