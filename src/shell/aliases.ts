import path from 'node:path';

type Aliases = Record<string, string | false>;

const packageDir = (name: string) =>
  path.dirname(require.resolve(`${name}/package.json`));

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

/** The request itself or the file, nothing below it. */
const exactly = (aliases: Aliases): Aliases =>
  Object.fromEntries(Object.entries(aliases).map(([from, to]) => [`${from}$`, to]));

/**
 * What stands in the place of modules of Docusaurus and of its libraries: see the second
 * table of `src/theme/README.md`.
 *
 * @param client folder of the modules
 */
export function replacedModules(client: string, isServer: boolean): Aliases {
  const core = path.join(packageDir('@docusaurus/core'), 'lib/client');
  const router = path.join(client, 'router.tsx');
  return exactly({
    ...Object.fromEntries(unusedClassicModules().map((file) => [file, false])),
    [path.join(core, 'PendingNavigation.js')]: path.join(client, 'PendingNavigation.tsx'),
    [path.join(core, 'normalizeLocation.js')]: path.join(client, 'normalizeLocation.ts'),
    // `baseUrlIssueBanner` is off.
    [path.join(core, 'BaseUrlIssueBanner/index.js')]: path.join(core, 'exports/Noop.js'),
    '@docusaurus/plugin-content-docs/client': path.join(client, 'docs.tsx'),
    // The server needs the originals: they collect which modules a page needs, and its head.
    ...(!isServer && {
      'react-loadable': path.join(client, 'Loadable.tsx'),
      'react-helmet-async': path.join(client, 'head.tsx'),
      'react-router-dom': router,
      'react-router-config': router,
      '@docusaurus/utils-common': path.join(client, 'trailingSlash.ts'),
      [path.join(core, 'preload.js')]: path.join(client, 'preload.ts'),
      [path.join(core, 'docusaurus.js')]: path.join(client, 'docusaurus.ts'),
    }),
  });
}
