import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';

/** An element as a browser would read it. */
export interface Read {
  tag: string;
  /** By the names of the DOM: `htmlFor`, `ariaLabelledBy`. */
  properties: Element['properties'];
  text: string;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All elements of a document, in order. */
export function elementsIn(html: string): readonly Read[] {
  const found: Read[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'element') {
      const {tagName: tag, properties} = node;
      found.push({tag, properties, text: textOf(node)});
    }
    if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(fromHtml(html));
  return found;
}
