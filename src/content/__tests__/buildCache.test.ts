import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashOf, openBuildCache} from '../buildCache';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  mkdirSync(path.join(dir, 'room'));
  writeFileSync(path.join(dir, 'room/make.ts'), 'first');
  writeFileSync(path.join(dir, 'lock.json'), '{}');
});
afterEach(() => {
  rmSync(dir, {recursive: true});
});

const file = () => path.join(dir, 'kept/things.json');
const open = () => openBuildCache<string>(dir, 'kept/things.json', ['room', 'lock.json']);

async function build(...wanted: string[]): Promise<string[]> {
  const cache = await open();
  const made = wanted.filter((one) => cache.get(one) === undefined);
  made.forEach((one) => {
    cache.set(one, `made of ${one}`);
  });
  await cache.save();
  return made;
}

test('what one build has made, the next one knows', async () => {
  expect(await build('a', 'b')).toEqual(['a', 'b']);
  expect(await build('a', 'b', 'c')).toEqual(['c']);
  expect((await open()).get('c')).toBe('made of c');
});

test('what a build did not ask for is forgotten', async () => {
  await build('a', 'b');
  await build('a');
  expect(await build('a', 'b')).toEqual(['b']);
});

test.each(['room/make.ts', 'lock.json'])('a change of %s forgets all', async (name) => {
  await build('a');
  writeFileSync(path.join(dir, name), 'other');
  expect(await build('a')).toEqual(['a']);
});

test('a file in an inner folder, or of another kind, makes nothing', async () => {
  await build('a');
  mkdirSync(path.join(dir, 'room/view'));
  writeFileSync(path.join(dir, 'room/view/x.ts'), '');
  writeFileSync(path.join(dir, 'room/notes.md'), '');
  expect(await build('a')).toEqual([]);
});

test('a broken cache is an empty one', async () => {
  await build('a');
  writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, -3));
  expect(await build('a')).toEqual(['a']);
});

test('what a build has made it knows at once', async () => {
  const cache = await open();
  expect(cache.get('a')).toBeUndefined();
  cache.set('a', 'made of a');
  expect(cache.get('a')).toBe('made of a');
});

test('code that is not there has made nothing, until it comes', async () => {
  rmSync(path.join(dir, 'lock.json'));
  await build('a');
  expect(await build('a')).toEqual([]);
  writeFileSync(path.join(dir, 'lock.json'), '{}');
  expect(await build('a')).toEqual(['a']);
});

test('a cache without anything in it is an empty one', async () => {
  await build();
  const {maker} = JSON.parse(readFileSync(file(), 'utf8')) as {maker: string};
  writeFileSync(file(), JSON.stringify({maker}));
  expect(await build('a')).toEqual(['a']);
});

test('where one text ends and the next begins is part of a hash', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});
