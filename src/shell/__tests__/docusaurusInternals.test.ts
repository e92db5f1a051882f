import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import type {AllContent} from '@docusaurus/types';
import {replacedModules} from '../aliases';
import {readRegistry} from '../clientData';
import {
  componentPagesOf,
  docsVersionsOf,
  idsInMenu,
  internalFile,
  leaveOutStylesGroup,
  markdownPagesOf,
  nameClasses,
  placeOfPlugin,
  postsOf,
  readClientManifest,
  TEMPLATE_CHECK,
} from '../docusaurusInternals';
import {DOCUSAURUS} from '../expected';

const missing = (what: string) =>
  new RegExp(`^Expected ${what}.* in Docusaurus 3\\.10: see src/shell`);

it('is written against the version that is installed', () => {
  const {version} = jest.requireActual<{version: string}>(
    '@docusaurus/core/package.json',
  );
  expect(version.startsWith(`${DOCUSAURUS}.`)).toBe(true);
});

describe('files of Docusaurus that are replaced', () => {
  it('are there', () => {
    const files = Object.keys(replacedModules('/client', false)).filter((file) =>
      path.isAbsolute(file),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(file.slice(0, -1)))).toEqual([]);
  });

  it('are missed by name', () => {
    expect(() => internalFile('@docusaurus/core', 'lib/client/Gone.js')).toThrow(
      missing('the file lib/client/Gone.js of @docusaurus/core'),
    );
  });
});

describe('the bundler’s settings', () => {
  it('lose the group of all style sheets', () => {
    const groups = {styles: {}, common: {}};
    leaveOutStylesGroup(groups);
    expect(groups).toEqual({common: {}});
    expect(() => {
      leaveOutStylesGroup(groups);
    }).toThrow(missing('the cache group "styles"'));
  });

  it('have their classes named where style sheets are modules', () => {
    const naming = () => 'row_a1';
    const plain = {use: [{options: {importLoaders: 1}}]};
    const modules = {localIdentName: '[local]_[contenthash:base64:4]'};
    const rules = [null, {test: /x/}, plain, {use: ['extract', {options: {modules}}]}];
    nameClasses(rules, naming);
    expect(modules).toEqual({
      localIdentName: modules.localIdentName,
      getLocalIdent: naming,
    });
    expect(plain).toEqual({use: [{options: {importLoaders: 1}}]});
    expect(() => {
      nameClasses([plain], naming);
    }).toThrow(missing('a rule with "localIdentName"'));
  });

  it('have their plugins found by class', () => {
    expect(placeOfPlugin([{}, new Map()], 'Map')).toBe(1);
    expect(placeOfPlugin([new Map(), {}], 'Map')).toBe(0);
    expect(() => placeOfPlugin([{}, null], 'Map')).toThrow(missing('the plugin Map'));
  });
});

