import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ClassNaming} from '../docusaurusInternals';
import shellPlugin, {type Options} from '../plugin';
import {RouteAssetsPlugin} from '../routeAssets';
import {nameSheets} from '../sheetNames';

type Configure = (
  config: unknown,
  isServer: boolean,
) => {
  output?: {chunkFilename: string};
  plugins: unknown[];
  resolve: {alias: Record<string, string | false>};
};

/** The part of a group of chunks that the bundler goes by here. */
interface Group {
  name?: string;
  test?: RegExp;
  type?: string;
  minChunks?: number;
  priority: number;
}

const HOME = mkdtempSync(path.join(tmpdir(), 'home-'));
/** Its name has characters that mean something else in a regular expression. */
const SITE = path.join(HOME, 'ada (2)/site+[a]');
mkdirSync(path.join(SITE, 'src/ui'), {recursive: true});
writeFileSync(path.join(SITE, 'src/ui/Row.module.css'), '.row {}');
afterAll(() => {
  rmSync(HOME, {recursive: true});
});
const CONTROLS = '/assets/controls/controls-ABCDEFGH.js';
const words = {Search: 'Suche'};

const before = process.env['NODE_ENV'];
let generated: string;

const compileControls = jest.fn<Promise<string>, Parameters<Options['compileControls']>>(
  () => Promise.resolve(CONTROLS),
);

beforeEach(() => {
  generated = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const files = {
    'registry.js':
      'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/a"), "@site/a", require.resolveWeak("@site/a")],\n};\n',
    'routes.js':
      "export default [\n  {\n    path: '/a/',\n    component: ComponentCreator('/a/', '1'),\n  },\n];\n",
    'routesChunkNames.json': '{"/a/-1": {"__comp": "a"}}',
    'site-metadata.json': '{"docusaurusVersion": "3.10.0"}',
    'globalData.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(generated, name), text);
  }
  process.env['NODE_ENV'] = 'production';
});
afterEach(() => {
  process.env['NODE_ENV'] = before;
  rmSync(generated, {recursive: true});
  compileControls.mockClear();
});

function pluginOf(siteDir: string): Plugin<string> {
  const context = {
    siteDir,
    siteConfig: {title: 'A title', future: {}, themeConfig: {}},
    generatedFilesDir: generated,
    baseUrl: '/de/',
    codeTranslations: words,
  };
  return shellPlugin(context as unknown as LoadContext, {compileControls});
}

/** The rule for style sheets that are modules. */
const sheetRule = () => ({
  use: ['extract', {options: {modules: {localIdentName: '[local]_[hash]'}}}],
});

const configure = (config: object, isServer: boolean) =>
  (pluginOf(SITE).configureWebpack as unknown as Configure)(
    {module: {rules: [sheetRule()]}, ...config},
    isServer,
  );

class CssExtractRspackPlugin {
  options = {chunkFilename: 'assets/css/[name].css'};
}
class ChunkAssetPlugin {
  options = {};
}
class OtherPlugin {
  options = {};
}

function bundlerPlugins() {
  return [new OtherPlugin(), new CssExtractRspackPlugin(), new ChunkAssetPlugin()];
}

/** What Docusaurus shares by itself of a site of a hundred pages, and all its styles. */
const groupsOfDocusaurus = () => ({
  common: {name: 'common', minChunks: 50, priority: 40},
  styles: {name: 'styles', type: 'css/mini-extract', enforce: true, priority: 50},
});

function sharedGroups(): Record<string, Group> {
  const cacheGroups = groupsOfDocusaurus();
  configure(
    {optimization: {splitChunks: {cacheGroups}}, plugins: bundlerPlugins()},
    false,
  );
  return cacheGroups;
}

