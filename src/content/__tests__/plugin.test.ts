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
