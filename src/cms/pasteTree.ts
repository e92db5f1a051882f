/**
 * HTML of a clipboard as a tree that means what the writer sees. Word and Google Docs say in
 * styles what other HTML says in elements: which text is bold, what is a list, where a link
 * leads. Here the elements are put in place of the styles.
 */
import type {Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {visit} from 'unist-util-visit';

/** What the writer has to know of a paste, counted. */
export interface Losses {
  /** Alternative texts of pictures, empty for a picture without one. */
  pictures: string[];
  /** How many of those lie on the writer's own disk, or in the clipboard itself. */
  localPictures: number;
  /** Links to files, which readers cannot open. */
  links: number;
  /** Frames, videos and other parts that are no text. */
  embeds: number;
  /** Cells that reach over several columns or rows. */
  mergedCells: number;
}

const IGNORED = new Set([
  ...['head', 'style', 'script', 'noscript', 'template', 'meta', 'link', 'title', 'xml'],
  ...['svg', 'math', 'form', 'input', 'textarea', 'select', 'button', 'area', 'map'],
]);
const EMBEDS = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'canvas']);
const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'blockquote', 'hr', 'div'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'tr', 'td', 'th', 'thead', 'tbody'],
  ...['section', 'article', 'main', 'figure', 'figcaption'],
]);
const HEADING = /^h([1-6])$/;
/** The title is a field of its own, and the table of contents knows no deeper ones. */
const [FIRST_LEVEL, LAST_LEVEL] = [2, 4];
const MONOSPACE = /\b(?:courier|consolas|menlo|monaco|mono|monospace)\b/i;
/** Services that put their own address before each link that passes through them. */
const WRAPPERS: readonly [host: RegExp, path: string, parameter: string][] = [
  [/^(?:www\.)?google\.[a-z.]+$/, '/url', 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, '/', 'url'],
];
const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const isElement = (node: {type: string}): node is Element => node.type === 'element';
const isBlock = (node: ElementContent) => isElement(node) && BLOCKS.has(node.tagName);
const elementsOf = ({children}: Element) => children.filter(isElement);

function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
const isBlank = (node: ElementContent) =>
  node.type === 'element' && elementsOf(node).some(({tagName}) => tagName === 'img')
    ? false
    : textOf(node).trim() === '';