/** The group that a file of `src` goes to which so many chunks have: the bundler's choice. */
function groupOf(file: string, chunks: number): string | undefined {
  const type = file.endsWith('.css') ? 'css/mini-extract' : 'javascript/auto';
  const full = path.join(SITE, 'src', file);
  return Object.entries(sharedGroups())
    .filter(
      ([, group]) =>
        (group.test?.test(full) ?? true) &&
        (group.type ?? type) === type &&
        (group.minChunks ?? 1) <= chunks,
    )
    .sort(([, one], [, other]) => other.priority - one.priority)[0]?.[0];
}

describe('files that pages share', () => {
  it.each([
    ['chrome/SiteHeader.tsx', 'chrome'],
    ['metadata/PageMeta.tsx', 'chrome'],
    ['shell/boot.ts', 'chrome'],
    ['site/navigation.ts', 'chrome'],
    ['stack/useStack.ts', 'chrome'],
    ['ui/Button.tsx', 'chrome'],
    ['metadata/organization.ts', 'facts'],
    ['site/facts.ts', 'facts'],
    ['ui/Layout.tsx', 'facts'],
    ['ui/Panes.tsx', 'facts'],
    ['ui/Rows.tsx', 'facts'],
    ['ui/Say.tsx', 'facts'],
    ['ui/Table.tsx', 'facts'],
    ['ui/HtmlFrame.tsx', 'facts'],
    ['ui/saveFile.ts', 'facts'],
    ['reading/CodeBlock.tsx', 'reading'],
    ['tools/view/ToolPage.tsx', 'tools'],
    ['tools/dns/query.ts', 'tools'],
  ])('of four chunks are fetched once: %s', (file, group) => {
    expect(groupOf(file, 4)).toBe(group);
    expect(groupOf(file, 3)).toBeUndefined();
    expect(sharedGroups()[group]).toMatchObject({name: group, enforce: true});
  });

  it.each([
    ['chrome/SiteHeader.module.css', 'header-styles'],
    ['ui/MoreLink.module.css', 'header-styles'],
    ['chrome/SiteFooter.module.css', 'chrome-styles'],
    ['ui/Button.module.css', 'chrome-styles'],
    ['reading/CodeBlock.module.css', 'chrome-styles'],
    ['reading/CopyButton.module.css', 'chrome-styles'],
    ['reading/Prose.module.css', 'chrome-styles'],
    ['reading/Toc.module.css', 'chrome-styles'],
    ['docs/DocPage.module.css', 'docs-styles'],
    ['reading/Need.module.css', 'docs-styles'],
    ['reading/Steps.module.css', 'docs-styles'],
    ['emails/view/Preview.module.css', 'email-styles'],
  ])('of eight chunks have their styles in one sheet: %s', (file, group) => {
    expect(groupOf(file, 8)).toBe(group);
    // Docusaurus' own group would take it with so many.
    expect(groupOf(file, 90)).toBe(group);
    expect(groupOf(file, 7)).toBeUndefined();
    expect(sharedGroups()[group]).toMatchObject({name: group, enforce: true});
  });

  it.each([
    'ui/Layout.module.css',
    'ui/Panes.module.css',
    'ui/ChoiceRow.module.css',
    'ui/FormField.module.css',
    'ui/Unfold.module.css',
    'reading/Timeline.module.css',
    'tools/view/ToolPage.module.css',
  ])('leave the styles alone that a page for reading does not need: %s', (file) => {
    expect(groupOf(file, 49)).toBeUndefined();
  });

  it('are files of this site, in the named folders', () => {
    expect(groupOf('pages/chrome/index.tsx', 9)).toBeUndefined();
    expect(groupOf('tools/churn/rates.ts', 9)).toBeUndefined();
    const group = sharedGroups()['chrome'];
    expect(group?.test?.test(`/elsewhere${SITE}/src/chrome/Page.tsx`)).toBe(false);
  });
});

