/** Reads a Markdown page as its readers do: texts by section, apart from code. */
import type {Nodes, Parents, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {frontMatterOf} from '../../src/articles/sources';
import type {Question} from '../../src/ui';
import type {MarkdownPage, PageKind, Section, Text} from './page';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Stands for a piece of code where words are counted. */
const CODE_WORD = 'code';
const ID = /\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;

const FOLDERS: Readonly<Record<string, PageKind>> = {blog: 'article', legal: 'legal'};

const KINDS: Readonly<Record<string, Text['kind']>> = {
  heading: 'heading',
  paragraph: 'prose',
  tableCell: 'cell',
};

function attributeOf(node: Nodes, name: string): string {
  const attributes = 'attributes' in node ? node.attributes : undefined;
  const list = Array.isArray(attributes) ? attributes : [];
  const found = list.find((one) => 'name' in one && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Text of a block; a figure of the registry is one word, which needs no source. */
function textOf(node: Nodes, code?: string): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'inlineCode') {
    return code ?? node.value;
  }
  if (node.type === 'mdxJsxTextElement' && node.name === 'FigureValue') {
    return 'figure';
  }
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
    return 'value';
  }
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node ? node.children.map((one) => textOf(one, code)).join('') : '';
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  ((node as Partial<Parents>).children as Nodes[] | undefined)?.forEach((child) => {
    walk(child, visit);
  });
}

/** Names under which a file imports exhibits. */
function exhibitNames(source: string): ReadonlySet<string> {
  const imports = source.matchAll(
    /^import \{([^}]*)\} from '@site\/src\/articles\/exhibits\/[^']+';/gm,
  );
  return new Set([...imports].flatMap(([, names = '']) => names.split(/[\s,]+/)));
}

/** Keeps the numbers of the lines: front matter and comments become empty. */
function blanked(source: string): string {
  return source
    .replace(/^---\n[^]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''))
    .replace(/\{\/\*[^]*?\*\/\}/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^(:::\w+)\[(.*)\]$/gm, '$2')
    .replace(/^:::\w*$/gm, '');
}

/** Lines of the source that a list of nodes stands on. */
function sourceOf(nodes: readonly RootContent[], lines: readonly string[]): string {
  const start = nodes[0]?.position?.end.line ?? 1;
  const end = nodes[nodes.length - 1]?.position?.end.line ?? lines.length;
  return lines.slice(start, end).join('\n');
}

function lineOfField(source: string, field: string): number {
  const at = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at < 0 ? 1 : at + 1;
}

/**
 * Reads a page.
 *
 * @param file path from the root of the project
 * @throws {Error} when its MDX cannot be parsed
 */
export function readMarkdown(file: string, source: string): MarkdownPage {
  const lines = source.split('\n');
  const exhibits = exhibitNames(source);
  const textAt = (
    kind: Text['kind'],
    text: string,
    plain: string,
    line: number,
  ): Text => ({
    kind,
    text: squeeze(text),
    plain: squeeze(plain),
    file,
    line,
  });

  const sectionFrom = (nodes: readonly RootContent[]): Section => {
    const [first] = nodes;
    const isHeaded = first?.type === 'heading' && first.depth === 2;
    const line = first?.position?.start.line ?? 1;
    const section: Section = {
      heading: isHeaded ? squeeze(textOf(first)) : '',
      id: (isHeaded && ID.exec(lines[line - 1] ?? '')?.[1]) || '',
      line,
      texts: [],
      source: isHeaded ? sourceOf(nodes, lines) : '',
      sources: [],
      figures: [],
      exhibit: false,
    };
    walk({type: 'root', children: [...nodes]}, (node) => {
      const kind = KINDS[node.type];
      if (kind) {
        const start = node.position?.start.line ?? 0;
        section.texts.push(textAt(kind, textOf(node), textOf(node, CODE_WORD), start));
      }
      if (node.type === 'link' && /^https?:/.test(node.url)) {
        section.sources.push(node.url);
      }
      if ('name' in node && exhibits.has(node.name ?? '')) {
        section.exhibit = true;
      }
      if ('name' in node && node.name === 'FigureValue') {
        section.figures.push(attributeOf(node, 'id'));
      }
      if ('name' in node && node.name === 'WhileCurrent') {
        section.figures.push(...attributeOf(node, 'figures').split(/\s+/));
      }
    });
    return section;
  };

  const groups: RootContent[][] = [[]];
  for (const node of parser.parse(blanked(source)).children) {
    if (node.type === 'heading' && node.depth === 2) {
      groups.push([]);
    }
    groups[groups.length - 1]?.push(node);
  }
  const sections = groups.map(sectionFrom);
  const fields = frontMatterOf(source);
  const listed = fields['faq'];
  const faq = (Array.isArray(listed) ? listed : []) as readonly Partial<Question>[];
  const inFields = [
    ...['title', 'description'].map((name) => [name, fields[name]] as const),
    ...faq.flatMap(({question, answer}) => [
      ['faq', question] as const,
      ['faq', answer] as const,
    ]),
  ]
    .filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string')
    .map(([name, text]) => textAt('field', text, text, lineOfField(source, name)));
  return {
    name: file,
    kind: FOLDERS[file.split('/')[0] ?? ''] ?? 'docs',
    source,
    fields,
    faq: faq as readonly Question[],
    sections,
    // A list of sources has other people's words in it.
    texts: [
      ...inFields,
      ...sections
        .filter(({heading}) => heading !== 'Sources')
        .flatMap(({texts}) => texts),
    ],
    imports: [...source.matchAll(/^import [^;']* from '([^']+)';$/gm)].map(
      ([, from = '']) => from,
    ),
    downloads: [...source.matchAll(/\]\(\.\/([\w.-]+\.(?:eml|txt|csv|json|xml))\)/g)].map(
      ([, name = '']) => name,
    ),
  };
}