function attributeOf({properties}: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

/** The declarations of an element's `style`, by their names. */
function styleOf(node: Element): Map<string, string> {
  return new Map(
    attributeOf(node, 'style')
      .split(';')
      .map((rule) => {
        const [name = '', ...value] = rule.split(':');
        return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
      }),
  );
}

/** The level of a paragraph that Word numbers or bullets, and whether it is numbered. */
function wordItem(node: Element): {level: number; isOrdered: boolean} | undefined {
  const [, level] = /\blevel(\d)/.exec(styleOf(node).get('mso-list') ?? '') ?? [];
  if (node.tagName !== 'p' || !level) {
    return undefined;
  }
  const mark = markIn(node);
  return {
    level: Number(level),
    isOrdered: /^\s*\(?(?:\d+|[a-z]{1,5})[.)]/i.test(mark ? textOf(mark) : ''),
  };
}

const isMark = (node: Element) => styleOf(node).get('mso-list') === 'ignore';

/** The bullet or number that Word writes into the text. */
function markIn(node: Element): Element | undefined {
  for (const child of elementsOf(node)) {
    const found = isMark(child) ? child : markIn(child);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Paragraphs that Word shows as a list become one. */
function listed(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let open: {level: number; list: Element}[] = [];
  for (const node of nodes) {
    const item = isElement(node) ? wordItem(node) : undefined;
    if (!item || !isElement(node)) {
      // Between the items stand line breaks.
      if (open.length === 0 || !isBlank(node)) {
        open = [];
        result.push(node);
      }
      continue;
    }
    open = open.filter(({level}) => level <= item.level);
    const tagName = item.isOrdered ? 'ol' : 'ul';
    let last = open.at(-1);
    if (last?.level !== item.level || last.list.tagName !== tagName) {
      open = open.filter(({level}) => level < item.level);
      const list = element(tagName, []);
      const parent = open.at(-1)?.list.children.at(-1);
      (parent && isElement(parent) ? parent.children : result).push(list);
      last = {level: item.level, list};
      open.push(last);
    }
    last.list.children.push(element('li', node.children));
  }
  return result;
}

/** Google Docs puts an inner list beside the item that it belongs to. */
function nested(nodes: readonly ElementContent[]): ElementContent[] {
  const items: Element[] = [];
  for (const node of nodes) {
    const last = items.at(-1);
    if (isElement(node) && node.tagName === 'li') {
      items.push(node);
    } else if (last && !isBlank(node)) {
      last.children.push(node);
    } else if (!isBlank(node)) {
      items.push(element('li', [node]));
    }
  }
  return items;
}

/** Where a link leads, without the service that it passes through; nothing for one that readers cannot follow. */
export function targetOf(href: string): string | undefined {
  if (!URL.canParse(href)) {
    return undefined;
  }
  const url = new URL(href);
  for (const [host, path, parameter] of WRAPPERS) {
    const inner = url.searchParams.get(parameter);
    if (host.test(url.hostname) && url.pathname === path && inner) {
      return targetOf(inner);
    }
  }
  return LINKS.has(url.protocol) ? url.href : undefined;
}

/** The marks that an element's styles give its text, as elements. */
function marksOf(node: Element): string[] {
  const style = styleOf(node);
  const weight = style.get('font-weight') ?? '';
  const isSpan = node.tagName === 'span' || node.tagName === 'font';
  return [
    ...(isSpan && (weight === 'bold' || Number(weight) >= 600) ? ['strong'] : []),
    ...(isSpan && style.get('font-style') === 'italic' ? ['em'] : []),
    ...(isSpan && (style.get('text-decoration') ?? '').includes('line-through')
      ? ['del']
      : []),
    ...(isSpan && MONOSPACE.test(style.get('font-family') ?? '') ? ['code'] : []),
  ];
}

/** True for `<b style="font-weight:normal">`, which Google Docs puts around everything. */
function isUnmarked(node: Element): boolean {
  const style = styleOf(node);
  const name = node.tagName;
  return (
    (/^(?:b|strong)$/.test(name) &&
      /^(?:normal|[1-5]\d\d)$/.test(style.get('font-weight') ?? '')) ||
    (/^(?:i|em)$/.test(name) && style.get('font-style') === 'normal')
  );
}

const tidied = (text: string) =>
  text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    // Kept where it stands between a number and its unit, and nowhere else.
    .replace(/(?<!\d)\u00a0|\u00a0(?!\S)/g, ' ');

/** Cells and headings hold one line. */
function onOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    if (!isElement(node)) {
      return [node];
    }
    const isBreak = node.tagName === 'br' || node.tagName === 'hr';
    const inner = isBreak
      ? []
      : isBlock(node)
        ? onOneLine(node.children)
        : [{...node, children: onOneLine(node.children)}];
    const isFirst = nodes.slice(0, index).every(isBlank);
    return (isBreak || isBlock(node)) && !isFirst
      ? [{type: 'text', value: ' '}, ...inner]
      : inner;
  });
}

/** A table whose first row names its columns, as readers' programs expect. */
function tableOf(table: Element, losses: Losses): ElementContent[] {
  const rows: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') {
      rows.push(node);
    }
  });
  const cells = rows.map((row) =>
    elementsOf(row).filter(({tagName}) => /^t[dh]$/.test(tagName)),
  );
  // Writers frame code, or a remark, with a table of one cell.
  if (cells.flat().length <= 1) {
    return cells.flat()[0]?.children ?? [];
  }
  losses.mergedCells += cells
    .flat()
    .filter(({properties}) =>
      [properties['colSpan'], properties['rowSpan']].some((span) => Number(span) > 1),
    ).length;
  const body = cells
    .filter((row) => row.length > 0)
    .map((row, index) =>
      element(
        'tr',
        row.map((cell) => ({
          ...element(index === 0 ? 'th' : 'td', onOneLine(cell.children)),
          properties: {colSpan: cell.properties['colSpan']},
        })),
      ),
    );
  return [element('table', body)];
}

/** Text that stands in a heading or a table's head is bold without being marked. */
const isBoldAnyway = ({tagName}: Element) => HEADING.test(tagName) || tagName === 'th';

interface Place {
  losses: Losses;
  /** By how much headings move down, below the article's title. */
  shift: number;
  /** Within a heading. */
  isBold: boolean;
  isCode: boolean;
}

function cleanPicture(node: Element, losses: Losses): ElementContent[] {
  const alt = attributeOf(node, 'alt').trim();
  const source = attributeOf(node, 'src').trim();
  // A picture of one pixel counts visits.
  if ([node.properties['width'], node.properties['height']].map(Number).includes(1)) {
    return [];
  }
  losses.pictures.push(alt);
  losses.localPictures += /^https?:/i.test(source) ? 0 : 1;
  return [{...element('img', []), properties: {alt}}];
}

