import {Script} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {compileSearch} from '../compile';

const siteDir = process.cwd();

const kilobytes = (text: string) => gzipSync(text, {level: 9}).length / 1024;

/** Names that a module exports. */
function exportsOf(text: string): string[] {
  const [, exported = ''] = /export\{([^}]*)\}/.exec(text) ?? [];
  return exported
    .split(',')
    .map((name) => name.replace(/.* as /, ''))
    .sort();
}

it('makes a module of two functions, and a worker that it starts', async () => {
  const {entry, files} = await compileSearch(siteDir);
  expect([...files.keys()]).toEqual([
    expect.stringMatching(/^\/assets\/search\/search-\w{8}\.js$/),
    expect.stringMatching(/^\/assets\/search\/worker-\w{8}\.js$/),
    expect.stringMatching(/^\/assets\/search\/paste-\w{8}\.js$/),
  ]);
  const [search = '', worker] = files.keys();
  expect(entry).toBe(search);
  const text = files.get(entry) ?? '';
  expect(exportsOf(text)).toEqual(['openSearch', 'warmUp']);
  expect(text).toContain(worker);
  // Started as a classic script, it must be one.
  expect(() => new Script(files.get(worker ?? '') ?? 'export {}')).not.toThrow();
});

it('makes a module of one function for pasted errors', async () => {
  const {files} = await compileSearch(siteDir);
  const [, , paste = ''] = files.values();
  expect(exportsOf(paste)).toEqual(['explain']);
});

it('gives the same names for the same sources', async () => {
  expect(await compileSearch(siteDir)).toEqual(await compileSearch(siteDir));
});

it('brings its style sheet along, small and without comments', async () => {
  const {entry, files} = await compileSearch(siteDir);
  const text = files.get(entry) ?? '';
  expect(text).toContain('.search-option[aria-selected=true]');
  expect(text).not.toContain('/*');
});

it('carries no React, and is small', async () => {
  const {files} = await compileSearch(siteDir);
  const [search = '', worker = '', paste = ''] = files.values();
  expect(search + worker).not.toMatch(/react/i);
  expect(kilobytes(search)).toBeLessThan(6);
  expect(kilobytes(worker)).toBeLessThan(11);
  // Fetched for a text that looks like an error, and only then.
  expect(kilobytes(paste)).toBeLessThan(12);
});

it('speaks the language it is compiled for, and searches in its pages', async () => {
  const language = {baseUrl: '/de/', words: {'Start here': '[de] Start here'}};
  const {entry, files} = await compileSearch(siteDir, language);
  expect(files.get(entry)).toContain('[de] Start here');
  expect(files.get(entry)).toContain('/de/search.json');
  const ours = await compileSearch(siteDir);
  expect(ours.files.get(ours.entry)).not.toContain('/de/');
});
