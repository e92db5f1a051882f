import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseDocument, readSendRules, readSpec} from '../api/build';
import {hashOf, openBuildCache} from '../content/build';
import {PICTURES_STATIC_DIR} from '../images/build';
import {type PageText, pageTextsOf} from '../metadata/build';
import {markdownPagesOf, writeServed} from '../shell/build';
import {
  facts,
  fillBrand,
  localizedPath,
  type PageKind,
  pages as registered,
  sitePath,
  withSlash,
} from '../site';
import {compileSearch} from './compile';
import type {SectionsOf} from './cutMarkdown';
import {
  cutPage,
  cutReadable,
  cutSite,
  type DescribedPage,
  type MarkdownSource,
} from './cutSite';
import {once} from './once';
import type {PluginOptions} from './options';
import {pasteDataOf} from './paste/pasteData';
import {SEARCH_PATH, SITE_DATA_PATH, type SiteData} from './siteData';
import type {SearchKind, SearchRecord} from './types';
import {writeIndex, writePasteData} from './writeIndex';

const CACHE_FILE = '.cache/search/records.json';
/** What records are made by, with what the components of a page show. */
const MAKERS = ['src/search', 'src/api', 'src/site', 'package-lock.json'];

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/** The part of the bundler (Rspack or webpack) that is used here. */
interface Compiler {
  hooks: {finishMake: {tapPromise: (name: string, hook: () => Promise<void>) => void}};
}

/** A Markdown page as its plugin knows it. */
interface ContentEntry {
  /** `@site/docs/api/email.mdx` */
  source: string;
  permalink: string;
  title: string;
  unlisted?: boolean;
}

/** What a page is, by its address. */
export function kindOf(pathname: string): SearchKind {
  if (pathname.startsWith('/docs/api/')) {
    return 'api';
  }
  const kinds: Readonly<Record<string, SearchKind>> = {
    articles: 'article',
    legal: 'legal',
  };
  return kinds[pathname.split('/')[1] ?? ''] ?? 'docs';
}

/** What a registered page is. A list of pages is found like what it lists. */
const REGISTERED_KINDS: Readonly<Record<PageKind, SearchKind>> = {
  home: 'company',
  company: 'company',
  feature: 'feature',
  articles: 'article',
  templates: 'template',
  template: 'template',
  tools: 'tool',
  tool: 'tool',
};

/** The registered pages as the search finds them: by what their rooms say, and by name. */
export function describedPages(texts: readonly PageText[]): DescribedPage[] {
  return texts.map(({path: address, title, description, keywords = []}) => {
    const {name, kind} = registered[address];
    return {
      path: address,
      title,
      description,
      keywords: title.includes(name) ? keywords : [...keywords, name],
      kind: REGISTERED_KINDS[kind],
    };
  });
}

async function readSources(
  entries: readonly ContentEntry[],
  siteDir: string,
  baseUrl: string,
): Promise<MarkdownSource[]> {
  return Promise.all(
    entries
      .filter(({unlisted}) => !unlisted)
      .map(async ({source, permalink, title}) => {
        const pathname = sitePath(withSlash(permalink), baseUrl);
        const file = source.replace('@site', siteDir);
        return {
          path: pathname,
          title,
          kind: kindOf(pathname),
          source: fillBrand(await readFile(file, 'utf8')),
        };
      }),
  );
}

/**
 * Cuts pages as `cutPage` does, and knows those that an earlier build has cut.
 *
 * @param specification what the API reference in them is made from
 */
async function openCutter(
  siteDir: string,
  specification: string,
  sectionsOf: SectionsOf | undefined,
) {
  const cache = await openBuildCache<SearchRecord[]>(siteDir, CACHE_FILE, MAKERS);
  const edition = hashOf(specification);
  const cut: typeof cutPage = (page, api) => {
    const key = hashOf(edition, JSON.stringify(page));
    const records = cache.get(key) ?? cutPage(page, api, sectionsOf);
    cache.set(key, records);
    return records;
  };
  return {cut, save: cache.save};
}

/**
 * Build step: compiles the search, cuts the site's content into search records, and writes
 * them as index files that the search fetches, with a file that says where they are.
 */
export default function searchPlugin(
  {siteDir, baseUrl, codeTranslations: words}: LoadContext,
  {api, suggestions, sectionsOf}: PluginOptions,
): Plugin {
  const apiFile = path.resolve(siteDir, api);
  let write = () => Promise.resolve();

  async function writeContent(allContent: AllContent): Promise<void> {
    const specification = await readFile(apiFile, 'utf8');
    const document = parseDocument(specification);
    const spec = readSpec(document, facts);
    const pages = await readSources(markdownPagesOf(allContent), siteDir, baseUrl);
    const described = describedPages(pageTextsOf(allContent));
    const {cut, save} = await openCutter(siteDir, specification, sectionsOf);
    const isWritten = process.env['NODE_ENV'] === 'development';
    const records = cutSite(pages, described, spec, isWritten ? cutReadable(cut) : cut);
    await save();
    const address = (path: string) => localizedPath(path, baseUrl);
    const data: SiteData = {
      files: await writeIndex(
        records.map((record) => ({...record, path: address(record.path)})),
        siteDir,
      ),
      paste: await writePasteData(
        pasteDataOf(spec, readSendRules(document, spec, facts), baseUrl),
        siteDir,
      ),
      suggestions: suggestions.flatMap((wanted) => {
        const page = [...pages, ...described].find((one) => one.path === wanted);
        return page ? [{path: address(page.path), title: page.title}] : [];
      }),
    };
    await writeFile(
      path.join(siteDir, PICTURES_STATIC_DIR, SITE_DATA_PATH),
      JSON.stringify(data),
    );
  }

  return {
    name: 'search',

    getPathsToWatch: () => [
      apiFile,
      path.join(siteDir, 'src/search/{browser,embedded,paste}/*'),
    ],

    async loadContent() {
      const {files} = await compileSearch(siteDir, {baseUrl, words});
      await writeServed(siteDir, SEARCH_PATH, '.js', files);
    },

    async allContentLoaded({allContent}) {
      write = once(() => writeContent(allContent));
      // In a build, pages are compiled first, and are cut in passing.
      if (process.env['NODE_ENV'] !== 'production') {
        await write();
      }
    },

    configureWebpack: () => ({
      plugins: [
        {
          // Served files are copied once everything is compiled.
          apply({hooks}: Compiler) {
            hooks.finishMake.tapPromise('search', () => write());
          },
        },
      ],
    }),
  };
}

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';
