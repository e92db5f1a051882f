import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Program} from 'estree';
import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {
  addressesOf,
  componentNames,
  isPage,
  nearestOf,
  type FieldProblem,
} from '../content/build';
import {TOPICS} from '../content/plain';
import {topicPath, unknownTokens} from '../site';
import {figures} from './figures';
import {heldBack, unknownUses} from './sources';

const markdown = unified().use(remarkParse).use(remarkMdx);

/** Where an article lies, for what it refers to. */
export interface Place {
  /** The project's root. */
  siteDir: string;
  /** Path of the article's file. */
  filePath: string;
  /** ISO date. */
  today: string;
}

/** Files a module's name may mean. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mdx', '.md', '/index.ts', '/index.tsx'];

const did = (meant: string | undefined) => (meant ? `. Did you mean "${meant}"?` : '');

/** A path as the disk has it; none for a text with a % that escapes nothing. */
function decoded(url: string): string | undefined {
  try {
    return decodeURI(url);
  } catch {
    return undefined;
  }
}

const strayPercent = (what: string) =>
  `${what} has a % that stands for no character. Write %25 for the sign itself`;

/** Names that a text imports or exports, and the modules they come from. */
function modulesOf(programs: readonly Program[]): {names: string[]; modules: string[]} {
  const names: string[] = [];
  const modules: string[] = [];
  for (const statement of programs.flatMap(({body}) => body)) {
    if (statement.type === 'ImportDeclaration') {
      modules.push(String(statement.source.value));
      names.push(...statement.specifiers.map(({local}) => local.name));
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      const {declaration} = statement;
      names.push(
        ...('declarations' in declaration
          ? declaration.declarations.flatMap(({id}) => ('name' in id ? [id.name] : []))
          : [declaration.id.name]),
      );
    }
  }
  return {names, modules};
}

/** A picture has to lie beside the text, with a text for people who do not see it. */
function pictureProblem(url: string, alt: string, {filePath}: Place): string | undefined {
  const folder = path.dirname(filePath);
  if (!/^\.{1,2}\//.test(url)) {
    return `the picture ${url} is not beside the text. Put the file into the article's folder, and write ./name.png`;
  }
  if (!alt.trim()) {
    return `the picture ${url} has no alternative text. Write what it shows: ![A postmark](${url})`;
  }
  const name = decoded(url);
  if (name === undefined) {
    return strayPercent(`the picture ${url}`);
  }
  const file = path.resolve(folder, name);
  const beside = existsSync(path.dirname(file)) ? readdirSync(path.dirname(file)) : [];
  if (beside.includes(path.basename(file))) {
    return undefined;
  }
  const pictures = beside.filter((one) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(one));
  return `the picture ${url} is not there. The folder has ${pictures.join(', ') || 'no pictures'}. Put the file there, or correct its name`;
}

/** Paths below a folder of pages, by their addresses. */
function pagesIn(siteDir: string, folder: string): Map<string, string> {
  const root = path.join(siteDir, folder);
  const files = existsSync(root)
    ? readdirSync(root, {recursive: true})
        .map((name) => String(name).replaceAll(path.sep, '/'))
        .filter(isPage)
    : [];
  return new Map([...addressesOf(files)].map(([file, {route}]) => [route, file]));
}

const FOLDERS: Readonly<Record<string, string>> = {
  articles: 'blog',
  docs: 'docs',
  legal: 'legal',
};

/** Lists of articles, which no file stands for. */
const LISTS: readonly string[] = TOPICS.map(topicPath);

/** The place of a name that says where it begins: at the root of the site or beside the text. */
function placeOf(name: string, {siteDir, filePath}: Place): string | undefined {
  if (name.startsWith('@site/')) {
    return path.join(siteDir, name.slice('@site/'.length));
  }
  return name.startsWith('.') ? path.resolve(path.dirname(filePath), name) : undefined;
}

/** Where Docusaurus looks for the file that a link names. */
function placesOf(name: string, place: Place): string[] {
  const named = placeOf(name, place);
  if (named !== undefined) {
    return [named];
  }
  const roots = [path.join(place.siteDir, 'blog'), place.siteDir];
  const from = name.startsWith('/') ? roots : [path.dirname(place.filePath), ...roots];
  return from.map((one) => path.join(one, name));
}

