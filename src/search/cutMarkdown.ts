import {createSlugger} from '@docusaurus/utils';
import type {Link, Nodes, Root, RootContent} from 'mdast';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {gfmTable} from 'micromark-extension-gfm-table';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {parse} from 'yaml';

/** A component of an MDX page with those of its attributes that are plain strings. */
export interface Component {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** What stands below one heading of a page. */
export interface Section {
  /** The heading's anchor; empty for what stands before the first heading. */
  hash: string;
  /** Headings from the first level down to this one. */
  trail: string[];
  text: string;
  code: string[];
  /** Share of the text that is links, from 0 to 1: nearly 1 in a list of next pages. */
  links: number;
  /** Components that stand here and bring text of their own. */
  components: Component[];
}

/**
 * Looks up how a text was cut.
 *
 * @param body MDX without front matter
 */
export type SectionsOf = (body: string) => Section[] | undefined;

export interface MarkdownPage {
  frontMatter: Readonly<Record<string, unknown>>;
  sections: Section[];
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const EMPTY = {hash: '', trail: [], text: '', links: 0};

/** What a component within a sentence shows. */
export type ShowInline = (component: Component) => string;

/** Attributes that a reader sees as text. */
const VISIBLE_ATTRIBUTES = ['title', 'label', 'caption', 'alt'];
/** Deeper headings belong to the section above them. */
const DEEPEST_HEADING = 4;
/** Names that are spelled as names in code: with a hump, a joint or a digit inside. */
const IDENTIFIER =
  /\b[A-Za-z][\w-]*(?:[a-z][A-Z]|[A-Za-z]_[A-Za-z])\w*|\b\d{3}(?: \d\.\d{1,3}\.\d{1,3})\b/g;

/** As much of GitHub's Markdown as changes a page's text: bare addresses are text anyway. */
function tablesAndStrikethrough(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable(), gfmStrikethrough());
  (data.fromMarkdownExtensions ??= []).push(
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
  );
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(tablesAndStrikethrough)
  .use(remarkDirective);

/** Digits among letters of both cases: a key, a hash or an id, not a name. */
const RANDOM = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]+$/;

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The smallest blocks that have text: without a gap their words would run together. */
function isBlock(node: Nodes): boolean {
  return [
    'paragraph',
    'heading',
    'tableRow',
    'leafDirective',
    'mdxFlowExpression',
  ].includes(node.type);
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

function visibleAttributes(element: Element): string {
  const attributes = attributesOf(element);
  return VISIBLE_ATTRIBUTES.flatMap((name) => attributes[name] ?? []).join(' ');
}

function ownText(node: Nodes, show: ShowInline): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    // A colon before a word that is no directive of ours: 'at 10:am'.
    case 'textDirective':
      return `:${node.name}`;
    case 'mdxJsxTextElement':
      return node.name ? show({name: node.name, attributes: attributesOf(node)}) : '';
    case 'mdxJsxFlowElement':
      return `${visibleAttributes(node)} `;
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      // {'text'} and {`text`} are text; anything else is a comment or code.
      const [, , literal = ''] = /^\s*(['"`])([^]*)\1\s*$/.exec(node.value) ?? [];
      return literal;
    }
    default:
      return '';
  }
}

/** The text a reader sees of a node; fences, whose words are code, left out. */
function textOf(node: Nodes, show: ShowInline): string {
  const inside =
    'children' in node
      ? (node.children as Nodes[])
          .map((child) => textOf(child, show))
          .join(node.type === 'tableRow' ? ' · ' : '')
      : '';
  const text = ownText(node, show) + inside;
  return isBlock(node) ? `${text} ` : text;
}

/** The anchor a writer chose: a comment with `#id` at the heading's end. */
function chosenId(node: Nodes): string | undefined {
  if (node.type === 'mdxTextExpression') {
    return /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(node.value)?.[1];
  }
  return 'children' in node
    ? (node.children as Nodes[]).map(chosenId).find((id) => id !== undefined)
    : undefined;
}

/**
 * Splits front matter off.
 *
 * @throws {YAMLParseError} when it is no YAML
 */
function splitFrontMatter(source: string): [Record<string, unknown>, string] {
  const [whole, yaml] = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  return whole === undefined
    ? [{}, source]
    : [(parse(yaml ?? '') ?? {}) as Record<string, unknown>, source.slice(whole.length)];
}

/** Identifiers of the code in a node, each once. */
function identifiersIn(node: Nodes): string[] {
  const own = node.type === 'code' || node.type === 'inlineCode' ? [node.value] : [];
  const found = own
    .flatMap((code) => code.match(IDENTIFIER) ?? [])
    .filter((name) => !RANDOM.test(name));
  return 'children' in node
    ? [...found, ...(node.children as Nodes[]).flatMap(identifiersIn)]
    : found;
}

/** A bare address, which GitHub's Markdown makes a link of: it stands there as it is. */
function isBare({position}: Link, text: string): boolean {
  const {start, end} = position ?? {};
  return (end?.offset ?? 0) - (start?.offset ?? 0) <= text.length;
}

/** Characters of the links in a node that a writer has made. */
function linkLength(node: Nodes, show: ShowInline): number {
  if (node.type === 'link') {
    const text = textOf(node, show);
    return isBare(node, text) ? 0 : text.length;
  }
  return 'children' in node
    ? (node.children as Nodes[]).reduce((sum, child) => sum + linkLength(child, show), 0)
    : 0;
}

/** Cuts a page at its headings, down to the fourth level: what stands before them is first. */
export function cutTree(tree: Root, show: ShowInline): Section[] {
  const slugger = createSlugger();
  const top: Section = {...EMPTY, code: [], components: []};
  const sections = [top];
  const open: {depth: number; heading: string}[] = [];

  function read(node: Root | RootContent): void {
    const section = sections.at(-1) ?? top;
    if (node.type === 'heading') {
      const heading = fold(textOf(node, show));
      const hash = chosenId(node) ?? slugger.slug(heading);
      if (node.depth > 1 && node.depth <= DEEPEST_HEADING) {
        while ((open.at(-1)?.depth ?? 0) >= node.depth) {
          open.pop();
        }
        open.push({depth: node.depth, heading});
        const trail = open.map((level) => level.heading);
        sections.push({...EMPTY, hash, trail, code: identifiersIn(node), components: []});
        return;
      }
    }
    if (node.type === 'mdxJsxFlowElement' && node.name) {
      section.components.push({name: node.name, attributes: attributesOf(node)});
    }
    // Headings may stand in a component: <Steps>. Everything else is one piece.
    if (node.type === 'root' || node.type === 'mdxJsxFlowElement') {
      section.text += ownText(node, show);
      node.children.forEach(read);
      return;
    }
    section.text += textOf(node, show);
    section.code.push(...identifiersIn(node));
    section.links += linkLength(node, show);
  }

  read(tree);
  return sections.map((section) => ({
    ...section,
    text: fold(section.text),
    code: [...new Set(section.code)],
    links: section.links / Math.max(1, section.text.length),
  }));
}

/**
 * Cuts a page at its headings, down to the fourth level.
 *
 * @param source MDX with front matter
 * @param show the text of components that stand within a sentence
 * @param cutBefore the sections of a text that was parsed before
 * @returns the page's top first, also when nothing stands there
 * @throws {VFileMessage} when it is no MDX, {YAMLParseError} when its head is no YAML
 */
export function cutMarkdown(
  source: string,
  show: ShowInline = () => '',
  cutBefore?: SectionsOf,
): MarkdownPage {
  const [frontMatter, body] = splitFrontMatter(source);
  return {frontMatter, sections: cutBefore?.(body) ?? cutTree(parser.parse(body), show)};
}
