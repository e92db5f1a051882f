import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {originalOf} from '../locales/build';
import {fillBrand, fillBrandIn, unknownTokens} from '../site';
import {authors} from './authors';
import {coverSvg} from './cover';
import {makeVariants, type PictureFiles} from '../images/build';
import {
  addressesOf,
  adviceOf,
  isPage,
  needsSlug,
  pathOf,
  type Address,
} from './addresses';
import {articleProblems} from './articleProblems';
import {
  checkFrontMatter,
  FrontMatterError,
  sentenceOf,
  unreadable,
  type FieldProblem,
} from './problems';
import {layoutOf, type LayoutName} from './layouts';
import {previewSlug} from './previewSlug';
import type {ArticleStatus} from './types';

type FrontMatter = Readonly<Record<string, unknown>>;

/** One article's file, and when and for whom it is read. */
interface ArticleFile {
  filePath: string;
  /** Path as the writer knows it. */
  name: string;
  source: string;
  siteDir: string;
  requestPicture: (sourceFile: string) => Promise<PictureFiles>;
  /** For readers: without drafts, and without articles whose day has not come. */
  production: boolean;
  /** ISO date. */
  today: string;
  /** Says something to who is writing, in the terminal. */
  tell: (message: string) => void;
  layout: LayoutName;
  /** Shows what is not published at an address that cannot be guessed. */
  previewSecret?: string | undefined;
  /** What is wrong beside its fields. */
  otherProblems: readonly FieldProblem[];
  /** True when its fields are not known. */
  isUnreadable: boolean;
  /** Why the article has no address of its own, if so. */
  withoutAddress?: string | undefined;
}

/** A folder of pages. */
interface Folder {
  /** Address of its pages, with both slashes. */
  base: string;
  /** Of pages that name none (SITE-SPEC 2). */
  layout: LayoutName;
}

/** The folders whose Markdown is pages, by their path from the project's root. */
const FOLDERS: Readonly<Record<string, Folder>> = {
  blog: {base: '/articles/', layout: 'article'},
  docs: {base: '/docs/', layout: 'docs'},
  legal: {base: '/legal/', layout: 'legal'},
  'src/pages': {base: '/', layout: 'docs'},
};

/**
 * The address of a page. Only a name that is not its own address is looked up among the
 * others: nobody else can have the address of one that is.
 *
 * @param folder of the pages: `blog`
 * @param inFolder path of the page's file below it
 */
async function addressOf(
  siteDir: string,
  folder: string,
  inFolder: string,
): Promise<Address> {
  const alone = addressesOf([inFolder]).get(inFolder) ?? {route: ''};
  if (pathOf(inFolder) === alone.route) {
    return alone;
  }
  const names = await readdir(path.join(siteDir, folder), {recursive: true}).catch(
    () => [],
  );
  const files = names.map((name) => name.replaceAll(path.sep, '/')).filter(isPage);
  return addressesOf([...new Set([...files, inFolder])]).get(inFolder) ?? alone;
}

/** A cover for a draft that has none, kept out of the source tree. */
async function drawnCover({filePath, siteDir}: ArticleFile): Promise<string> {
  const slug = path.basename(path.dirname(filePath));
  const file = path.join(siteDir, '.cache/covers', slug, 'cover.svg');
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, coverSvg(slug));
  return file;
}

/** An article with what it lacks, so that it can be looked at while it is written. */
async function completed(
  frontMatter: FrontMatter,
  problems: readonly FieldProblem[],
  file: ArticleFile,
): Promise<FrontMatter> {
  const wrong = new Set(problems.map(({field}) => field?.split(',')[0]));
  const sound = Object.entries(frontMatter).filter(([name]) => !wrong.has(name));
  return {
    title: 'An article without a title',
    description: 'This article has no description yet.',
    imageAlt: 'A sorting frame full of letters',
    ...((wrong.has('image') || frontMatter['image'] === undefined) && {
      image: await drawnCover(file),
    }),
    datePublished: file.today,
    author: Object.keys(authors)[0],
    ...Object.fromEntries(sound),
  };
}

