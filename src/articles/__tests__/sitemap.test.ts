import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {coverOf} from '../arrange';
import {createSitemapItems} from '../sitemap';

const mockFiles = new Map<string, string>();
jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  readFile: (file: string) => {
    const text = mockFiles.get(file);
    return text === undefined
      ? Promise.reject(new Error(`${file} was read.`))
      : Promise.resolve(text);
  },
}));

const SITE = 'https://www.acme.example';

afterEach(() => {
  mockFiles.clear();
  coverOf.clear();
});

const route = (address: string, file?: string): RouteConfig => ({
  path: address,
  component: '@theme/Page',
  ...(file !== undefined && {metadata: {sourceFilePath: file}}),
});

/** The entries of some routes, which have Git's date where nothing else is known. */
function entriesOf(routes: RouteConfig[], addresses: readonly string[]) {
  return createSitemapItems({
    siteConfig: {url: SITE},
    routes,
    defaultCreateSitemapItems: () =>
      Promise.resolve(
        addresses.map((address) => ({url: SITE + address, lastmod: '2026-01-31'})),
      ),
  } as unknown as Parameters<typeof createSitemapItems>[0]);
}

/** The date of an article with some fields. */
async function dateOf(...fields: string[]) {
  const file = 'blog/mail/index.mdx';
  mockFiles.set(path.resolve(file), `---\n${fields.join('\n')}\n---\n\nText.\n`);
  const [entry] = await entriesOf([route('/articles/mail/', file)], ['/articles/mail/']);
  return entry?.lastmod;
}

describe('an article’s date in the sitemap', () => {
  const published = 'datePublished: 2026-11-20';

  it('is that of its last update, as readers see it', async () => {
    expect(await dateOf(published, 'dateModified: 2026-11-22')).toBe('2026-11-22');
    expect(await dateOf(published, "dateModified: '2026-11-22T23:30:00Z'")).toBe(
      '2026-11-22',
    );
  });

  it('is that of its publication when it was never updated', async () => {
    expect(await dateOf(published)).toBe('2026-11-20');
    expect(await dateOf("datePublished: '2026-11-20'")).toBe('2026-11-20');
    expect(await dateOf(published, 'dateModified: 5')).toBe('2026-11-20');
  });

  it('is Git’s where its fields have none', async () => {
    expect(await dateOf('title: Mail')).toBe('2026-01-31');
  });

  it('is found for a translation and for a route inside another one', async () => {
    const copy = 'i18n/de/docusaurus-plugin-content-blog/mail/index.mdx';
    mockFiles.set(path.resolve(copy), `---\n${published}\n---\n`);
    const routes = [
      {...route('/de/articles/'), routes: [route('/de/articles/mail/', copy)]},
    ];
    expect(await entriesOf(routes, ['/de/articles/mail/'])).toEqual([
      {url: `${SITE}/de/articles/mail/`, lastmod: '2026-11-20'},
    ]);
  });
});

it('leaves the entries of other pages as they are, and does not read their files', async () => {
  const routes = [
    route('/docs/', 'docs/index.mdx'),
    route('/about/', 'src/pages/blog/about.tsx'),
    route('/tools/'),
  ];
  const addresses = ['/docs/', '/about/', '/tools/'];
  expect(await entriesOf(routes, addresses)).toEqual(
    addresses.map((address) => ({url: SITE + address, lastmod: '2026-01-31'})),
  );
});

it('names the cover of an article, and no picture of a page without one', async () => {
  coverOf.set('/articles/mail/', '/assets/images/mail.png');
  expect(await entriesOf([], ['/articles/mail/', '/articles/'])).toEqual([
    {
      url: `${SITE}/articles/mail/`,
      lastmod: '2026-01-31',
      img: [{url: `${SITE}/assets/images/mail.png`}],
    },
    {url: `${SITE}/articles/`, lastmod: '2026-01-31'},
  ]);
});