function cleanLink(node: Element, place: Place): ElementContent[] {
  const children = cleanAll(node.children, place);
  const href = attributeOf(node, 'href');
  const target = targetOf(href);
  if (target === undefined && /^file:/i.test(href)) {
    place.losses.links += 1;
  }
  return target === undefined || children.every(isBlank) || children.some(isBlock)
    ? children
    : [{...element('a', children), properties: {href: target}}];
}

function cleanElement(node: Element, place: Place): ElementContent[] {
  const {tagName} = node;
  const {losses, shift} = place;
  if (IGNORED.has(tagName) || isMark(node)) {
    return [];
  }
  if (EMBEDS.has(tagName)) {
    losses.embeds += 1;
    return [];
  }
  switch (tagName) {
    case 'img':
      return cleanPicture(node, losses);
    case 'a':
      return cleanLink(node, place);
    case 'table':
      return tableOf(node, losses).flatMap((part) => cleanAll([part], place, true));
    case 'br':
    case 'hr':
      return [element(tagName, [])];
    case 'pre':
      return [element('pre', [element('code', [{type: 'text', value: textOf(node)}])])];
    default:
  }
  const [, level] = HEADING.exec(tagName) ?? [];
  const marks = marksOf(node).filter(
    (mark) => !(mark === 'strong' && place.isBold) && !(mark === 'code' && place.isCode),
  );
  const isBold = place.isBold || isBoldAnyway(node);
  const isCode = place.isCode || marks.includes('code') || tagName === 'code';
  const cleaned = cleanAll(node.children, {...place, isBold, isCode});
  const children = /^[ou]l$/.test(tagName) ? nested(cleaned) : cleaned;
  if (level) {
    const depth = Math.min(Number(level) + shift, LAST_LEVEL);
    return children.every(isBlank)
      ? []
      : [element(`h${String(depth)}`, onOneLine(children))];
  }
  const hasBlocks = children.some(isBlock);
  const isDropped =
    isUnmarked(node) ||
    (place.isBold && /^(?:b|strong)$/.test(tagName)) ||
    // Marks hold for text in a line only.
    (hasBlocks && !BLOCKS.has(tagName)) ||
    /^(?:span|font|u|o:p|st1:.*|mark|small|center)$/.test(tagName);
  const own = isDropped
    ? children
    : [
        {
          ...element(tagName, children),
          properties: {
            colSpan: node.properties['colSpan'],
            start: tagName === 'ol' ? node.properties['start'] : undefined,
          },
        },
      ];
  return marks.reduce<ElementContent[]>(
    (inner, mark) => (hasBlocks || inner.every(isBlank) ? inner : [element(mark, inner)]),
    own,
  );
}

function cleanAll(
  nodes: readonly ElementContent[],
  place: Place,
  isTable = false,
): ElementContent[] {
  return listed(nodes).flatMap((node) => {
    if (node.type === 'text') {
      return [{...node, value: tidied(node.value)}];
    }
    if (!isElement(node)) {
      return [];
    }
    return isTable && node.tagName === 'table'
      ? [element('table', cleanAll(node.children, place))]
      : cleanElement(node, place);
  });
}

/** Breaks between blocks are how a clipboard spaces them, and no part of the text. */
function withoutLooseBreaks(nodes: readonly ElementContent[]): ElementContent[] {
  const hasBlocks = nodes.some(isBlock);
  return nodes.filter((node) => !(hasBlocks && isElement(node) && node.tagName === 'br'));
}

/**
 * Reads the HTML of a clipboard. Like a browser, it reads any text and never throws.
 *
 * @param html what the clipboard holds as `text/html`
 * @returns the text's own elements, and what could not be taken over
 */
export function readClipboard(html: string): {tree: Root; losses: Losses} {
  const losses: Losses = {
    pictures: [],
    localPictures: 0,
    links: 0,
    embeds: 0,
    mergedCells: 0,
  };
  const document = fromParse5(parse(html)) as Root;
  let body: ElementContent[] = [];
  let top = 6;
  visit(document, 'element', (node) => {
    if (node.tagName === 'body') {
      body = node.children;
    }
    top = Math.min(top, Number(HEADING.exec(node.tagName)?.[1] ?? top));
  });
  const shift = Math.max(0, FIRST_LEVEL - top);
  const children = cleanAll(body, {losses, shift, isBold: false, isCode: false});
  return {tree: {type: 'root', children: withoutLooseBreaks(children)}, losses};
}
