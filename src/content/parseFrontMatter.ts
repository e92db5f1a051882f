import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {authors} from '../articles/authors';
import {makeVariants} from '../images/variants';
import {examples, schemas} from './schemas';
import type {LayoutName} from './types';

/** A page's front matter that cannot be used: file, fields, and what to write. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';
}

/** Folders whose pages are not docs. */
const FOLDER_LAYOUTS: Readonly<Record<string, LayoutName>> = {
  blog: 'article',
  legal: 'legal',
};

/**
 * Checks front matter against the schema of its layout.
 *
 * @param file path as the writer knows it, for the message
 * @throws {FrontMatterError} naming every field that is wrong, with a right example
 */
export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  layout: LayoutName,
  file: string,
): void {
  const {error} = schemas[layout].validate(frontMatter, {
    abortEarly: false,
    errors: {wrap: {label: false}},
  });
  if (!error) {
    return;
  }
  const problems = error.details.map(({message, path: [field], context}) => {
    const length =
      typeof context?.['value'] === 'string'
        ? ` (${String(context['value'].length)} characters now)`
        : '';
    const example = examples[String(field)];
    return `- ${message}${length}.${example ? ` Write ${example}` : ''}`;
  });
  throw new FrontMatterError(`${file} cannot be published yet:\n${problems.join('\n')}`);
}

/** The route of a file with capital letters is lower case all the same. */
function lowerCaseSlug(relative: string): {slug: string} | undefined {
  const inFolder = relative.split('/').slice(1).join('/');
  const route = inFolder.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return route === route.toLowerCase() ? undefined : {slug: `/${route.toLowerCase()}`};
}

/** Docusaurus' names for what articles call `datePublished`, `author` and so on. */
async function articleFields(
  {datePublished, dateModified, author, image}: Readonly<Record<string, unknown>>,
  filePath: string,
  siteDir: string,
) {
  const cover = await makeVariants(
    path.resolve(path.dirname(filePath), String(image)),
    siteDir,
  );
  return {
    date: datePublished,
    ...(dateModified !== undefined && {last_update: {date: dateModified}}),
    // Docusaurus refuses `author` beside `authors`.
    author: undefined,
    authors: [authors[String(author)]],
    image: cover.fallback,
    cover,
  };
}

/**
 * Makes Docusaurus' `markdown.parseFrontMatter`: it sees every Markdown file, checks
 * the fields of SITE-SPEC and gives them the names the plugins know.
 *
 * @param siteDir the project's root
 */
export function createParseFrontMatter(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const relative = path.relative(siteDir, params.filePath).replaceAll(path.sep, '/');
    const folder = relative.split('/')[0] ?? '';
    // Other Markdown (a README, a partial) is no page of the site.
    if (!['docs', 'blog', 'legal'].includes(folder) || /(^|\/)_/.test(relative)) {
      return result;
    }
    const {frontMatter} = result;
    const named = frontMatter['layout'] as LayoutName | undefined;
    const layout = named && named in schemas ? named : (FOLDER_LAYOUTS[folder] ?? 'docs');
    checkFrontMatter(frontMatter, layout, relative);
    return {
      ...result,
      frontMatter: {
        ...frontMatter,
        layout,
        ...lowerCaseSlug(relative),
        ...(layout !== 'docs' && {displayed_sidebar: null}),
        ...(layout === 'article' &&
          (await articleFields(frontMatter, params.filePath, siteDir))),
      },
    };
  };
}
