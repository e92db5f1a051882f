/** Reads the content and lets every rule look at it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Content, MarkdownPage, Remark, Rule} from './page';
import {readMarkdown} from './readMarkdown';
import {readViews} from './readViews';
import {articleRules} from './rules/articles';
import {claimRules} from './rules/claims';
import {copyRules} from './rules/copies';
import {docsRules} from './rules/docs';
import {fieldRules} from './rules/fields';
import {languageRules} from './rules/language';
import {legalRules} from './rules/legal';
import {sharedRules} from './rules/shared';

export const RULES: readonly Rule[] = [
  ...fieldRules,
  ...articleRules,
  ...copyRules,
  ...docsRules,
  ...legalRules,
  ...claimRules,
  ...sharedRules,
  ...languageRules,
];

const MARKDOWN_FOLDERS = ['docs', 'blog', 'legal'];
const VIEW_FOLDERS = ['src/marketing', 'src/pages', 'src/tools', 'src/emails'];

/** Files below a folder, as paths from the root with `/`. */
function filesIn(root: string, folder: string, pattern: RegExp): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) {
    return [];
  }
  return readdirSync(full, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => pattern.test(file))
    .sort();
}

/** Content, and a remark for each file that cannot be read. */
export interface Reading {
  content: Content;
  broken: Remark[];
}

/** A file that a parser refuses, with the line that it names: `(5:1-5:7)`. */
function unreadable(file: string, error: unknown): Remark {
  const [says = ''] = (error instanceof Error ? error.message : String(error)).split(
    '\n',
  );
  return {
    file,
    line: Number(/\((\d+):\d+/.exec(says)?.[1] ?? 1),
    rule: 'unreadable',
    says: `The file cannot be read: ${says}.`,
    cure: 'Fix it first: “npm start” shows where.',
  };
}

/**
 * Reads everything that is reviewed.
 *
 * @param root the project's root
 */
export function readContent(root: string): Reading {
  const read = (file: string) => {
    const full = path.join(root, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  const broken: Remark[] = [];
  const markdown = MARKDOWN_FOLDERS.flatMap((folder) => filesIn(root, folder, /\.mdx?$/))
    .filter((file) => !/(^|\/)_/.test(file))
    .flatMap((file): MarkdownPage[] => {
      try {
        return [readMarkdown(file, read(file) ?? '')];
      } catch (error) {
        broken.push(unreadable(file, error));
        return [];
      }
    });
  const views = readViews(
    VIEW_FOLDERS.flatMap((folder) => filesIn(root, folder, /\.tsx?$/)).map((file) => ({
      file,
      source: read(file) ?? '',
    })),
  );
  return {content: {markdown, views, read}, broken};
}

/**
 * Everything an editor should look at, sorted by file and line.
 *
 * @param only files or folders, from the root; without any, all
 */
export function review(
  {content, broken}: Reading,
  only: readonly string[] = [],
  rules = RULES,
): Remark[] {
  const wanted = only.map((file) => path.posix.normalize(file).replace(/\/$/, ''));
  const isWanted = ({file}: Remark) =>
    wanted.length === 0 ||
    wanted.some((one) => file === one || file.startsWith(`${one}/`));
  const remarks = rules.flatMap(({name, cure, check}) =>
    check(content).map((finding): Remark => ({cure, ...finding, rule: name})),
  );
  return [...broken, ...remarks]
    .filter(isWanted)
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

/** A remark as one line: `docs/x.md:3  rhythm  what is wrong  what to do`. */
export function lineOf({file, line, rule, says, cure}: Remark): string {
  return [`${file}:${String(line)}`, rule, says, cure].join('  ');
}

/** The line that `npm start` prints; nothing when there is nothing to say. */
export function summaryOf(remarks: readonly Remark[]): string | undefined {
  const files = new Set(remarks.map(({file}) => file)).size;
  const count = (number: number, noun: string) =>
    `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
  return remarks.length === 0
    ? undefined
    : `npm run review has ${count(remarks.length, 'remark')} on ${count(files, 'file')}.`;
}
