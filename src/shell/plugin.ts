import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replacedModules} from './aliases';
import {writeClientData, writeServerData} from './clientData';
import {compileShell, type ScriptLanguage} from './compile';
import {leaveOutStylesGroup, nameClasses, placeOfPlugin} from './docusaurusInternals';
import {RouteAssetsPlugin} from './routeAssets';
import {classNaming, namesOfSheets} from './sheetNames';

/** How a path in `src` begins, as a regular expression. */
function literal(siteDir: string, place: string): string {
  const full = path.join(siteDir, 'src', place);
  return full.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Files that pages share: they are in one chunk, which a visitor fetches once. */
interface Shared {
  /** How their paths in `src` begin. */
  paths: readonly string[];
  /** How those of them begin that are not shared. */
  except?: readonly string[];
  /** Chunks that a file must be in to be shared. */
  from: number;
  /** Goes before the others for files that several could have. */
  isFirst?: true;
  /** The chunk, where it is that of another name. */
  into?: string;
}

const CHROME = ['chrome/', 'metadata/', 'shell/', 'site/', 'stack/', 'ui/'];

/** What lays out the pages that are no articles and no docs. */
const LAYOUT = ['Layout', 'Panes', 'Rows', 'Say', 'Table'].map((name) => `ui/${name}`);

/**
 * Otherwise every page made by a file of `src/pages` would bring header and footer along
 * again.
 */
const SCRIPTS: Readonly<Record<string, Shared>> = {
  chrome: {paths: CHROME, from: 4},
  // Not every page that shares something with others needs these.
  facts: {
    paths: [
      'metadata/organization',
      'site/facts',
      ...LAYOUT,
      'ui/HtmlFrame',
      'ui/saveFile',
    ],
    from: 4,
    isFirst: true,
  },
  reading: {paths: ['reading/'], from: 4},
  tools: {paths: ['tools/view/', 'tools/dns/'], from: 4},
};

/** Few: each sheet is compressed by itself. */
const STYLES: Readonly<Record<string, Shared>> = {
  // Docs have a bar of their own, and none of the others.
  'header-styles': {
    paths: [
      'chrome/SiteHeader',
      ...['Faq', 'Kix', 'MoreLink', 'Segments'].map((name) => `ui/${name}`),
    ],
    from: 8,
    isFirst: true,
  },
  'chrome-styles': {
    paths: [
      ...CHROME,
      ...['Code', 'Copy', 'Prose', 'Toc'].map((name) => `reading/${name}`),
    ],
    // Pages that are only read have none of these.
    except: [...LAYOUT, 'ui/ChoiceRow', 'ui/FormField', 'ui/Unfold'],
    from: 8,
  },
  // All text may have hints, which few chunks bring along: alone, they would be a file.
  hints: {paths: ['reading/Hint'], from: 1, into: 'chrome-styles'},
  'docs-styles': {paths: ['docs/', 'reading/Need', 'reading/Steps'], from: 8},
  'email-styles': {paths: ['emails/view/'], from: 8},
};

function cacheGroups(
  siteDir: string,
  chunks: Readonly<Record<string, Shared>>,
  group: {type: string; priority: number},
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(chunks).map(
      ([key, {paths, except = [], from, isFirst, into: name = key}]) => {
        const anyOf = (places: readonly string[]) =>
          places.map((place) => literal(siteDir, place)).join('|');
        const test = new RegExp(
          `^${except.length > 0 ? `(?!${anyOf(except)})` : ''}(${anyOf(paths)})`,
        );
        const priority = group.priority + (isFirst ? 1 : 0);
        return [key, {...group, priority, name, test, minChunks: from, enforce: true}];
      },
    ),
  );
}

/** Fewer characters of source than this are not worth a request of their own. */
const LEAST_ENGINE = 7_000;

/**
 * The engines of the DNS tools, which the message and the domain checker use as well: a
 * visitor who goes from one to the other fetches them once. They have no name, so that each
 * part of them is in a chunk with what else the same tools need.
 */
function engines(siteDir: string): object {
  const rooms = ['dkim', 'dmarc', 'domain', 'spf'].map((room) =>
    literal(siteDir, `tools/${room}/`),
  );
  return {
    test: new RegExp(`^(${rooms.join('|')})[^/]+\\.ts$`),
    type: 'javascript/auto',
    chunks: 'async',
    minChunks: 2,
    minSize: LEAST_ENGINE,
    priority: 45,
    reuseExistingChunk: true,
  };
}

