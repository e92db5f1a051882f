/** What an article's MDX says, apart from how it is written: for the quality gate. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Parents, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {syllable} from 'syllable';
import {unified} from 'unified';
import {frontMatterOf} from '../../src/articles/sources';
import type {Question} from '../../src/ui';

/** A piece of text that stands by itself: a paragraph, an entry, a heading, a cell. */
export interface Block {
  kind: 'heading' | 'prose' | 'cell';
  text: string;
  /** Line of the file, from 1. */
  line: number;
}

/** What stands under one heading of the second level. */
export interface Section {
  heading: string;
  blocks: Block[];
  /** Addresses of its links to other sites. */
  sources: string[];
  /** Ids of its figures. */
  figures: string[];
  /** Whether it has something to try, which says by itself where its numbers are from. */
  exhibit: boolean;
}

export interface Article {
  /** Path from the root of the project. */
  file: string;
  fields: Record<string, unknown>;
  faq: readonly Question[];
  sections: Section[];
  /** Folders its components are imported from. */
  imports: string[];
  /** Files beside the text that it links to. */
  downloads: string[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Names in code count as one short word, so that readability is that of the sentences. */
const CODE_WORD = 'code';

function attributeOf(node: Nodes, name: string): string {
  const attributes = 'attributes' in node ? node.attributes : undefined;
  const list = Array.isArray(attributes) ? attributes : [];
  const found = list.find((one) => 'name' in one && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Text of a block; a figure of the registry is one word that needs no source. */
function textOf(node: Nodes, code: string | undefined): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'inlineCode') {
    return code ?? node.value;
  }
  if (node.type === 'mdxJsxTextElement' && node.name === 'FigureValue') {
    return 'figure';
  }
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node ? node.children.map((one) => textOf(one, code)).join('') : '';
}

const KINDS: Readonly<Record<string, Block['kind']>> = {
  heading: 'heading',
  paragraph: 'prose',
  tableCell: 'cell',
};

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

function sectionOf(
  heading: string,
  nodes: readonly RootContent[],
  exhibits: ReadonlySet<string>,
  code?: string,
): Section {
  const section: Section = {
    heading,
    blocks: [],
    sources: [],
    figures: [],
    exhibit: false,
  };
  walk({type: 'root', children: [...nodes]}, (node) => {
    const kind = KINDS[node.type];
    if (kind) {
      const text = textOf(node, code).replace(/\s+/g, ' ').trim();
      section.blocks.push({kind, text, line: node.position?.start.line ?? 0});
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
}

/** Keeps the numbers of the lines: front matter and comments become empty. */
function blanked(source: string): string {
  return source
    .replace(/^---\n[^]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''))
    .replace(/\{\/\*[^]*?\*\/\}/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^(:::\w+)\[(.*)\]$/gm, '$2')
    .replace(/^:::\w*$/gm, '');
}

/**
 * Reads an article.
 *
 * @param code what stands for code in a line of text; else the code itself
 */
export function readArticle(file: string, source: string, code?: string): Article {
  const tree = parser.parse(blanked(source));
  const exhibits = exhibitNames(source);
  const sections: Section[] = [];
  let heading = '';
  let nodes: RootContent[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push(sectionOf(heading, nodes, exhibits, code));
      heading = textOf(node, code).trim();
      nodes = [];
    }
    nodes.push(node);
  }
  sections.push(sectionOf(heading, nodes, exhibits, code));
  const fields = frontMatterOf(source);
  return {
    file,
    fields,
    faq: (fields['faq'] ?? []) as readonly Question[],
    sections,
    imports: [...source.matchAll(/^import [^;']* from '([^']+)';$/gm)].map(
      ([, from = '']) => from,
    ),
    downloads: [...source.matchAll(/\]\(\.\/([\w.-]+\.(?:eml|txt|csv|json|xml))\)/g)].map(
      ([, name = '']) => name,
    ),
  };
}

/** Every article that readers get, with code in its lines or with a word for it. */
export function readArticles(code?: string): Article[] {
  return readdirSync('blog', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.posix.join('blog', name, 'index.mdx'))
    .filter((file) => existsSync(file))
    .map((file) => readArticle(file, readFileSync(file, 'utf8'), code))
    .filter(({fields}) => fields['draft'] !== true);
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

export interface Readability {
  /** Words of the text: paragraphs, entries, cells and headings, without blocks of code. */
  words: number;
  /** School years (Flesch-Kincaid, 1975) of its sentences. */
  grade: number;
  counts: {sentence: number; word: number; syllable: number};
}

/** How many sentences a paragraph has: one at least, whether it ends in a stop or not. */
function sentencesIn(text: string): number {
  return Math.max(
    1,
    text.split(/[.!?]+(?=["”')]*(?:\s|$))/).filter((part) => part.trim()).length,
  );
}

/** Counts an article that was read with a word for code. */
export function readability({sections}: Article): Readability {
  const blocks = sections.flatMap((section) => section.blocks);
  const prose = sections
    .filter(({heading}) => heading !== 'Sources')
    .flatMap((section) => section.blocks)
    .filter(({kind, text}) => kind === 'prose' && wordsOf(text).length > 0);
  const words = prose.flatMap(({text}) => wordsOf(text));
  const counts = {
    sentence: prose.reduce((sum, {text}) => sum + sentencesIn(text), 0),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  };
  return {
    words: blocks.reduce((sum, {text}) => sum + wordsOf(text).length, 0),
    grade:
      0.39 * (counts.word / counts.sentence) +
      11.8 * (counts.syllable / counts.word) -
      15.59,
    counts,
  };
}

/** Reads every article with `CODE_WORD` in place of code. */
export function readForReadability(): Article[] {
  return readArticles(CODE_WORD);
}

/** Texts with one owner: an article, a page. */
export interface OwnedTexts {
  owner: string;
  texts: readonly string[];
}

/** As many words in a row are no chance. */
const RUN = 12;

/** Every run of words of a text. */
export function runsOf(text: string, length = RUN): string[] {
  const words = wordsOf(text);
  return Array.from({length: Math.max(0, words.length - length + 1)}, (_, at) =>
    words.slice(at, at + length).join(' '),
  );
}

/**
 * Runs of words that texts of different owners have in common.
 *
 * @param isFree whether two owners may share a run
 * @returns a sentence for each pair of owners, with the first run they share
 */
export function sharedRunsIn(
  all: readonly OwnedTexts[],
  length = RUN,
  isFree: (run: string, first: string, second: string) => boolean = () => false,
): string[] {
  const owners = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const {owner: own, texts} of all) {
    for (const run of texts.flatMap((text) => runsOf(text, length))) {
      const owner = owners.get(run) ?? own;
      const pair = `${owner} ${own}`;
      owners.set(run, owner);
      if (owner !== own && !shared.has(pair) && !isFree(run, owner, own)) {
        shared.set(pair, `${owner} and ${own}: "${run}"`);
      }
    }
  }
  return [...shared.values()];
}

/**
 * Runs of words that two articles have in common, sources and what is printed on every
 * page apart.
 *
 * @returns a sentence for each pair of articles, with the first run they share
 */
export function sharedRuns(articles: readonly Article[], length = RUN): string[] {
  return sharedRunsIn(
    articles.map(({file, fields, faq, sections}) => ({
      owner: file,
      texts: [
        typeof fields['description'] === 'string' ? fields['description'] : '',
        ...faq.flatMap(({question, answer}) => [question, answer]),
        ...sections
          .filter(({heading}) => heading !== 'Sources')
          .flatMap(({blocks}) => blocks.map(({text}) => text)),
      ],
    })),
    length,
  );
}

/** A price or a share: the numbers that are out of date one day. */
const QUOTED_NUMBER = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|percent\b|euros?\b|dollars?\b)/;
/** Numbers of the writer's own: a worked example, a measurement, a sum. */
const OWN_NUMBER =
  /\b(?:example|imagine|suppose|say|sample|made-up|invented|we (?:\w+ )?(?:sent|measured|signed|ran|computed|counted|took)|measured|our (?:own )?(?:numbers|figures|table|sum)|formula|if (?:you|your|a|an|the|\d)|times|divided|plus|minus|rounds?|adds? up|work(?:s|ed)? out)\b|[=×÷]/i;
const YEAR = /\b20[012]\d\b/;
const CITED = /\b(?:RFC \d{3,5}|section \d)/i;

/**
 * Prices and shares that are neither from the registry nor have a dated source: a link to
 * another site or an RFC, and a year, in the same section. A worked example says that it
 * is one, in the same paragraph or its heading. Text around an exhibit may speak of what
 * is seen there; with a year in it, it speaks of the world and needs a source.
 */
export function unsourcedNumbers({file, sections}: Article): string[] {
  return sections
    .filter(({heading}) => heading !== 'Sources')
    .flatMap(({heading, blocks, sources, figures, exhibit}) => {
      const all = blocks.map(({text}) => text).join(' ');
      const sourced =
        figures.length > 0 || (YEAR.test(all) && (sources.length > 0 || CITED.test(all)));
      return sourced || OWN_NUMBER.test(heading)
        ? []
        : blocks
            .filter(({text}) => QUOTED_NUMBER.test(text) && !OWN_NUMBER.test(text))
            .filter(({text}) => !exhibit || YEAR.test(text))
            .map(
              ({text, line}) => `${file}, line ${String(line)}: ${text.slice(0, 100)}`,
            );
    });
}
