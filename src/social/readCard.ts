import type {Element, Nodes} from 'hast';
import {parseHead} from '../content/build';
import {brand} from '../site';

/** What a built page says of itself, for its card. */
export interface CardFacts {
  /** Path of the page, with both slashes. */
  path: string;
  /** Without the site's name at its end. */
  title: string;
}

function elementsOf(node: Nodes): Element[] {
  const children = 'children' in node ? node.children.flatMap(elementsOf) : [];
  return node.type === 'element' ? [node, ...children] : children;
}

/**
 * Reads a built page's path and title out of its head.
 *
 * @param html the page's whole HTML
 * @returns nothing for a page that nobody shall find, such as the 404 page
 */
export function readCard(html: string): CardFacts | undefined {
  const elements = elementsOf(parseHead(html));
  const canonical = elements.find(
    ({tagName, properties}) =>
      tagName === 'link' && String(properties['rel']) === 'canonical',
  );
  const title = elements.find(({properties}) => properties['property'] === 'og:title');
  if (!canonical || !title) {
    return undefined;
  }
  const full = String(title.properties['content']);
  const end = ` | ${brand.name}`;
  return {
    path: new URL(String(canonical.properties['href'])).pathname,
    title: full.endsWith(end) ? full.slice(0, -end.length) : full,
  };
}
