import {existsSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Props} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {CmsPlace} from '../config';
import cmsPlugin, {validateOptions, type Options} from '../plugin';

const asked: CmsPlace[] = [];
// The bundler does not run in Jest; the browser test serves what it makes.
jest.mock('../files', () => ({
  cmsFiles: (place: CmsPlace) => {
    asked.push(place);
    return Promise.resolve(
      new Map([
        ['index.html', '<!doctype html>'],
        ['chunks/a.js', 'export {};'],
      ]),
    );
  },
}));

/** Runs the build step, and gives the folder of the built site. */
async function build(options: Options): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'cms-'));
  const checked = validateOptions({
    options,
    validate: normalizePluginOptions as never,
  });
  const i18n = {currentLocale: 'en', defaultLocale: 'en'} as LoadContext['i18n'];
  const plugin = cmsPlugin({i18n} as LoadContext, checked);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await plugin.postBuild?.({
    outDir,
    siteConfig: {url: 'https://www.acme.example'},
  } as Props & {
    content: unknown;
    head: Record<string, never>;
    routesBuildMetadata: never;
  });
  return outDir;
}

it('leaves the CMS out of the built site when no Git host is configured', async () => {
  const outDir = await build({});
  expect(existsSync(path.join(outDir, 'admin'))).toBe(false);
  expect(asked).toEqual([]);
});

it('writes the CMS of the configured Git host, and never one of a folder', async () => {
  const cms = {backend: 'github', repo: 'acme/website', branch: 'main'} as const;
  const outDir = await build({cms});
  expect(readFileSync(path.join(outDir, 'admin/index.html'), 'utf8')).toMatch(/^<!doc/);
  expect(existsSync(path.join(outDir, 'admin/chunks/a.js'))).toBe(true);
  expect(asked).toEqual([
    {kind: 'git', settings: cms, siteUrl: 'https://www.acme.example'},
  ]);
});

it('refuses settings that name no repository', () => {
  expect(() =>
    validateOptions({
      options: {cms: {backend: 'github', branch: 'main'}} as unknown as Options,
      validate: normalizePluginOptions as never,
    }),
  ).toThrow(/repo/);
});
