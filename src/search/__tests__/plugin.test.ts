import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {OPENAPI_FILE} from '../../api/build';
import {brand, pages as registered, type PageKind} from '../../site';
import {unpackRecords, type IndexFile} from '../indexFile';
import {DEFAULT_OPTIONS, type PluginOptions} from '../options';
import searchPlugin, {describedPages, kindOf} from '../plugin';
import type {SiteData} from '../siteData';

type RegisteredPath = keyof typeof registered;

it.each([
  ['/docs/', 'docs'],
  ['/docs/webhooks/', 'docs'],
  ['/docs/api/email/', 'api'],
  ['/docs/api-keys/', 'docs'],
  ['/articles/what-is-dkim/', 'article'],
  ['/legal/privacy/', 'legal'],
  ['/about/', 'docs'],
  ['', 'docs'],
])('knows by the address %s that a page is of the kind %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind);
});

describe('a registered page', () => {
  function pathOf(wanted: PageKind): RegisteredPath {
    const paths = Object.keys(registered) as RegisteredPath[];
    const found = paths.find((one) => registered[one].kind === wanted);
    if (!found) {
      throw new Error(`No page is of the kind ${wanted}.`);
    }
    return found;
  }

  const text = (address: RegisteredPath, title: string, keywords?: string[]) => ({
    path: address,
    title,
    description: 'What it is.',
    ...(keywords && {keywords}),
  });
  const described = (...of: Parameters<typeof text>) =>
    describedPages([text(...of)] as Parameters<typeof describedPages>[0])[0];

  it.each<[PageKind, string]>([
    ['home', 'company'],
    ['company', 'company'],
    ['feature', 'feature'],
    ['articles', 'article'],
    ['templates', 'template'],
    ['template', 'template'],
    ['tools', 'tool'],
    ['tool', 'tool'],
  ])('of the kind %s is found as %s', (kind, found) => {
    expect(described(pathOf(kind), 'X')?.kind).toBe(found);
  });

  it('is found by its name if its title has another one', () => {
    const address = pathOf('tool');
    const {name} = registered[address];
    expect(described(address, 'Other words', ['one'])).toEqual({
      path: address,
      title: 'Other words',
      description: 'What it is.',
      kind: 'tool',
      keywords: ['one', name],
    });
    expect(described(address, 'Other words')?.keywords).toEqual([name]);
    expect(described(address, `The ${name}`, ['one'])?.keywords).toEqual(['one']);
    expect(described(address, `The ${name}`)?.keywords).toEqual([]);
  });
});

