import type {Element, ElementContent, Nodes} from 'hast';
import {clean, findElement, textOf} from '../agents/build';
import {parseHtml} from '../content/build';

/** Elements that readers of feeds show, and the attributes they keep. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  blockquote: [],
  br: [],
  caption: [],
  code: [],
  dd: [],
  del: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: [],
  h3: [],
  h4: [],
  hr: [],
  img: ['src', 'alt'],
  kbd: [],
  li: [],
  ol: ['start'],
  p: [],
  pre: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colSpan', 'rowSpan'],
  tfoot: [],
  th: ['colSpan', 'rowSpan', 'scope'],
  thead: [],
  tr: [],
  ul: [],
};
/** Elements that mean the same to a reader. */
const SAME_AS: Readonly<Record<string, string>> = {
  aside: 'blockquote',
  b: 'strong',
  i: 'em',
  summary: 'div',
};
const SAFE_ADDRESS = /^(https?|mailto):/;
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const PHRASING: ReadonlySet<string> = new Set([
  'a',
  'br',
  'code',
  'del',
  'em',
  'img',
  'kbd',
  'strong',
  'sub',
  'sup',
]);
/** Boxes whose bare text would lose its place among the paragraphs around it. */
const BOXES: ReadonlySet<string> = new Set(['blockquote', 'div', 'section']);

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, '&quot;');
}

function startTag(tag: string, {properties}: Element): string {
  const attributes = (KEPT[tag] ?? []).flatMap((name) => {
    const value = properties[name];
    const unsafe = /^(href|src)$/.test(name) && !SAFE_ADDRESS.test(String(value));
    return value === undefined || value === null || unsafe
      ? []
      : [` ${name.toLowerCase()}="${escapeAttribute(String(value))}"`];
  });
  return `<${tag}${attributes.join('')}>`;
}

/** Whether a node, as it will be written, stands in a line of text. */
function isPhrasing(node: ElementContent): boolean {
  if (node.type !== 'element') {
    return true;
  }
  const tag = SAME_AS[node.tagName] ?? node.tagName;
  return (
    PHRASING.has(tag) ||
    (!(tag in KEPT) && !BOXES.has(tag) && node.children.every(isPhrasing))
  );
}

function writeAll(nodes: readonly ElementContent[]): string {
  return nodes.map(write).join('');
}

/** Code of one block, with its caption before it. */
function writePre(pre: Element): string {
  const title = pre.properties['dataTitle'];
  return (
    (title ? `<p><strong>${escapeText(String(title))}</strong></p>` : '') +
    `<pre><code>${escapeText(textOf(pre))}</code></pre>`
  );
}

function write(node: ElementContent): string {
  if (node.type === 'text') {
    return escapeText(node.value.replace(/\s+/g, ' '));
  }
  if (node.type !== 'element') {
    return '';
  }
  const tag = SAME_AS[node.tagName] ?? node.tagName;
  if (tag === 'pre') {
    return writePre(node);
  }
  const bare = BOXES.has(tag) && node.children.every(isPhrasing);
  const inside = writeAll(node.children);
  const content = bare && inside.trim() ? `<p>${inside.trim()}</p>` : inside;
  if (!(tag in KEPT)) {
    return content;
  }
  return VOID.has(tag)
    ? startTag(tag, node)
    : `${startTag(tag, node)}${content}</${tag}>`;
}

function isExhibit(node: Nodes): node is Element {
  return node.type === 'element' && node.properties['dataExhibit'] !== undefined;
}

/** What an exhibit calls itself. */
function titleOf(exhibit: Element): string {
  const named = findElement(exhibit, ({tagName}) =>
    /^(h[2-6]|caption|figcaption|legend)$/.test(tagName),
  );
  return named ? textOf(named).replace(/#$/, '').replace(/\s+/g, ' ').trim() : '';
}

/** The sentence that stands in a feed where an exhibit stands on the page. */
function pointer(exhibit: Element): Element {
  const title = titleOf(exhibit);
  const text = (value: string) => ({type: 'text', value}) as const;
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [
      text('There is something to try here. It works on the page: '),
      {
        type: 'element',
        tagName: 'a',
        properties: {href: `#${exhibit.properties['id'] ?? ''}`},
        children: [text(title || 'open the article there')],
      },
      text('.'),
    ],
  };
}

function withoutExhibits<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) {
    return node;
  }
  return {
    ...node,
    children: node.children.map((child) =>
      isExhibit(child) ? pointer(child) : withoutExhibits(child),
    ),
  };
}

/**
 * The text of a built article as feeds carry it: plain HTML with full addresses, without
 * styles, scripts, controls and classes. An exhibit becomes a sentence that leads to it.
 *
 * @param html the built page
 * @param address the page's full address
 * @throws {Error} when the page has no element `data-feed="text"`
 */
export function feedHtml(html: string, address: string): string {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  const main = parseHtml(html.slice(Math.max(0, start), end));
  const text = findElement(main, ({properties}) => properties['dataFeed'] === 'text');
  if (!text) {
    throw new Error(`${address} has no text for the feeds.`);
  }
  return withoutExhibits(text)
    .children.flatMap((node) => clean(node, {address}))
    .map(write)
    .join('')
    .trim();
}
