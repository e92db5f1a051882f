import type {Element, ElementContent, Nodes} from 'hast';
import {CODE_LANGUAGES} from '../reading/plain';

/** What the page is for a browser only: controls, navigation, decoration. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'button',
  'dialog',
  'input',
  'link',
  'meta',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);

const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'label',
  'small',
  'span',
  'strong',
  'time',
]);

const HEADING = /^h[1-6]$/;

/**
 * Stands where a value is not final, until the Markdown is written: a character that no text
 * has.
 */
export const NOT_FINAL = '\uE000';

/** What a piece of the page inherits from around it. */
interface Place {
  /** Full address of the page, which links are resolved against. */
  address: string;
  /**
   * Language of the code to take where it is there in several, and where it is not in this
   * one, the first; all of them when undefined.
   */
  wanted?: string | undefined;
  /** Language of the code inside, as the tab around it says. */
  language?: string | undefined;
  /** Caption of the code inside. */
  title?: string | undefined;
  inHeading?: boolean;
}

/** The text of a node and of all that is in it, as it stands. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

function elementsOf({children}: Element): Element[] {
  return children.filter(isElement);
}

function find(node: Element, tagName: string): Element | undefined {
  for (const child of elementsOf(node)) {
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function classesOf({properties: {className}}: Element): readonly (string | number)[] {
  return Array.isArray(className) ? className : [];
}

function element(tagName: string, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

function isLeftOut(node: Element): boolean {
  const {tagName, properties} = node;
  return (
    (LEFT_OUT.has(tagName) && properties['dataTwin'] !== 'kept') ||
    Boolean(properties['hidden']) ||
    properties['ariaHidden'] === 'true' ||
    properties['popover'] !== undefined ||
    properties['dataTwin'] === 'none' ||
    (tagName === 'legend' && classesOf(node).includes('vh'))
  );
}

/** The label of a scene that is drawn with elements, or of a frame. */
function sceneLabel({tagName, properties}: Element): string | undefined {
  const label = tagName === 'iframe' ? properties['title'] : properties['ariaLabel'];
  return (tagName === 'iframe' || properties['role'] === 'img') && label
    ? label
    : undefined;
}

/** The mark beside a heading that links to the heading itself. */
function isHeadingAnchor(node: Element, {inHeading}: Place): boolean {
  return Boolean(inHeading) && node.tagName === 'a' && textOf(node) === '#';
}

/** Code without its colours: one text, with its language and its caption. */
function cleanPre(pre: Element, {language, title}: Place): Element {
  const code = find(pre, 'code');
  const named =
    code && classesOf(code).find((name) => String(name).startsWith('language-'));
  return {
    ...element('pre', textOf(pre).replace(/\n$/, '')),
    properties: {
      ...(named ? {dataLanguage: String(named).slice(9)} : {dataLanguage: language}),
      ...(title && {dataTitle: title}),
    },
  };
}

/** A radio button with a plain name; one with more to say is content. */
function isTab(node: Element): boolean {
  const [input, ...more] = elementsOf(node);
  return (
    node.tagName === 'label' && input?.properties['type'] === 'radio' && more.length === 0
  );
}

/** A row of nothing but radio buttons chooses what the reader sees: here all is seen. */
function isTabStrip(node: Element): boolean {
  const options = elementsOf(node).filter(({tagName}) => tagName !== 'legend');
  return options.length > 0 && options.every(isTab);
}

/** Tabs around views: each view under its tab's label. */
function cleanTabs(tabs: Element, place: Place): ElementContent[] | undefined {
  const [strip, ...views] = elementsOf(tabs).filter(({tagName}) => tagName !== 'legend');
  const labels = strip && isTabStrip(strip) ? elementsOf(strip).map(textOf) : [];
  return labels.length > 0 && labels.length === views.length && views.length > 1
    ? views.flatMap((view, index) => [
        element('p', element('strong', labels[index] ?? '')),
        ...clean(view, place),
      ])
    : undefined;
}

/** The caption of a figure that holds one piece of code and nothing else. */
function codeTitle(figure: Element): string | undefined {
  const caption = elementsOf(figure).find(({tagName}) => tagName === 'figcaption');
  const pre = find(figure, 'pre');
  const rest = {
    ...figure,
    children: figure.children.filter((child) => child !== caption),
  };
  const words = cleanAll(rest, {address: 'https://localhost'}).map(textOf).join('');
  return caption && pre && words.trim() === textOf(pre).trim()
    ? textOf(caption)
    : undefined;
}