describe('the engines of the DNS tools', () => {
  it.each(['dkim', 'dmarc', 'domain', 'spf'])(
    'are fetched once by two tools that use them: %s',
    (room) => {
      expect(groupOf(`tools/${room}/check.ts`, 2)).toBe('engines');
      expect(groupOf(`tools/${room}/check.ts`, 60)).toBe('engines');
      expect(groupOf(`tools/${room}/check.ts`, 1)).toBeUndefined();
    },
  );

  it('have nothing in them that draws', () => {
    expect(groupOf('tools/spf/view/Report.tsx', 2)).toBeUndefined();
    expect(groupOf('tools/spf/view/words.ts', 2)).toBeUndefined();
    expect(groupOf('tools/spf/Report.tsx', 2)).toBeUndefined();
  });

  it('are in several files, none of them tiny, that no page waits for', () => {
    const {engines} = sharedGroups();
    expect(engines).not.toHaveProperty('name');
    expect(engines).toMatchObject({
      chunks: 'async',
      minSize: 7_000,
      reuseExistingChunk: true,
    });
  });
});

describe('the settings of the bundler', () => {
  it('lose the one style sheet of the whole site', () => {
    const groups = sharedGroups();
    expect(groups).not.toHaveProperty('styles');
    expect(groups).toHaveProperty('common');
  });

  it('stay as they are for the server', () => {
    const cacheGroups = groupsOfDocusaurus();
    const plugins = bundlerPlugins();
    const result = configure({optimization: {splitChunks: {cacheGroups}}, plugins}, true);
    expect(cacheGroups).toEqual(groupsOfDocusaurus());
    expect(plugins).toEqual(bundlerPlugins());
    expect(result).not.toHaveProperty('output');
    expect(result.plugins).toEqual([]);
  });

  it.each([
    {},
    {optimization: {}},
    {optimization: {splitChunks: false}},
    {optimization: {splitChunks: {}}},
    {experiments: {}},
    {experiments: {cache: {}}},
  ])('may be without chunks and without a cache: %j', (config) => {
    expect(() => configure({...config, plugins: bundlerPlugins()}, false)).not.toThrow();
    expect(() => configure(config, true)).not.toThrow();
  });

  it('name no chunk in the table that every built page has', () => {
    const plugins = bundlerPlugins();
    const {output} = configure({plugins}, false);
    expect(plugins.map((plugin) => plugin.constructor.name)).toEqual([
      'OtherPlugin',
      'CssExtractRspackPlugin',
    ]);
    expect(plugins[1]).toEqual({
      options: {chunkFilename: 'assets/css/[id].[contenthash:8].css'},
    });
    expect(output).toEqual({chunkFilename: 'assets/js/[id].[contenthash:8].js'});
  });

  it('are missed by name where a build has no such plugin', () => {
    const missing = /^Expected the plugin CssExtractRspackPlugin/;
    expect(() => configure({}, false)).toThrow(missing);
    expect(() => configure({plugins: [new OtherPlugin()]}, false)).toThrow(missing);
  });

  it('keep names that can be read while a writer works', () => {
    process.env['NODE_ENV'] = 'development';
    const plugins = bundlerPlugins();
    expect(configure({plugins}, false)).not.toHaveProperty('output');
    expect(plugins).toEqual(bundlerPlugins());
    expect(() => configure({}, false)).not.toThrow();
  });

  it('void the cache when what replaces modules of Docusaurus changes', () => {
    const buildDependencies = ['/docusaurus.config.ts'];
    const config = {experiments: {cache: {buildDependencies}}};
    configure({...config, plugins: bundlerPlugins()}, false);
    const [first, ...own] = buildDependencies;
    expect(first).toBe('/docusaurus.config.ts');
    expect(own.map((file) => path.basename(file))).toEqual([
      'plugin.ts',
      'aliases.ts',
      'sheet-names.json',
    ]);
    expect(own.every((file) => existsSync(file))).toBe(true);
  });

  it.each([true, false])(
    'name the classes of style sheets alike: server is %s',
    (server) => {
      const rule = sheetRule();
      configure({module: {rules: [rule]}, plugins: bundlerPlugins()}, server);
      const [, loader] = rule.use as unknown as [
        string,
        {options: {modules: {getLocalIdent: ClassNaming}}},
      ];
      const sheet = {resourcePath: path.join(SITE, 'src/ui/Row.module.css')};
      const named = loader.options.modules.getLocalIdent(sheet, '', 'row');
      expect(named).toBe(
        `row_${nameSheets(['src/ui/Row.module.css']).get('src/ui/Row.module.css') ?? ''}`,
      );
    },
  );

  it('complete the list of what each route needs in the browser', () => {
    const {plugins} = configure({plugins: bundlerPlugins()}, false);
    const file = path.join(generated, 'client-manifest.json');
    expect(plugins).toEqual([new RouteAssetsPlugin(file)]);
    expect(plugins[0]).toBeInstanceOf(RouteAssetsPlugin);
  });
});

