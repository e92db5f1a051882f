import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadOptional, loadPart} from '..';

const tools = path.resolve(__dirname, '../..');

/** The files that the tools load when they are needed, each time one is named. */
function loadedFiles(): string[] {
  return readdirSync(tools, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(tools, file), 'utf8')
          .replaceAll(/^ *\*.*$/gm, '')
          .matchAll(/\bimport\('(\.[^']+)'\)/g),
      ].map(([, target = '']) => path.join(path.dirname(file), target)),
    );
}

test('each part is named in one import only: the bundler makes a chunk for each', () => {
  const files = loadedFiles();
  expect(files.length).toBeGreaterThan(15);
  const once = new Set(files);
  expect(files.filter((file) => !once.delete(file))).toEqual([]);
});

test('a part that cannot be loaded says what to check', async () => {
  await expect(loadPart(() => Promise.resolve(1))).resolves.toBe(1);
  await expect(loadPart(() => Promise.reject(new TypeError('chunk 7')))).rejects.toThrow(
    'A part of this page could not be loaded. Check your connection.',
  );
});

test('a result does without an optional part that cannot be loaded', async () => {
  expect(await loadOptional(() => Promise.resolve('part'))).toBe('part');
  expect(
    await loadOptional(() => Promise.reject<string>(new Error('gone'))),
  ).toBeUndefined();
});