describe('the index of a site', () => {
  const {NODE_ENV} = process.env;
  let site: string;

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'search-'));
    copyFileSync(OPENAPI_FILE, path.join(site, 'openapi.yaml'));
    mkdirSync(path.join(site, 'docs'));
    write('a.mdx', 'About %brand.name%.');
    write('b.mdx', '[Others](/docs/a/)');
  });

  afterEach(() => {
    Object.assign(process.env, {NODE_ENV});
    rmSync(site, {recursive: true});
  });

  function write(file: string, text: string): void {
    writeFileSync(path.join(site, 'docs', file), text);
  }

  const doc = (name: string, permalink: string, fields: object = {}) => ({
    source: `@site/docs/${name}.mdx`,
    permalink,
    title: `Page ${name}`,
    ...fields,
  });

  const contentOf = (...docs: object[]) => ({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}},
    pages: {
      default: {
        pageTexts: [{path: '/', title: 'Home', description: 'Welcome.', keywords: []}],
      },
    },
  });
  const CONTENT = contentOf(doc('a', '/docs/a'), doc('b', '/docs/api/b/'));

  function make({
    options = {},
    baseUrl = '/',
  }: {options?: Partial<PluginOptions>; baseUrl?: string} = {}) {
    const context = {siteDir: site, baseUrl, codeTranslations: {}};
    return searchPlugin(context as LoadContext, {
      ...DEFAULT_OPTIONS,
      api: 'openapi.yaml',
      ...options,
    }) as Required<Plugin>;
  }

  const load = (plugin: Required<Plugin>, allContent: object = CONTENT) =>
    plugin.allContentLoaded({allContent, actions: {}} as never);

  /** Compiles as the bundler does. */
  async function compile(plugin: Required<Plugin>): Promise<void> {
    const hooks: (() => Promise<void>)[] = [];
    const compiler = {
      hooks: {
        finishMake: {
          tapPromise: (_: string, hook: () => Promise<void>) => hooks.push(hook),
        },
      },
    };
    const {plugins = []} = plugin.configureWebpack({}, false, {} as never, {}) as {
      plugins?: {apply: (on: typeof compiler) => void}[];
    };
    for (const one of plugins) {
      one.apply(compiler);
    }
    // It waits for promises, and takes nothing else.
    await Promise.all(hooks.map((hook) => hook().then(() => undefined)));
  }

  const served = (address: string) => path.join(site, '.cache/static', address);
  const read = (address: string) =>
    JSON.parse(readFileSync(served(address), 'utf8')) as unknown;
  const siteData = () => read('search.json') as SiteData;
  function records() {
    const {docs, more} = siteData().files;
    return [docs, more].flatMap((file) => unpackRecords(read(file) as IndexFile));
  }
  const paths = () => records().map((one) => one.path);

  it('has the Markdown pages and the registered ones, with the name of the brand', async () => {
    await load(make());
    expect(records()).toMatchObject([
      {path: '/docs/a/', title: 'Page a', kind: 'docs', text: `About ${brand.name}.`},
      {path: '/docs/api/b/', title: 'Page b', kind: 'api', text: 'Others'},
      {path: '/', title: 'Home', kind: 'company', text: 'Welcome.'},
    ]);
  });

  it('has no page that is unlisted', async () => {
    const hidden = doc('b', '/docs/b/', {unlisted: true});
    await load(make(), contentOf(doc('a', '/docs/a/'), hidden));
    expect(paths()).toEqual(['/docs/a/', '/']);
  });

  it('leads to the pages of its language', async () => {
    const plugin = make({baseUrl: '/de/', options: {suggestions: ['/docs/a/']}});
    await load(plugin, contentOf(doc('a', '/de/docs/a/'), doc('b', '/de/docs/api/b/')));
    expect(records().map((one) => [one.path, one.kind])).toEqual([
      ['/de/docs/a/', 'docs'],
      ['/de/docs/api/b/', 'api'],
      ['/de/', 'company'],
    ]);
    expect(siteData().suggestions).toEqual([{path: '/de/docs/a/', title: 'Page a'}]);
  });

  it('suggests the pages of the options that there are, in their order', async () => {
    const suggestions = ['/', '/docs/unknown/', '/docs/a/'];
    await load(make({options: {suggestions}}));
    expect(siteData().suggestions).toEqual([
      {path: '/', title: 'Home'},
      {path: '/docs/a/', title: 'Page a'},
    ]);
  });

  it('comes with what explains pasted errors', async () => {
    await load(make({baseUrl: '/de/'}));
    expect(read(siteData().paste)).toMatchObject({
      baseUrl: '/de/',
      problems: expect.arrayContaining([
        expect.objectContaining({code: expect.any(String) as string}),
      ]) as unknown[],
    });
  });

  it('takes pages from an earlier build that have not changed', async () => {
    await load(make());
    const cache = path.join(site, '.cache/search/records.json');
    const text = readFileSync(cache, 'utf8');
    writeFileSync(cache, text.replaceAll('About ', 'Kept about '));
    await load(make());
    expect(records()[0]?.text).toBe(`Kept about ${brand.name}.`);

    write('a.mdx', 'Changed.');
    await load(make());
    expect(records()[0]?.text).toBe('Changed.');
  });

  it('takes no pages from an earlier build if the API has changed', async () => {
    await load(make());
    const cache = path.join(site, '.cache/search/records.json');
    writeFileSync(cache, readFileSync(cache, 'utf8').replaceAll('About ', 'Kept about '));
    const api = path.join(site, 'openapi.yaml');
    writeFileSync(api, `${readFileSync(api, 'utf8')}\n# changed\n`);
    await load(make());
    expect(records()[0]?.text).toBe(`About ${brand.name}.`);
  });

  it('has the sections that the bundler has found', async () => {
    const sectionsOf = (body: string) =>
      body.startsWith('About')
        ? [{hash: '', trail: [], text: 'As parsed.', code: [], links: 0, components: []}]
        : undefined;
    await load(make({options: {sectionsOf}}));
    expect(records().map(({text}) => text)).toEqual(['As parsed.', 'Others', 'Welcome.']);
  });

  it('leaves out a page that cannot be read, only while the site is written', async () => {
    write('a.mdx', 'Fewer than <5 percent.');
    await expect(load(make())).rejects.toThrow(/^\/docs\/a\/ /);
    Object.assign(process.env, {NODE_ENV: 'development'});
    await load(make());
    expect(paths()).toEqual(['/docs/api/b/', '/']);
  });

  it('is written in a build once the pages are compiled, and only once', async () => {
    Object.assign(process.env, {NODE_ENV: 'production'});
    const plugin = make();
    await load(plugin);
    expect(existsSync(served('search.json'))).toBe(false);
    await compile(plugin);
    expect(paths()).toEqual(['/docs/a/', '/docs/api/b/', '/']);
    rmSync(served('search.json'));
    await compile(plugin);
    expect(existsSync(served('search.json'))).toBe(false);
  });

  it('is not written before the content is there', async () => {
    await compile(make());
    expect(existsSync(served('search.json'))).toBe(false);
  });

  it('is made again when the API or the search changes', () => {
    expect(make().getPathsToWatch()).toEqual([
      path.join(site, 'openapi.yaml'),
      path.join(site, 'src/search/{browser,embedded,paste}/*'),
    ]);
  });

  it('comes with the scripts that search in it, which replace old ones', async () => {
    for (const name of ['src', 'node_modules', 'package.json', 'tsconfig.json']) {
      symlinkSync(path.resolve(name), path.join(site, name));
    }
    mkdirSync(served('assets/search'), {recursive: true});
    for (const old of ['docs-0.json', 'search-0.js']) {
      writeFileSync(served(`assets/search/${old}`), '');
    }
    await make({baseUrl: '/de/'}).loadContent();
    const files = readdirSync(served('assets/search'));
    expect(files.map((file) => file.replace(/-\w+/, '')).sort()).toEqual([
      'docs.json',
      'paste.js',
      'search.js',
      'worker.js',
    ]);
    const search = files.find((file) => file.startsWith('search')) ?? '';
    expect(readFileSync(served(`assets/search/${search}`), 'utf8')).toContain(
      '/de/search.json',
    );
  });
});
