import {existsSync} from 'node:fs';
import path from 'node:path';
import {replacedModules} from '../aliases';
import {internalFile} from '../docusaurusInternals';

const CLIENT = path.join(process.cwd(), 'src/shell/client');

const core = (file: string) => internalFile('@docusaurus/core', `lib/client/${file}`);

/** What stands in the place of a module; nothing for one that stays. */
const inPlaceOf = (request: string, isServer: boolean) =>
  replacedModules(CLIENT, isServer)[`${request}$`];

describe('modules of Docusaurus that this site replaces', () => {
  it.each([
    [internalFile('infima', 'dist/css/default/default.css')],
    [internalFile('@docusaurus/theme-classic', 'lib/prism-include-languages.js')],
    [internalFile('@docusaurus/theme-classic', 'lib/nprogress.js')],
  ])('are left out where nothing needs them: %s', (file) => {
    expect(inPlaceOf(file, false)).toBe(false);
    expect(inPlaceOf(file, true)).toBe(false);
  });

  it.each([
    [core('PendingNavigation.js'), 'PendingNavigation.tsx'],
    [core('normalizeLocation.js'), 'normalizeLocation.ts'],
    ['@docusaurus/plugin-content-docs/client', 'docs.tsx'],
  ])('are the same for the browser and for the server: %s', (request, file) => {
    expect(inPlaceOf(request, false)).toBe(path.join(CLIENT, file));
    expect(inPlaceOf(request, true)).toBe(path.join(CLIENT, file));
  });

  it('show no banner about the address of the site', () => {
    const banner = core('BaseUrlIssueBanner/index.js');
    expect(inPlaceOf(banner, false)).toBe(core('exports/Noop.js'));
    expect(inPlaceOf(banner, true)).toBe(core('exports/Noop.js'));
  });

  it.each([
    ['react-loadable', 'Loadable.tsx'],
    ['react-helmet-async', 'head.tsx'],
    ['react-router-dom', 'router.tsx'],
    ['react-router-config', 'router.tsx'],
    ['@docusaurus/utils-common', 'trailingSlash.ts'],
    [core('preload.js'), 'preload.ts'],
    [core('docusaurus.js'), 'docusaurus.ts'],
  ])(
    'are the originals for the server, which collects with them: %s',
    (request, file) => {
      expect(inPlaceOf(request, false)).toBe(path.join(CLIENT, file));
      expect(inPlaceOf(request, true)).toBeUndefined();
    },
  );

  it('have their replacements, and nothing below them is replaced', () => {
    for (const isServer of [true, false]) {
      const aliases = Object.entries(replacedModules(CLIENT, isServer));
      const files = aliases.flatMap(([, file]) => (file === false ? [] : [file]));
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
      expect(aliases.filter(([request]) => !request.endsWith('$'))).toEqual([]);
    }
  });
});
