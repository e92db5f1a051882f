import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sourceMapsDir, takeOutSourceMaps} from '../sourceMaps';

it('leaves no map in what is deployed, and keeps the folders', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'maps-'));
  const built = path.join(folder, 'build');
  const target = sourceMapsDir(folder, 'abc');
  await mkdir(path.join(built, 'assets/js'), {recursive: true});
  await mkdir(target, {recursive: true});
  await writeFile(path.join(built, 'assets/js/main.1.js'), 'x');
  await writeFile(path.join(built, 'assets/js/main.1.js.map'), '{}');
  await mkdir(path.join(built, 'assets/monitoring'));
  await writeFile(path.join(built, 'assets/monitoring/pages-1.js'), 'y');
  await writeFile(path.join(built, 'site.map'), 'a map of the site');
  await writeFile(path.join(target, 'old.js.map'), 'from the build before');

  const count = await takeOutSourceMaps(
    built,
    target,
    new Map([['/assets/monitoring/pages-1.js.map', '{"version":3}']]),
  );
  expect(count).toBe(2);
  expect((await readdir(built, {recursive: true})).sort()).toEqual([
    'assets',
    'assets/js',
    'assets/js/main.1.js',
    'assets/monitoring',
    'assets/monitoring/pages-1.js',
    'site.map',
  ]);
  expect(
    (await readdir(target, {recursive: true}))
      .filter((file) => file.includes('.js'))
      .sort(),
  ).toEqual([
    'assets/js/main.1.js',
    'assets/js/main.1.js.map',
    'assets/monitoring/pages-1.js',
    'assets/monitoring/pages-1.js.map',
  ]);
  expect(
    await readFile(path.join(target, 'assets/monitoring/pages-1.js.map'), 'utf8'),
  ).toBe('{"version":3}');
  await rm(folder, {recursive: true});
});
