import type {Element, Nodes} from 'hast';
import {hashOf, parseHead} from '../content/build';
import {sitePath} from '../site';
import {textOf} from './clean';

/** What a built page says of itself. */
export interface PageFacts {
  title: string;
  description: string;
  /** Canonical address. */
  address: string;
  /** Path of the page, as the registry and the menus name it. */
  path: string;
  /** ISO date. */
  updated?: string;
}

/** A built page that has a Markdown twin. */
export interface BuiltPage {
  facts: PageFacts;
  /** HTML of the page's content: the `<main>` element. */
  main: string;
  /** Changes when the page's content or its facts do. */
  hash: string;
}

/** The first element of a tree that a test accepts, in the order of the document. */
export function findElement(
  node: Nodes,
  accepts: (element: Element) => boolean,
): Element | undefined {
  if (node.type === 'element' && accepts(node)) {
    return node;
  }
  for (const child of 'children' in node ? node.children : []) {
    const found = findElement(child, accepts);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * Menus, which no twin has: with the docs' menu left in, a new page would make the twins
 * of all others anew.
 */
const NOT_CONTENT = /<(nav|style)[\s>](?![^>]*data-twin=.?kept)[^]*?<\/\1>/g;
const CODE = /<pre[\s>][^]*?<\/pre>/g;
/** Colours of code: a twin has the text in them only. */
const MARK = /<\/?(?:b|i|span)(?:\s[^>]*)?>/g;

/** From the tag that opens `<main>` to the one that closes it, as far as it is content. */
function cutMain(html: string): string | undefined {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  return start >= 0 && end > start
    ? html
        .slice(start, end + '</main>'.length)
        .replace(NOT_CONTENT, '')
        .replace(CODE, (code) => code.replace(MARK, ''))
    : undefined;
}

/** Where a page's head ends. The header of a part further down is not the page's own. */
const HEAD_END = /<\/header>|<h2[\s>]/;

/** The day in the structured data, else the last one that the page's head shows. */
function updatedOn(main: string): string | undefined {
  const data = /"dateModified":"(\d{4}-\d\d-\d\d)/.exec(main)?.[1];
  const header = main.slice(0, Math.max(0, main.search(HEAD_END)));
  const shown = [...header.matchAll(/<time[^>]*?datetime=["']?(\d{4}-\d\d-\d\d)/gi)];
  return data ?? shown[shown.length - 1]?.[1];
}

/**
 * Reads what a twin is made of out of a built page.
 *
 * @param html the page's whole HTML
 * @param siteTitle the part of every title that names the site
 * @param baseUrl where the pages of its language begin
 * @returns nothing for a page that links to no twin, such as the 404 page
 */
export function readPage(
  html: string,
  siteTitle: string,
  baseUrl = '/',
): BuiltPage | undefined {
  const main = cutMain(html);
  const head = parseHead(html);
  const attribute = (
    tagName: string,
    [name, value]: readonly [string, string],
    wanted: string,
  ) => {
    const found = findElement(
      head,
      (one) => one.tagName === tagName && String(one.properties[name]) === value,
    );
    return found && String(found.properties[wanted] ?? '');
  };
  const twin = attribute('link', ['type', 'text/markdown'], 'href');
  const address = attribute('link', ['rel', 'canonical'], 'href');
  if (main === undefined || twin === undefined || address === undefined) {
    return undefined;
  }
  const title = findElement(head, ({tagName}) => tagName === 'title');
  const updated = updatedOn(main);
  const facts: PageFacts = {
    title: (title ? textOf(title) : '').replace(` | ${siteTitle}`, ''),
    description: attribute('meta', ['name', 'description'], 'content') ?? '',
    address,
    path: sitePath(new URL(address).pathname, baseUrl),
    ...(updated && {updated}),
  };
  return {facts, main, hash: hashOf(JSON.stringify(facts), main)};
}
