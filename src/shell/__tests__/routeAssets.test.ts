import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {RouteAssetsPlugin} from '../routeAssets';

type Compiler = Parameters<RouteAssetsPlugin['apply']>[0];
type Hook = Parameters<Compiler['hooks']['done']['tap']>[1];
type Groups = Parameters<Hook>[0]['compilation']['chunkGroups'];

const before = process.env['NODE_ENV'];
let folder: string;
const manifest = () => path.join(folder, 'client-manifest.json');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
});
afterEach(() => {
  process.env['NODE_ENV'] = before;
  rmSync(folder, {recursive: true});
});

/** Lets the plugin hear that the bundler has finished. */
function finish(chunkGroups: Groups): void {
  const compiler: Compiler = {
    hooks: {
      done: {
        tap: (_, hook) => {
          hook({compilation: {chunkGroups}});
        },
      },
    },
  };
  new RouteAssetsPlugin(manifest()).apply(compiler);
}

it('adds the chunks of a route by what it imports, each once', () => {
  const assets = {a: {js: []}};
  const entrypoints = ['other'];
  writeFileSync(
    manifest(),
    JSON.stringify({
      origins: {'@theme/DocItem': [1], other: ['z']},
      entrypoints,
      assets,
    }),
  );
  finish([
    {
      chunks: [{id: 1}, {id: 'two'}, {id: 0}, {id: null}, {}],
      origins: [{request: '@theme/DocItem'}, {request: '@site/src/x'}, {}],
    },
    {chunks: [{id: 'two'}, {id: 3}], origins: [{request: '@theme/DocItem'}]},
    {chunks: [{id: 4}], origins: []},
  ]);
  expect(JSON.parse(readFileSync(manifest(), 'utf8'))).toEqual({
    origins: {
      '@theme/DocItem': [1, 'two', 0, 3],
      '@site/src/x': [1, 'two', 0],
      other: ['z'],
    },
    entrypoints,
    assets,
  });
});

it('misses the manifest in a build, and needs none while a writer works', () => {
  process.env['NODE_ENV'] = 'production';
  expect(() => {
    finish([]);
  }).toThrow(/"origins" in client-manifest\.json/);
  process.env['NODE_ENV'] = 'development';
  expect(() => {
    finish([]);
  }).not.toThrow();
});