describe('what stands in the place of Docusaurus’ own files', () => {
  /** Names of the generated files that are replaced by others. */
  const replacedData = (isServer: boolean) =>
    Object.keys(configure({plugins: bundlerPlugins()}, isServer).resolve.alias)
      .filter((file) => file.startsWith(generated))
      .map((file) => path.relative(generated, file))
      .sort();

  it('is this site’s code, from its own folder', () => {
    const {alias} = configure({plugins: bundlerPlugins()}, false).resolve;
    expect(alias['react-loadable$']).toBe(
      path.join(SITE, 'src/shell/client/Loadable.tsx'),
    );
    expect(configure({}, true).resolve.alias).not.toHaveProperty(['react-loadable$']);
  });

  it('is less data in a built site, for the browser and for the server', () => {
    expect(replacedData(false)).toEqual([
      'docusaurus.config.mjs',
      'globalData.json',
      'routes.js',
      'site-metadata.json',
    ]);
    const {alias} = configure({}, true).resolve;
    expect(replacedData(true)).toEqual(['registry.js']);
    expect(alias).toHaveProperty(['@docusaurus/plugin-content-docs/client$']);
    const own = path.join(generated, 'shell');
    expect(readFileSync(path.join(own, 'routes.js'), 'utf8')).toContain(
      JSON.stringify(path.join(SITE, 'src/shell/client/routePage.tsx')),
    );
    expect(readFileSync(path.join(own, 'docusaurus.config.mjs'), 'utf8')).toContain(
      '"title":"A title"',
    );
  });

  it('is no data while a writer works, which makes new pages', () => {
    process.env['NODE_ENV'] = 'development';
    expect(replacedData(false)).toEqual([]);
    expect(replacedData(true)).toEqual([]);
  });
});

describe('what every page gets', () => {
  it('is the shell in its head, which knows the controls of its language', async () => {
    const plugin = pluginOf(process.cwd());
    const script = await plugin.loadContent?.();
    expect(compileControls.mock.calls).toEqual([
      [process.cwd(), {baseUrl: '/de/', words}],
    ]);
    expect(script).toContain(CONTROLS);
    const {headTags} = plugin.injectHtmlTags?.({content: script ?? ''}) ?? {};
    expect(headTags).toEqual([{tagName: 'script', innerHTML: script}]);
  });

  it('are the modules that start with the app, which are all there', () => {
    const modules = pluginOf(process.cwd()).getClientModules?.() ?? [];
    expect(modules.map((file) => path.basename(file)).sort()).toEqual([
      'navigation.ts',
      'preloadGuard.ts',
      'translation.ts',
    ]);
    expect(modules.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('is made again when the script of a control or of the search changes', () => {
    const {name, getPathsToWatch} = pluginOf(SITE);
    expect(name).toBe('shell');
    expect(getPathsToWatch?.()).toEqual(
      ['controls', 'search', 'shell'].map((room) => `${SITE}/src/${room}/**/*.ts`),
    );
  });
});
