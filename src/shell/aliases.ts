import path from 'node:path';
import {internalFile} from './docusaurusInternals';

type Aliases = Record<string, string | false>;

/**
 * Client modules of the classic theme that this site replaces: its style sheet (ours
 * are tokens and modules), its highlighter (code is highlighted at build) and its
 * progress bar (one rule in base.css).
 */
function unusedClassicModules(): string[] {
  return [
    internalFile('infima', 'dist/css/default/default.css'),
    internalFile('@docusaurus/theme-classic', 'lib/prism-include-languages.js'),
    internalFile('@docusaurus/theme-classic', 'lib/nprogress.js'),
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
  const core = (file: string) => internalFile('@docusaurus/core', `lib/client/${file}`);
  const router = path.join(client, 'router.tsx');
  return exactly({
    ...Object.fromEntries(unusedClassicModules().map((file) => [file, false])),
    [core('PendingNavigation.js')]: path.join(client, 'PendingNavigation.tsx'),
    [core('normalizeLocation.js')]: path.join(client, 'normalizeLocation.ts'),
    // `baseUrlIssueBanner` is off.
    [core('BaseUrlIssueBanner/index.js')]: core('exports/Noop.js'),
    '@docusaurus/plugin-content-docs/client': path.join(client, 'docs.tsx'),
    // The server needs the originals: they collect which modules a page needs, and its head.
    ...(!isServer && {
      'react-loadable': path.join(client, 'Loadable.tsx'),
      'react-helmet-async': path.join(client, 'head.tsx'),
      'react-router-dom': router,
      'react-router-config': router,
      '@docusaurus/utils-common': path.join(client, 'trailingSlash.ts'),
      [core('preload.js')]: path.join(client, 'preload.ts'),
      [core('docusaurus.js')]: path.join(client, 'docusaurus.ts'),
    }),
  });
}
