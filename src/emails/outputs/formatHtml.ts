const VOID = new Set(['meta', 'br', 'img', 'hr', 'link']);
/** Elements that a line break beside them does not show on. */
const BLOCK = new Set([
  'html',
  'head',
  'body',
  'meta',
  'title',
  'style',
  'div',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'h1',
  'h2',
  'p',
  'img',
]);
/** On lines of their own also when nothing is in them: a list may have no rows. */
const CONTAINERS = new Set(['table', 'thead', 'tbody', 'tr']);
const INDENT = '  ';

interface Element {
  name: string;
  open: string;
  children: (Element | string)[];
}

function parse(html: string): Element {
  const root: Element = {name: '', open: '', children: []};
  const path = [root];
  for (const [token, closing, name] of html.matchAll(/<(\/)?([a-z]\w*)[^>]*>|[^<]+/g)) {
    const parent = path[path.length - 1];
    if (name && closing) {
      if (parent?.name !== name) {
        throw new SyntaxError(`</${name}> closes <${parent?.name ?? ''}>.`);
      }
      path.pop();
    } else if (name) {
      const element: Element = {name, open: token, children: []};
      parent?.children.push(element);
      if (!VOID.has(name)) {
        path.push(element);
      }
    } else {
      parent?.children.push(token);
    }
  }
  if (path.length > 1) {
    throw new SyntaxError(`<${path[path.length - 1]?.name ?? ''}> is not closed.`);
  }
  return root;
}

const closeTag = ({name}: Element) => (VOID.has(name) ? '' : `</${name}>`);

function inline(node: Element | string): string {
  return typeof node === 'string'
    ? node
    : node.open + node.children.map(inline).join('') + closeTag(node);
}

function lines(node: Element | string, depth: number): string[] {
  const margin = INDENT.repeat(depth);
  if (typeof node === 'string' || !BLOCK.has(node.name)) {
    return [margin + inline(node)];
  }
  if (node.name === 'style') {
    const rules = node.children.map(inline).join('').trim().split('\n');
    return [
      margin + node.open,
      ...rules.map((rule) => margin + INDENT + rule),
      margin + closeTag(node),
    ];
  }
  const holdsBlocks =
    CONTAINERS.has(node.name) ||
    node.children.some((child) => typeof child !== 'string' && BLOCK.has(child.name));
  return holdsBlocks
    ? [
        margin + node.open,
        ...node.children.flatMap((child) => lines(child, depth + 1)),
        margin + closeTag(node),
      ]
    : [margin + inline(node)];
}

/**
 * Sets the HTML of an email in indented lines, so that people can read it and no line
 * comes near the 998 characters a mail server takes (RFC 5322, section 2.1.1). Breaks
 * stand beside block elements only, where they do not show, and depend on the tags
 * alone: the same email with other values breaks at the same places.
 *
 * @param html from React's server renderer: lower-case tags, every attribute quoted and
 *   escaped, no comments
 * @throws {SyntaxError} when an element is not closed where it should be
 */
export function formatHtml(html: string): string {
  return parse(html)
    .children.flatMap((child) => lines(child, 0))
    .join('\n');
}
