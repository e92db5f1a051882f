import {existsSync} from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import monitoringPlugin from '../plugin';

const PLAUSIBLE = {domain: 'a.example', origin: 'https://plausible.example'};
const SENTRY = {
  dsn: 'https://key@errors.example/1',
  environment: 'production',
  release: 'v1',
};

let siteDir = '';
let mode: string | undefined;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'monitoring-'));
  for (const name of ['src', 'node_modules', 'package.json']) {
    await symlink(path.resolve(name), path.join(siteDir, name));
  }
  mode = process.env['NODE_ENV'];
  Object.assign(process.env, {NODE_ENV: 'production'});
});
afterEach(async () => {
  Object.assign(process.env, {NODE_ENV: mode});
  await rm(siteDir, {recursive: true});
});

async function load(options: PluginOptions) {
  const outDir = path.join(siteDir, 'build');
  const plugin = monitoringPlugin({siteDir, outDir} as unknown as LoadContext, options);
  const content = (await plugin.loadContent?.()) ?? {files: new Map<string, string>()};
  const folder = path.join(siteDir, '.cache/static/assets/monitoring');
  return {
    plugin,
    content,
    outDir,
    tags: plugin.injectHtmlTags?.({content}),
    files: existsSync(folder) ? await readdir(folder) : [],
  };
}

it('does nothing where nothing is set, and takes away what a build before has left', async () => {
  const folder = path.join(siteDir, '.cache/static/assets/monitoring');
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'pages-OLD.js'), 'old');
  const {tags, files} = await load({});
  expect(tags).toEqual({});
  expect(files).toEqual([]);
});

it('does nothing in the development server', async () => {
  Object.assign(process.env, {NODE_ENV: 'development'});
  const {tags, files} = await load({plausible: PLAUSIBLE, sentry: SENTRY});
  expect(tags).toEqual({});
  expect(files).toEqual([]);
});

it('writes the files and puts one script into each page', async () => {
  const {tags, files} = await load({plausible: PLAUSIBLE, sentry: SENTRY});
  const [first = ''] = files.filter((file) => file.startsWith('pages-'));
  expect(tags).toEqual({
    headTags: [
      {
        tagName: 'script',
        attributes: {type: 'module', async: true, src: `/assets/monitoring/${first}`},
      },
    ],
  });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(
    await readFile(path.join(siteDir, '.cache/static/assets/monitoring', first), 'utf8'),
  ).toContain('"v1"');
});

it('keeps source maps out of what is deployed', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation();
  const {plugin, content, outDir, files} = await load({sentry: SENTRY, sourceMaps: true});
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  // What Docusaurus does: static files, and the bundler's maps.
  const built = path.join(outDir, 'assets/monitoring');
  await mkdir(built, {recursive: true});
  for (const file of files) {
    await writeFile(path.join(built, file), 'a script');
  }
  await mkdir(path.join(outDir, 'assets/js'));
  await writeFile(path.join(outDir, 'assets/js/main.1.js'), 'a script');
  await writeFile(path.join(outDir, 'assets/js/main.1.js.map'), '{}');
  await plugin.postBuild?.({content} as unknown as Parameters<
    NonNullable<typeof plugin.postBuild>
  >[0]);
  const deployed = await readdir(outDir, {recursive: true});
  expect(deployed.filter((file) => file.endsWith('.map'))).toEqual([]);
  const maps = await readdir(path.join(siteDir, '.cache/source-maps/v1'), {
    recursive: true,
  });
  expect(maps).toEqual(
    expect.arrayContaining([
      'assets/js/main.1.js.map',
      expect.stringMatching(/^assets\/monitoring\/pages-.*\.js\.map$/),
    ]),
  );
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();

  const configured = (isServer: boolean) =>
    plugin.configureWebpack?.(
      {},
      isServer,
      undefined as unknown as Parameters<NonNullable<typeof plugin.configureWebpack>>[2],
      content,
    );
  expect(configured(false)).toEqual({devtool: 'hidden-source-map'});
  expect(configured(true)).toEqual({});
});
