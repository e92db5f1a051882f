import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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

/** The path of a folder of `src`, as a regular expression that means just that. */
function literal(siteDir: string, folder: string): string {
  const inside = path.join(siteDir, 'src', folder) + path.sep;
  return inside.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/**
 * Scripts that many pages have, each in one chunk that a visitor fetches once. Otherwise
 * every page made by a file of `src/pages` would bring header and footer along again.
 */
function sharedScripts(siteDir: string): Record<string, object> {
  const shared = (name: string, folders: readonly string[]) => ({
    name,
    type: 'javascript/auto',
    test: new RegExp(`^(${folders.map((folder) => literal(siteDir, folder)).join('|')})`),
    minChunks: 4,
    priority: 30,
    enforce: true,
  });
  return {
    chrome: shared('chrome', ['chrome', 'metadata', 'shell', 'site', 'stack', 'ui']),
    reading: shared('reading', ['reading']),
    tools: shared('tools', ['tools/view', 'tools/dns']),
  };
}

/** Build step: compiles the shell into every page's head and guards chunk loading. */
export default function shellPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<string> {
  const client = path.join(siteDir, 'src/shell/client');
  return {
    name: 'shell',
    loadContent: () => compileShell(siteDir),
    getPathsToWatch: () => [path.join(siteDir, 'src/shell/**/*.ts')],
    injectHtmlTags: ({content}) => ({
      headTags: [{tagName: 'script', innerHTML: content}],
    }),
    getClientModules: () => [
      path.join(client, 'preloadGuard.ts'),
      path.join(client, 'navigation.ts'),
    ],
    configureWebpack(config, isServer) {
      const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
      const splitChunks = config.optimization?.splitChunks;
      if (!isServer && splitChunks && splitChunks.cacheGroups) {
        // One style sheet per route instead of one for the site: a page carries its own.
        // Modules never override one another, so the order of the sheets is free.
        delete splitChunks.cacheGroups['styles'];
        Object.assign(splitChunks.cacheGroups, sharedScripts(siteDir));
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
          },
        },
      };
    },
  };
}
