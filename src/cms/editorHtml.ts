/** A tree of Markdown as HTML that the editor takes from a clipboard. */
import type {Nodes, Root} from 'mdast';
import {escapeHtml} from '../site';

type Write = (tree: Root) => string;

/**
 * The editor reads a box's fields off the properties of its element, so a table carries its
 * Markdown in `summary`: see `parts.ts`.
 */
function htmlOf(node: Nodes, write: Write): string {
  const tag = (name: string, attributes = '') =>
    `<${name}${attributes}>${inner()}</${name}>`;
  const inner = () =>
    'children' in node ? node.children.map((one) => htmlOf(one, write)).join('') : '';
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'code':
      return `<pre>${escapeHtml(node.value)}</pre>`;
    case 'paragraph':
      return tag('p');
    case 'heading':
      return tag(`h${String(node.depth)}`);
    case 'strong':
      return tag('strong');
    case 'emphasis':
      return tag('em');
    case 'delete':
      return tag('s');
    case 'link':
      return tag('a', ` href="${escapeHtml(node.url)}"`);
    case 'list':
      return node.ordered ? tag('ol', ` start="${String(node.start ?? 1)}"`) : tag('ul');
    case 'listItem':
      return `<li>${node.children
        .map((one) =>
          one.type === 'paragraph'
            ? one.children.map((word) => htmlOf(word, write)).join('')
            : htmlOf(one, write),
        )
        .join('')}</li>`;
    case 'blockquote':
      return tag('blockquote');
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>';
    case 'image':
      return `<img alt="${escapeHtml(node.alt ?? '')}">`;
    case 'table':
      return `<table summary="${escapeHtml(write({type: 'root', children: [node]}).trim())}"></table>`;
    default:
      return inner();
  }
}

/** @param write a tree as Markdown */
export const editorHtml = (tree: Root, write: Write): string => htmlOf(tree, write);