/** The language of a piece of code that stands in a tab beside the same in others. */
function paneOf(node: Nodes): string | undefined {
  const language = isElement(node) ? node.properties['dataPane'] : undefined;
  return typeof language === 'string' && language in CODE_LANGUAGES
    ? language
    : undefined;
}

/** Children, of which those that are the same code in several languages are one. */
function inOneLanguage(
  children: readonly ElementContent[],
  wanted: string | undefined,
): readonly ElementContent[] {
  if (wanted === undefined) {
    return children;
  }
  const panes = children.filter((child) => paneOf(child) !== undefined);
  const kept = panes.find((pane) => paneOf(pane) === wanted) ?? panes[0];
  return children.filter((child) => child === kept || !panes.includes(child));
}

/** The languages in which a page has its code, in the order of the page's first tabs. */
export function codeLanguages(node: Element): string[] {
  const languages = elementsOf(node).flatMap((child) => {
    const own = paneOf(child);
    return own === undefined ? codeLanguages(child) : [own];
  });
  return [...new Set(languages)];
}

/**
 * Puts a space between elements that stand apart on the page by their style only, as the
 * label and the hint of a card do. What begins with a comma goes on from what is before it.
 */
function spaced(children: readonly ElementContent[]): ElementContent[] {
  const isInline = (node: ElementContent | undefined) =>
    node?.type === 'element' && INLINE.has(node.tagName);
  const apart = children.every((child) => child.type !== 'text' || !child.value.trim());
  return children.flatMap((child, index): ElementContent[] =>
    apart &&
    isInline(child) &&
    isInline(children[index - 1]) &&
    !/^[,;.:!?)]/.test(textOf(child))
      ? [{type: 'text', value: ' '}, child]
      : [child],
  );
}

function cleanAll(node: Element, place: Place): ElementContent[] {
  const children = inOneLanguage(node.children, place.wanted);
  return spaced(children.flatMap((child) => clean(child, place)));
}

/** A link's full address; a link to a heading goes to the page it is on. */
function absolute(href: unknown, {address}: Place): string {
  try {
    return new URL(String(href), address).href;
  } catch {
    return String(href);
  }
}

function cleanLink(link: Element, place: Place): Element {
  const children = cleanAll(link, place);
  const label = link.properties['ariaLabel'] ?? '';
  return {
    ...link,
    properties: {href: absolute(link.properties['href'], place)},
    children: children.some((child) => textOf(child).trim())
      ? children
      : [...children, {type: 'text', value: label}],
  };
}

/**
 * Takes out of a page what is no content, and writes the rest in elements that Markdown
 * knows.
 *
 * @returns what stands in the node's place: nothing, itself without what is left out, or
 *   several nodes
 */
export function clean(node: Nodes, place: Place): ElementContent[] {
  if (node.type === 'text') {
    return [node];
  }
  if (!isElement(node) || isHeadingAnchor(node, place)) {
    return [];
  }
  const label = sceneLabel(node);
  if (label !== undefined && node.properties['ariaHidden'] !== 'true') {
    return [element('p', element('em', `Picture: ${label}`))];
  }
  if (isLeftOut(node)) {
    return [];
  }
  const {tagName, properties} = node;
  if (properties['dataTwin'] === 'not-final') {
    return [{type: 'text', value: NOT_FINAL}];
  }
  switch (tagName) {
    case 'pre':
      return [cleanPre(node, place)];
    case 'a':
      return properties['href'] === undefined
        ? cleanAll(node, place)
        : [cleanLink(node, place)];
    case 'img':
      return properties['alt']
        ? [
            {
              ...node,
              properties: {
                alt: properties['alt'],
                src: absolute(properties['src'], place),
              },
            },
          ]
        : [];
    case 'nav':
      // Only its links: Markdown has none.
      return cleanAll(node, place);
    case 'br':
      // A heading of Markdown is one line.
      return place.inHeading ? [{type: 'text', value: ' '}] : [node];
  }
  const tabs = cleanTabs(node, place);
  if (tabs) {
    return tabs;
  }
  if (isTabStrip(node)) {
    return [];
  }
  const title = tagName === 'figure' ? codeTitle(node) : undefined;
  const inside = {
    ...place,
    ...(title !== undefined && {title}),
    ...(typeof properties['dataPane'] === 'string' && {language: properties['dataPane']}),
    ...(HEADING.test(tagName) && {inHeading: true}),
  };
  const content =
    title === undefined
      ? node
      : {
          ...node,
          children: elementsOf(node).filter((one) => one.tagName !== 'figcaption'),
        };
  return [{...node, children: cleanAll(content, inside)}];
}
