import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {
  addressesOf,
  adviceOf,
  articleProblems,
  isPage,
  layoutOf,
  sentenceOf,
  unreadable,
  type Address,
  type FieldProblem,
} from '../content/build';
import {fillBrandIn, unknownTokens} from '../site';
import {bodyProblems} from './bodyProblems';

/** An article, and what is wrong with it. */
export interface CheckedArticle {
  /** Path as the writer knows it: `blog/what-is-dkim/index.mdx`. */
  file: string;
  /** Readers do not get it, so it stops no build. */
  isDraft: boolean;
  /** In the order of the lines. */
  problems: readonly FieldProblem[];
  /** What to rename it to; nothing for a name that is an address. It stops no build either. */
  advice?: string | undefined;
}

async function checkArticle(
  file: string,
  {address, ...place}: {siteDir: string; today: string; address: Address},
): Promise<CheckedArticle> {
  const filePath = path.join(place.siteDir, file);
  const source = await readFile(filePath, 'utf8');
  const inText = bodyProblems(source, {...place, filePath});
  const adviceFor = (title?: unknown) =>
    adviceOf(file, address, '/articles/', typeof title === 'string' ? title : '');
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath,
      fileContent: source,
    });
    const layout = layoutOf(frontMatter, 'article');
    // What is too long is measured as readers see it.
    const fields =
      unknownTokens(source).length > 0 ? frontMatter : fillBrandIn(frontMatter);
    const inFields = await articleProblems(fields, {filePath, source, layout});
    return {
      file,
      isDraft: frontMatter['draft'] === true,
      problems: [...inFields, ...inText].sort(
        (one, other) => (one.line ?? 0) - (other.line ?? 0),
      ),
      advice: adviceFor(fields['title']),
    };
  } catch (cause) {
    const problems = [...unreadable(cause, source), ...inText];
    return {file, isDraft: false, problems, advice: adviceFor()};
  }
}

/**
 * Looks for all that would stop a build in all articles.
 *
 * @param siteDir the project's root
 * @param today ISO date
 * @returns every article, with or without problems, by the names of their files
 */
export async function checkArticles(
  siteDir: string,
  today: string,
): Promise<CheckedArticle[]> {
  const names = await readdir(path.join(siteDir, 'blog'), {recursive: true}).catch(
    () => [],
  );
  const files = names.map((name) => name.replaceAll(path.sep, '/')).filter(isPage);
  const addresses = [...addressesOf(files)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(
    addresses.map(([name, address]) =>
      checkArticle(`blog/${name}`, {siteDir, today, address}),
    ),
  );
}

/** What is wrong with some articles, each with its file, the lines, and what to do. */
export function listOf(articles: readonly CheckedArticle[]): string {
  return articles
    .map(
      ({file, problems}) =>
        `${file}\n${problems.map((problem) => `- ${sentenceOf(problem)}`).join('\n')}`,
    )
    .join('\n\n');
}

/**
 * The faults that stop a build, as one text.
 *
 * @returns nothing when the articles can be published
 */
export async function articleFaults(
  siteDir: string,
  today: string,
): Promise<string | undefined> {
  const articles = await checkArticles(siteDir, today);
  const wrong = articles.filter(({isDraft, problems}) => !isDraft && problems.length > 0);
  if (wrong.length === 0) {
    return undefined;
  }
  const what = wrong.length === 1 ? 'One article' : `${String(wrong.length)} articles`;
  return `${what} cannot be published yet:\n\n${listOf(wrong)}`;
}
