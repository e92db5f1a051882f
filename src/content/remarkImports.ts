import {readFileSync} from 'node:fs';
import type {ImportDeclaration, Program} from 'estree';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {LayoutName} from './layouts';

/** The page component of each layout, which a page's module exports as `layout`. */
const LAYOUT_MODULES: Readonly<Record<LayoutName, {room: string; name: string}>> = {
  docs: {room: '@site/src/docs', name: 'DocPage'},
  article: {room: '@site/src/articles', name: 'ArticlePage'},
  legal: {room: '@site/src/legal', name: 'LegalPage'},
};

/** Components writers may use without an import, and the room each comes from. */
const COMPONENT_ROOMS: Readonly<Record<string, string>> = {
  Aside: '@site/src/articles',
  BarChart: '@site/src/reading',
  Brand: '@site/src/legal',
  Changelog: '@site/src/api',
  DnsRecords: '@site/src/api',
  DocsDirectory: '@site/src/docs',
  DocsOverMcp: '@site/src/docs',
  DocsStart: '@site/src/docs',
  DocsTrack: '@site/src/docs',
  DocsTracks: '@site/src/docs',
  EmailFrame: '@site/src/reading',
  ErrorIndex: '@site/src/api',
  Fact: '@site/src/legal',
  Fold: '@site/src/ui',
  FigureValue: '@site/src/articles',
  WhileCurrent: '@site/src/articles',
  Integration: '@site/src/integration',
  InShort: '@site/src/legal',
  InUse: '@site/src/legal',
  McpInstall: '@site/src/docs',
  Need: '@site/src/reading',
  Operation: '@site/src/builder',
  MdxPicture: '@site/src/images',
  Preview: '@site/src/reading',
  PreviewTabs: '@site/src/reading',
  Sample: '@site/src/api',
  ScopeTable: '@site/src/api',
  SecurityMeasures: '@site/src/legal',
  SequencePlan: '@site/src/reading',
  Specified: '@site/src/api',
  Steps: '@site/src/reading',
  SubProcessors: '@site/src/legal',
  Timeline: '@site/src/reading',
  WebhookEvent: '@site/src/api',
  WebhookHeaders: '@site/src/api',
};

/** Names of all components that a text may use without an import, those of every page among them. */
export const componentNames = (): string[] => [
  ...Object.keys(COMPONENT_ROOMS),
  // `src/theme/MDXComponents` gives these to every page.
  'CodeBlock',
  'CodeTabs',
];

const identifier = (name: string) => ({type: 'Identifier', name}) as const;

function esm(value: string, statement: Program['body'][number]): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value,
    data: {estree: {type: 'Program', sourceType: 'module', body: [statement]}},
  };
}

function importNode(name: string, room: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [
      {type: 'ImportSpecifier', imported: identifier(name), local: identifier(name)},
    ],
    source: {type: 'Literal', value: room},
    attributes: [],
  };
  return esm(`import {${name}} from '${room}';`, declaration);
}

function exportLayout({room, name}: {room: string; name: string}): MdxjsEsm {
  return esm(`export {${name} as layout} from '${room}';`, {
    type: 'ExportNamedDeclaration',
    specifiers: [
      {type: 'ExportSpecifier', local: identifier(name), exported: identifier('layout')},
    ],
    source: {type: 'Literal', value: room},
    attributes: [],
  });
}

/** What parts an article's first words, which lists may show, from the rest. */
const TRUNCATE = /\{\/\*\s*truncate\s*\*\/\}/;

/**
 * True for the first words alone, as the blog plugin compiles them for its lists. They
 * are no page: with the layout, the list would bring the layout's styles once for each
 * article.
 */
function isExcerpt(file: VFile): boolean {
  return (
    file.history.length > 0 &&
    !TRUNCATE.test(String(file.value)) &&
    TRUNCATE.test(readFileSync(file.path, 'utf8'))
  );
}

/**
 * Remark plugin: imports the components a page uses, and its layout, into the page's own
 * module. So a page brings the scripts and styles it needs, and none of the others'.
 */
export function remarkImports() {
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (
        'name' in node &&
        typeof node.name === 'string' &&
        node.name in COMPONENT_ROOMS
      ) {
        used.add(node.name);
      }
    });
    const {layout} = (file.data['frontMatter'] ?? {}) as {layout?: LayoutName};
    tree.children.unshift(
      ...[...used].sort().map((name) => importNode(name, COMPONENT_ROOMS[name] ?? '')),
      ...(layout && !isExcerpt(file) ? [exportLayout(LAYOUT_MODULES[layout])] : []),
    );
  };
}