/** A link to an article, a docs page or a legal page has to lead to one that readers get. */
function linkProblem(url: string, place: Place): string | undefined {
  const {siteDir, today} = place;
  const [address = ''] = url.split(/[?#]/);
  if (/\.mdx?$/.test(address) && !/^[a-z]+:/i.test(address)) {
    const name = decoded(address);
    if (name === undefined) {
      return strayPercent(`the link to ${url}`);
    }
    return placesOf(name, place).some((file) => existsSync(file))
      ? undefined
      : `the link to ${url} leads to no file. Correct its path`;
  }
  const [, base = '', below = ''] =
    /^\/(articles|docs|legal)\/(.+?)\/?$/.exec(address) ?? [];
  const folder = FOLDERS[base];
  if (!folder || path.extname(below) || LISTS.includes(`/${base}/${below}/`)) {
    return undefined;
  }
  const pages = pagesIn(siteDir, folder);
  const file = pages.get(below);
  if (file === undefined) {
    const meant = nearestOf(below, [...pages.keys()]);
    return `the link to ${url} leads to no page${did(meant && `/${base}/${meant}/`)}`;
  }
  const text =
    folder === 'blog' ? readFileSync(path.join(siteDir, 'blog', file), 'utf8') : '';
  const held = text ? heldBack({file, text}, today) : undefined;
  if (held?.kind === 'withdrawn') {
    const instead = held.to.startsWith('/') ? held.to : 'another page';
    return `the link to ${url} leads to an article that was withdrawn. Link to ${instead}, or take the link out`;
  }
  return held
    ? `the link to ${url} leads to an article that readers do not get yet (${held.kind === 'draft' ? 'a draft' : `published on ${held.until}`}). Publish that one first, or take the link out`
    : undefined;
}

function moduleProblem(name: string, place: Place): string | undefined {
  const base = placeOf(name, place);
  return base === undefined || ENDINGS.some((ending) => existsSync(base + ending))
    ? undefined
    : `imports ${name}, which is not there. Correct its path, or take out the import and what it brought`;
}

/** What MDX says, without the places in it, and with what to do about it. */
function syntaxProblem(reason: string): string {
  const what = reason.replace(/ \((\d+:\d+)(-\d+:\d+)?\)/g, '');
  return `the text cannot be read here (${what}). Close what is open, or write \\{ and \\< where the signs themselves are meant`;
}

/**
 * What is wrong with the text of an article, below its fields, for the person who wrote it.
 *
 * @param source the whole file
 * @returns in the order of the lines; of a text that is no MDX, only that
 */
export function bodyProblems(source: string, place: Place): FieldProblem[] {
  // The fields become empty lines, so that the numbers of all others are right.
  const text = source.replace(/^---\r?\n[^]*?\n---(?=\r?\n|$)/, (matter) =>
    matter.replace(/[^\n]+/g, ''),
  );
  let tree: Root;
  try {
    tree = markdown.parse(text);
  } catch (error) {
    const {reason = String(error), line} = error as {reason?: string; line?: number};
    return [{line, says: syntaxProblem(reason)}];
  }
  const problems: FieldProblem[] = [];
  const add = (node: Nodes, says: string | undefined) => {
    if (says) {
      problems.push({line: node.position?.start.line, says});
    }
  };
  const programs: Program[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    const program = node.data?.estree;
    if (program) {
      programs.push(program);
      modulesOf([program]).modules.forEach((name) => {
        add(node, moduleProblem(name, place));
      });
    }
  });
  const known = new Set([...componentNames(), ...modulesOf(programs).names]);
  visit(tree, (node) => {
    if (node.type === 'image') {
      add(node, pictureProblem(node.url, node.alt ?? '', place));
    } else if (node.type === 'link' || node.type === 'definition') {
      add(node, linkProblem(node.url, place));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name?.split('.')[0] ?? '';
      if (/^[A-Z]/.test(name) && !known.has(name)) {
        const meant = nearestOf(name, [...known]);
        add(node, `there is no component <${name}>${did(meant && `<${meant}>`)}`);
      }
    }
  });
  problems.push(...unknownUses(text, figures), ...unknownTokens(source));
  return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