/**
 * What is shared is named here: what Docusaurus shares by itself (its group `common`, of
 * priority 40) are files of half of all pages, so that it changes with their number.
 */
function sharedChunks(siteDir: string): Record<string, object> {
  return {
    ...cacheGroups(siteDir, SCRIPTS, {type: 'javascript/auto', priority: 30}),
    engines: engines(siteDir),
    ...cacheGroups(siteDir, STYLES, {type: 'css/mini-extract', priority: 50}),
  };
}

/** The part of the bundler's cache settings that is used here. */
interface PersistentCache {
  /** Files that make the cache void when they change. */
  buildDependencies?: string[];
}

/**
 * Names of files that are fetched when they are needed: every page has the table of them,
 * which is half as long without the names of the chunks.
 */
const CHUNK_FILES = {
  script: 'assets/js/[id].[contenthash:8].js',
  style: 'assets/css/[id].[contenthash:8].css',
};

/** The part of the bundler's plugins that is used here. */
interface BundlerPlugin {
  options: {chunkFilename?: string};
}

/**
 * Names style sheets by their number, and takes the table of chunk names out of the
 * bundler's runtime: `docusaurus.ts` looks nothing up in it.
 */
function leaveOutChunkNames(plugins: unknown[]): void {
  const styles = plugins[
    placeOfPlugin(plugins, 'CssExtractRspackPlugin')
  ] as BundlerPlugin;
  styles.options.chunkFilename = CHUNK_FILES.style;
  plugins.splice(placeOfPlugin(plugins, 'ChunkAssetPlugin'), 1);
}

export interface Options {
  /**
   * Compiles the script of the controls, which is a room above this one.
   *
   * @returns its public path
   */
  compileControls: (siteDir: string, language: ScriptLanguage) => Promise<string>;
}

/**
 * Build step: compiles the shell into every page's head, and the controls into a file, and
 * guards chunk loading.
 */
export default function shellPlugin(
  {siteDir, siteConfig, generatedFilesDir, baseUrl, codeTranslations: words}: LoadContext,
  {compileControls}: Options,
): Plugin<string> {
  const client = path.join(siteDir, 'src/shell/client');
  const sheetNames = path.join(generatedFilesDir, 'sheet-names.json');
  const nameClass = classNaming(siteDir, namesOfSheets(siteDir, sheetNames));
  const replacedData = (isServer: boolean) =>
    isServer
      ? writeServerData(generatedFilesDir)
      : writeClientData(
          generatedFilesDir,
          {...siteConfig},
          path.join(client, 'routePage.tsx'),
        );
  return {
    name: 'shell',
    loadContent: async () =>
      compileShell(siteDir, await compileControls(siteDir, {baseUrl, words})),
    getPathsToWatch: () =>
      ['controls', 'search', 'shell'].map((room) =>
        path.join(siteDir, 'src', room, '**/*.ts'),
      ),
    injectHtmlTags: ({content}) => ({
      headTags: [{tagName: 'script', innerHTML: content}],
    }),
    getClientModules: () => [
      path.join(client, 'preloadGuard.ts'),
      path.join(client, 'navigation.ts'),
      path.join(client, 'translation.ts'),
    ],
    configureWebpack(config, isServer) {
      const splitChunks = config.optimization?.splitChunks;
      const cache = (config.experiments as {cache?: PersistentCache} | undefined)?.cache;
      // The bundler does not see by itself that an alias or a name has changed.
      cache?.buildDependencies?.push(
        __filename,
        path.join(__dirname, 'aliases.ts'),
        sheetNames,
      );
      nameClasses(config.module?.rules ?? [], nameClass);
      const isBuilt = process.env['NODE_ENV'] === 'production';
      if (!isServer && splitChunks && splitChunks.cacheGroups) {
        // One style sheet per route instead of one for the site: a page carries its own.
        // Modules never override one another, so the order of the sheets is free.
        leaveOutStylesGroup(splitChunks.cacheGroups);
        Object.assign(splitChunks.cacheGroups, sharedChunks(siteDir));
      }
      if (isBuilt && !isServer) {
        leaveOutChunkNames(config.plugins ?? []);
      }
      return {
        ...(isBuilt && !isServer && {output: {chunkFilename: CHUNK_FILES.script}}),
        plugins: isServer
          ? []
          : [new RouteAssetsPlugin(path.join(generatedFilesDir, 'client-manifest.json'))],
        resolve: {
          alias: {
            ...replacedModules(client, isServer),
            ...(isBuilt && replacedData(isServer)),
          },
        },
      };
    },
  };
}
