import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileControls} from '../controls/compile';
import {compileShell} from './compile';
import {RouteAssetsPlugin} from './routeAssets';

/**
 * Client modules of the classic theme that this site replaces: its style sheet (ours
 * are tokens and modules), its highlighter (code is highlighted at build) and its
 * progress bar (one rule in base.css).
 */
function unusedClassicModules(): string[] {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
  return [
    require.resolve('infima/dist/css/default/default.css'),
    path.join(theme, 'prism-include-languages.js'),
    path.join(theme, 'nprogress.js'),
  ];
}

/** How a path in `src` begins, as a regular expression. */
function literal(siteDir: string, place: string): string {
  const full = path.join(siteDir, 'src', place);
  return full.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Files that pages share: they are in one chunk, which a visitor fetches once. */
interface Shared {
  /** How their paths in `src` begin. */
  paths: readonly string[];
  /** Chunks that a file must be in to be shared. */
  from: number;
}

const CHROME = ['chrome/', 'metadata/', 'shell/', 'site/', 'stack/', 'ui/'];

/**
 * Otherwise every page made by a file of `src/pages` would bring header and footer along
 * again.
 */
const SCRIPTS: Readonly<Record<string, Shared>> = {
  chrome: {paths: CHROME, from: 4},
  reading: {paths: ['reading/'], from: 4},
  tools: {paths: ['tools/view/', 'tools/dns/'], from: 4},
};

/** Few: each sheet is compressed by itself. */
const STYLES: Readonly<Record<string, Shared>> = {
  'chrome-styles': {
    paths: [
      ...CHROME,
      ...['Code', 'Copy', 'Prose', 'Toc'].map((name) => `reading/${name}`),
    ],
    from: 8,
  },
  'docs-styles': {paths: ['docs/', 'reading/Need', 'reading/Steps'], from: 8},
  'email-styles': {paths: ['emails/view/'], from: 8},
};

function cacheGroups(
  siteDir: string,
  chunks: Readonly<Record<string, Shared>>,
  group: {type: string; priority: number},
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(chunks).map(([name, {paths, from}]) => {
      const test = new RegExp(
        `^(${paths.map((one) => literal(siteDir, one)).join('|')})`,
      );
      return [name, {...group, name, test, minChunks: from, enforce: true}];
    }),
  );
}

/**
 * What is shared is named here: what Docusaurus shares by itself (its group `common`, of
 * priority 40) are files of half of all pages, so that it changes with their number.
 */
function sharedChunks(siteDir: string): Record<string, object> {
  return {
    ...cacheGroups(siteDir, SCRIPTS, {type: 'javascript/auto', priority: 30}),
    ...cacheGroups(siteDir, STYLES, {type: 'css/mini-extract', priority: 50}),
  };
}

/** The part of the bundler's cache settings that is used here. */
interface PersistentCache {
  /** Files that make the cache void when they change. */
  buildDependencies?: string[];
}

/**
 * Build step: compiles the shell into every page's head, and the controls into a file, and
 * guards chunk loading.
 */
export default function shellPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<string> {
  const client = path.join(siteDir, 'src/shell/client');
  return {
    name: 'shell',
    loadContent: async () => compileShell(siteDir, await compileControls(siteDir)),
    getPathsToWatch: () =>
      ['controls', 'shell'].map((room) => path.join(siteDir, 'src', room, '**/*.ts')),
    injectHtmlTags: ({content}) => ({
      headTags: [{tagName: 'script', innerHTML: content}],
    }),
    getClientModules: () => [
      path.join(client, 'preloadGuard.ts'),
      path.join(client, 'navigation.ts'),
      path.join(client, 'translation.ts'),
    ],
    configureWebpack(config, isServer) {
      const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
      const splitChunks = config.optimization?.splitChunks;
      const cache = (config.experiments as {cache?: PersistentCache} | undefined)?.cache;
      // The bundler does not see by itself that an alias has changed.
      cache?.buildDependencies?.push(__filename);
      if (!isServer && splitChunks && splitChunks.cacheGroups) {
        // One style sheet per route instead of one for the site: a page carries its own.
        // Modules never override one another, so the order of the sheets is free.
        delete splitChunks.cacheGroups['styles'];
        Object.assign(splitChunks.cacheGroups, sharedChunks(siteDir));
      }
      return {
        plugins: isServer
          ? []
          : [new RouteAssetsPlugin(path.join(generatedFilesDir, 'client-manifest.json'))],
        resolve: {
          alias: {
            ...Object.fromEntries(
              unusedClassicModules().map((file) => [`${file}$`, false as const]),
            ),
            [`${path.join(core, 'lib/client/PendingNavigation.js')}$`]: path.join(
              client,
              'PendingNavigation.tsx',
            ),
            [`${path.join(core, 'lib/client/normalizeLocation.js')}$`]: path.join(
              client,
              'normalizeLocation.ts',
            ),
            // The server reports with the original which modules a page needs.
            ...(!isServer && {
              'react-loadable$': path.join(client, 'Loadable.tsx'),
              [`${path.join(core, 'lib/client/preload.js')}$`]: path.join(
                client,
                'preload.ts',
              ),
            }),
          },
        },
      };
    },
  };
}