it.each([
  ['no file', undefined],
  ['another form', '{"assets": []}'],
])('a client manifest that is %s is missed', (_, text) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  const file = path.join(folder, 'client-manifest.json');
  try {
    if (text !== undefined) {
      writeFileSync(file, text);
    }
    expect(() => readClientManifest(file)).toThrow(
      missing('"origins" in client-manifest.json'),
    );
    writeFileSync(file, '{"origins": {"a": [1]}, "assets": {}}');
    expect(() => readClientManifest(file)).toThrow('"entrypoints"');
    const manifest = {origins: {a: [1]}, entrypoints: ['main'], assets: {}};
    writeFileSync(file, JSON.stringify(manifest));
    expect(readClientManifest(file)).toEqual(manifest);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

it('a registry without a line for each module is missed', () => {
  expect(() => readRegistry('export default {};')).toThrow(missing('a line for each'));
});

describe('the fields of the template', () => {
  const fields = Object.fromEntries(
    [
      ...['appHtml', 'baseUrl', 'bodyAttributes', 'headTags', 'htmlAttributes'],
      ...['metaAttributes', 'preBodyTags', 'scripts', 'stylesheets'],
    ].map((name) => [name, '']),
  );
  const check = TEMPLATE_CHECK.slice('<%'.length, -'%>'.length);
  const run = (it: object) => {
    runInNewContext(check, {it});
  };

  it('are all there', () => {
    expect(() => {
      run(fields);
    }).not.toThrow();
  });

  it.each(Object.keys(fields))('are missed by name: %s', (name) => {
    expect(() => {
      run({...fields, [name]: undefined});
    }).toThrow(`Expected the field ${name} for ssrTemplate in Docusaurus 3.10`);
  });
});

describe('what other plugins have loaded', () => {
  const doc = {permalink: '/docs/a'};
  const post = {metadata: {permalink: '/articles/b'}};
  const page = {type: 'jsx', permalink: '/c', source: '@site/src/pages/c.tsx'};
  const written = {type: 'mdx', permalink: '/d', source: '@site/src/pages/d.md'};
  const all = {
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{docs: [doc], sidebars: {}}]},
    },
    'docusaurus-plugin-content-blog': {default: {blogPosts: [post]}},
    'docusaurus-plugin-content-pages': {default: [page, written]},
  } as unknown as AllContent;

  it('is read, and may be missing', () => {
    expect(markdownPagesOf(all)).toEqual([
      doc,
      post.metadata,
      {...written, title: '', description: ''},
    ]);
    expect(componentPagesOf(all, '/')).toEqual([{path: '/c/', file: 'src/pages/c.tsx'}]);
    expect(markdownPagesOf({})).toEqual([]);
  });

  it('has the path of a component from the root of the project', () => {
    const source = '@site/src/pages/@site/c.tsx';
    const pages = {'docusaurus-plugin-content-pages': {default: [{...page, source}]}};
    expect(componentPagesOf(pages as unknown as AllContent, '/')).toEqual([
      {path: '/c/', file: 'src/pages/@site/c.tsx'},
    ]);
  });

  it.each<[string, (content: AllContent) => unknown, string, unknown]>([
    ['docs', docsVersionsOf, 'docs', {versions: []}],
    ['docs of a version', docsVersionsOf, 'docs', {loadedVersions: [{sidebars: {}}]}],
    ['menus of a version', docsVersionsOf, 'docs', {loadedVersions: [{docs: []}]}],
    ['posts', postsOf, 'blog', {posts: []}],
    ['pages', (all: AllContent) => componentPagesOf(all, '/'), 'pages', {pages: []}],
    ['pages of a kind', markdownPagesOf, 'pages', [{permalink: '/c'}]],
  ])('is missed in another form: %s', (_, read, name, content) => {
    const other = {[`docusaurus-plugin-content-${name}`]: {default: content}};
    expect(() => read(other as AllContent)).toThrow(missing('\\w+'));
  });
});

it('docs in a menu are read from top to bottom, with the pages of its folders', () => {
  const doc = (id: string) => ({type: 'doc', id});
  const menu = [
    doc('start'),
    {
      type: 'category',
      label: 'With a page',
      link: {type: 'doc', id: 'folder'},
      items: [doc('inside'), {type: 'category', label: 'Deeper', items: [doc('deep')]}],
    },
    {
      type: 'category',
      label: 'With a list',
      link: {type: 'generated-index', id: 'list', permalink: '/docs/list/'},
      items: [{type: 'ref', id: 'elsewhere'}],
    },
    {type: 'link', id: 'site', label: 'A site', href: 'https://example.com/'},
    {type: 'html', id: 'html', value: '<hr>'},
    doc('end'),
  ] as unknown as Parameters<typeof idsInMenu>[0];
  expect(idsInMenu(menu)).toEqual([
    'start',
    'folder',
    'inside',
    'deep',
    'elsewhere',
    'end',
  ]);
});