/** Docusaurus' names for what articles call `datePublished`, `author` and so on. */
async function docusaurusFields(
  {datePublished, dateModified, author, image}: FrontMatter,
  {filePath, requestPicture}: ArticleFile,
) {
  const cover = await requestPicture(path.resolve(path.dirname(filePath), String(image)));
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

function isLater(day: unknown, today: string): boolean {
  const date = day instanceof Date ? day.toISOString() : String(day);
  return date.slice(0, 10) > today;
}

/** Why readers do not get an article, if so. */
function statusOf(
  frontMatter: FrontMatter,
  problems: readonly FieldProblem[],
  {today, withoutAddress}: ArticleFile,
): ArticleStatus | undefined {
  const toDo = problems.map(sentenceOf);
  if (withoutAddress) {
    return {kind: 'unnamed', toDo: [withoutAddress, ...toDo]};
  }
  if (frontMatter['withdrawnTo'] !== undefined) {
    return {kind: 'withdrawn', toDo};
  }
  if (frontMatter['draft'] === true) {
    return {kind: 'draft', toDo};
  }
  if (toDo.length > 0) {
    return {kind: 'wrong', toDo};
  }
  return isLater(frontMatter['datePublished'], today)
    ? {kind: 'waiting', toDo}
    : undefined;
}

/**
 * An article as Docusaurus gets it. A draft is shown while it is written, with what it
 * still lacks, and is never in a production build; no more is an article whose day is to
 * come, or one whose folder's name does not make an address of its own. An article that is
 * wrong stops a production build; while it is written it is shown like a draft, so that it
 * does not keep anybody else from their own.
 *
 * @throws {FrontMatterError} in a production build, for an article that is no draft and
 *   has problems
 */
async function articleFields(
  frontMatter: FrontMatter,
  file: ArticleFile,
): Promise<FrontMatter> {
  const isHidden =
    frontMatter['withdrawnTo'] !== undefined ||
    (frontMatter['draft'] === true && !file.previewSecret);
  if ((isHidden || file.withoutAddress) && file.production) {
    return {draft: true};
  }
  const problems = [
    ...(file.isUnreadable ? [] : await articleProblems(frontMatter, file)),
    ...file.otherProblems,
  ];
  const status = statusOf(frontMatter, problems, file);
  if (status?.kind === 'wrong') {
    const error = new FrontMatterError(file.name, problems);
    if (file.production) {
      throw error;
    }
    file.tell(error.message);
  }
  if (status && file.production && !file.previewSecret) {
    return {draft: true};
  }
  const complete =
    problems.length > 0 ? await completed(frontMatter, problems, file) : frontMatter;
  return {
    ...complete,
    ...(await docusaurusFields(complete, file)),
    ...(status && {status}),
    ...(status &&
      file.production &&
      file.previewSecret && {draft: false, unlisted: true}),
  };
}

/**
 * Which menu stands beside a page. Docs have theirs even where it does not name them, so
 * that a page nobody has put into it yet can be left again.
 *
 * @param docsSidebar name of the docs' menu
 */
function sidebarOf(folder: string, layout: LayoutName, docsSidebar: string | undefined) {
  if (layout !== 'docs') {
    return {displayed_sidebar: null};
  }
  return folder === 'docs' && docsSidebar ? {displayed_sidebar: docsSidebar} : {};
}

/** Front matter and text with the brand's values. */
function withBrand<File extends {frontMatter: FrontMatter; content: string}>(
  file: File,
): File {
  return {
    ...file,
    frontMatter: fillBrandIn(file.frontMatter),
    content: fillBrand(file.content),
  };
}

/** The text of a page whose fields cannot be read. */
const withoutFields = (source: string) =>
  source.replace(/^---\r?\n[^]*?\n---(?:\r?\n|$)/, '');

/**
 * Makes Docusaurus' `markdown.parseFrontMatter`: it sees every Markdown file, checks
 * the fields of SITE-SPEC and gives them the names the plugins know.
 *
 * @param siteDir the project's root
 * @param options `production`: for readers, so without drafts; `today`: ISO date;
 *   `requestPicture`: names the files of a cover, which may be made later; `bodyProblems`:
 *   what is wrong with an article's text, to be said on its page while it is written;
 *   `docsSidebar`: name of the docs' menu; `previewSecret`: gives articles that are not
 *   published an address, see `previewSlug`
 */
export function createParseFrontMatter(
  siteDir: string,
  {
    production = process.env['NODE_ENV'] === 'production',
    today = new Date().toISOString().slice(0, 10),
    tell = console.error,
    requestPicture = (sourceFile) => makeVariants(sourceFile, siteDir),
    bodyProblems = () => [],
    docsSidebar,
    previewSecret,
  }: {
    production?: boolean;
    today?: string;
    tell?: (message: string) => void;
    requestPicture?: ArticleFile['requestPicture'];
    bodyProblems?: (
      source: string,
      place: {siteDir: string; filePath: string; today: string},
    ) => readonly FieldProblem[];
    docsSidebar?: string | undefined;
    previewSecret?: string | undefined;
  } = {},
): ParseFrontMatter {
  const told = new Set<string>();
  /** gray-matter fails on a source once, and takes it for one without fields after that. */
  const failures = new Map<string, unknown>();
  // Docusaurus reads each file more than once.
  const tellOnce = (message: string) => {
    if (!told.has(message)) {
      told.add(message);
      tell(message);
    }
  };
  return async (params) => {
    const {filePath, fileContent: source} = params;
    const name = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    // A translated page has the address and the fields of its original.
    const original = originalOf(name).file;
    const [folder, place] =
      Object.entries(FOLDERS).find(([start]) => original.startsWith(`${start}/`)) ?? [];
    // Other Markdown (a README, a partial) is no page of the site.
    if (!folder || !place || /(^|\/)_/.test(name)) {
      return withBrand(await params.defaultParseFrontMatter(params));
    }
    const unknown = unknownTokens(source);
    // While an article is written its page says so: see `bodyProblems`.
    if (unknown.length > 0 && (production || folder !== 'blog')) {
      throw new FrontMatterError(name, unknown);
    }
    let isUnreadable = false;
    const otherProblems: FieldProblem[] = production
      ? []
      : folder === 'blog'
        ? [...bodyProblems(source, {siteDir, filePath, today})]
        : [];
    const read: Awaited<ReturnType<ParseFrontMatter>> = await params
      .defaultParseFrontMatter(params)
      .then((parsed) => {
        if (failures.has(source)) {
          throw failures.get(source);
        }
        return parsed;
      })
      .catch((cause: unknown) => {
        failures.set(source, cause);
        if (production || folder !== 'blog') {
          throw new FrontMatterError(name, unreadable(cause, source));
        }
        // What its page says while it is written, in place of keeping all pages from being shown.
        otherProblems.unshift(...unreadable(cause, source));
        isUnreadable = true;
        return {frontMatter: {}, content: withoutFields(source)};
      });
    const result = unknown.length > 0 ? read : withBrand(read);
    const {frontMatter} = result;
    const layout = layoutOf(frontMatter, place.layout);
    // Lists, feeds and cards need an article's fields, however its page looks.
    const isArticle = layout === 'article' || folder === 'blog';
    const inFolder = original.slice(folder.length + 1);
    const address = await addressOf(siteDir, folder, inFolder);
    const title = frontMatter['title'];
    const advice = adviceOf(
      name,
      address,
      place.base,
      typeof title === 'string' ? title : '',
    );
    if (advice) {
      tellOnce(advice);
    }
    const file = {
      filePath,
      name,
      source,
      siteDir,
      requestPicture,
      production,
      today,
      tell: tellOnce,
      layout,
      // Only this layout keeps search engines away.
      previewSecret: layout === 'article' ? previewSecret : undefined,
      otherProblems,
      isUnreadable,
      withoutAddress:
        address.problem === 'empty' || address.problem === 'taken' ? advice : undefined,
    };
    if (!isArticle) {
      checkFrontMatter(frontMatter, layout, name, source);
    }
    const fields = isArticle ? await articleFields(frontMatter, file) : frontMatter;
    const isPreview = isArticle && production && fields['unlisted'] === true;
    return {
      ...result,
      frontMatter: {
        ...fields,
        layout,
        ...(needsSlug(inFolder, address.route) && {slug: `/${address.route}`}),
        ...(isPreview && previewSecret && {slug: previewSlug(previewSecret, name)}),
        ...sidebarOf(folder, layout, docsSidebar),
      },
    };
  };
}
