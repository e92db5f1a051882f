import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {AllContent, I18n, PluginContentLoadedActions} from '@docusaurus/types';
import {builtFile} from '../builtFile';
import {languagesOf, originalOf} from '../originals';
import localesPlugin, {menuTexts} from '../plugin';
import type {Languages} from '../types';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'locales-'));
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function write(...files: readonly string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), '');
  }
}

it.each([
  ['docs/api/email.mdx', 'i18n/de/docusaurus-plugin-content-docs/current/api/email.mdx'],
  ['legal/terms.mdx', 'i18n/de/docusaurus-plugin-content-docs-legal/current/terms.mdx'],
  ['blog/a/index.mdx', 'i18n/de/docusaurus-plugin-content-blog/a/index.mdx'],
  ['src/pages/pricing.tsx', 'i18n/de/docusaurus-plugin-content-pages/pricing.tsx'],
])('%s is the original of its copy', (file, copy) => {
  expect(originalOf(copy)).toEqual({file, locale: 'de'});
  expect(originalOf(file)).toEqual({file});
});

it('knows a page’s languages by its files', () => {
  const copy = 'i18n/de/docusaurus-plugin-content-docs/current/b.mdx';
  write('docs/a.mdx', 'docs/b.mdx', copy);
  expect(languagesOf(siteDir, 'docs/a.mdx', ['en', 'de'])).toEqual(['en']);
  expect(languagesOf(siteDir, 'docs/b.mdx', ['en', 'de', 'fr'])).toEqual(['en', 'de']);
  expect(languagesOf(siteDir, copy, ['en', 'de'])).toEqual(['en', 'de']);
});

it('finds the file of an address in the folder of a language, and beside it', () => {
  expect(builtFile('/build/de', '/de/', '/de/docs/')).toBe(
    path.normalize('/build/de/docs/'),
  );
  expect(builtFile('/build/de', '/de/', '/cards/de/a.png')).toBe('/build/cards/de/a.png');
  expect(builtFile('/build', '/', '/cards/a.png')).toBe('/build/cards/a.png');
});

const setting = (locale: string, baseUrl: string) =>
  ({
    label: locale.toUpperCase(),
    htmlLang: locale,
    baseUrl,
  }) as I18n['localeConfigs'][string];

/** What the pages of a language know, with one translated page and one menu text. */
async function languagesIn(currentLocale: string, locales: string[]) {
  const baseUrl = currentLocale === 'en' ? '/' : `/${currentLocale}/`;
  const plugin = localesPlugin({
    siteDir,
    baseUrl,
    i18n: {
      defaultLocale: 'en',
      currentLocale,
      locales,
      localeConfigs: {en: setting('en', '/'), de: setting('de', '/de/')},
    } as unknown as I18n,
  });
  const texts = (await plugin.loadContent?.()) ?? {};
  const [first = ''] = Object.keys(texts);
  const [file] = await Promise.resolve(
    plugin.getTranslationFiles?.({content: texts}) ?? [],
  );
  const content = plugin.translateContent?.({
    content: texts,
    translationFiles: [
      {path: 'menus', content: {...file?.content, [first]: {message: '[de] text'}}},
    ],
  });
  const data: Languages[] = [];
  const actions = {
    setGlobalData: (given: unknown) => data.push(given as Languages),
  } as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content: content ?? {}, actions});
  write(
    'docs/a.mdx',
    'i18n/de/docusaurus-plugin-content-docs/current/a.mdx',
    'docs/b.mdx',
    'blog/dkim.mdx',
    'i18n/de/docusaurus-plugin-content-blog/dkim.mdx',
    'blog/colors.mdx',
  );
  const blogPosts = (['dkim Authentication', 'colors Design'] as const).map((post) => {
    const [name = '', topic] = post.split(' ');
    return {
      metadata: {
        permalink: `${baseUrl}articles/${name}`,
        source: `@site/blog/${name}.mdx`,
        frontMatter: {topic},
      },
    };
  });
  const docs = ['a', 'b'].map((name) => ({
    permalink: `${baseUrl}docs/${name}`,
    source: `@site/docs/${name}.mdx`,
  }));
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {}}]}},
    'docusaurus-plugin-content-blog': {default: {blogPosts}},
  } as unknown as AllContent;
  await plugin.allContentLoaded?.({allContent, actions});
  return {data: data[0], first, file};
}

it('tells the pages which of them are translated, and what their menus say', async () => {
  for (const current of ['en', 'de']) {
    const {data, first} = await languagesIn(current, ['de', 'en']);
    expect(data?.all.map(({locale}) => locale)).toEqual(['en', 'de']);
    expect(data?.translations).toMatchObject({'/docs/a/': ['en', 'de']});
    expect(data?.translations).not.toHaveProperty('/docs/b/');
    expect(data?.menus).toEqual({[first]: '[de] text'});
  }
});

it('shows a list of articles in every language that one of them is in', async () => {
  const {data} = await languagesIn('de', ['en', 'de']);
  expect(data?.translations).toMatchObject({
    '/articles/': ['en', 'de'],
    '/articles/topic/authentication/': ['en', 'de'],
  });
  expect(data?.translations).not.toHaveProperty('/articles/topic/design/');
});

it('hands all texts of the menus to translators', async () => {
  const {file} = await languagesIn('en', ['en', 'de']);
  expect(Object.keys(file?.content ?? {})).toEqual(menuTexts());
  expect(menuTexts().length).toBeGreaterThan(30);
});

it('leaves nothing in the pages of a site in one language', async () => {
  expect((await languagesIn('en', ['en'])).data).toBeUndefined();
});
