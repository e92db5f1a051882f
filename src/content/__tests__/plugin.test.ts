import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import contentPlugin from '../plugin';

const siteDir = mkdtempSync(path.join(tmpdir(), 'content-'));
const before = process.env['NODE_ENV'];
mkdirSync(path.join(siteDir, 'tests/review'), {recursive: true});
writeFileSync(path.join(siteDir, 'tests/review/run.ts'), '');

afterEach(() => {
  process.env['NODE_ENV'] = before;
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

/** How often remarks are counted when the bundler has finished three times. */
function counts(mode: string, dir = siteDir, isServer = false): number {
  process.env['NODE_ENV'] = mode;
  const count = jest.fn();
  const plugin = contentPlugin({siteDir: dir}, {}, {count, print: jest.fn()});
  const {plugins = []} = (plugin.configureWebpack?.(
    {},
    isServer,
    {} as never,
    undefined,
  ) ?? {}) as {plugins?: {apply: (compiler: unknown) => void}[]};
  const listeners: (() => void)[] = [];
  const done = {tap: (_: string, listener: () => void) => listeners.push(listener)};
  plugins.forEach((one) => {
    one.apply({hooks: {done}});
  });
  for (let compiled = 0; compiled < 3; compiled += 1) {
    listeners.forEach((listener) => {
      listener();
    });
  }
  return count.mock.calls.length;
}

it('counts the remarks once while a writer works, after the first page is there', () => {
  expect(counts('development')).toBe(1);
});

it('counts nothing in a build, for the server, or where there is no review', () => {
  expect(counts('production')).toBe(0);
  expect(counts('development', siteDir, true)).toBe(0);
  expect(counts('development', tmpdir())).toBe(0);
});

describe('docs outside the menu', () => {
  const doc = (id: string, more: object = {}) => ({
    id,
    slug: `/${id}`,
    source: `@site/docs/${id}.mdx`,
    frontMatter: {layout: 'docs'},
    ...more,
  });
  const sidebars = {
    docs: [
      {
        type: 'category',
        label: 'Guides',
        link: {type: 'doc', id: 'guides'},
        items: [{type: 'category', label: 'Deeper', items: [{type: 'doc', id: 'deep'}]}],
      },
    ],
  };
  const warningsOf = (docs: object[], menus: object = sidebars) => {
    const warn = jest.fn<undefined, [string]>();
    const plugin = contentPlugin({siteDir}, {}, {warn});
    void plugin.allContentLoaded?.({
      allContent: {
        'docusaurus-plugin-content-docs': {
          default: {loadedVersions: [{docs, sidebars: menus}]},
        },
      },
    } as never);
    return warn.mock.calls.flat();
  };

  it('are named, each with what to do', () => {
    expect(warningsOf([doc('guides'), doc('deep'), doc('api/lost')])).toEqual([
      'docs/api/lost.mdx is in no menu, so readers find it by search and links only: add \'api/lost\' to sidebars.ts, or "unlisted: true" to the page.',
    ]);
  });

  it('are right where they need no menu', () => {
    const pages = [
      doc('index', {slug: '/'}),
      doc('hidden', {unlisted: true}),
      doc('terms', {frontMatter: {layout: 'legal'}}),
    ];
    expect(warningsOf(pages)).toEqual([]);
    expect(warningsOf([doc('a')], {})).toEqual([]);
  });
});
