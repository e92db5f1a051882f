import {readFileSync} from 'node:fs';
/** The sitemap, and what is served beside pages. What holds on each is in `everyPage`. */
import {pathsOfKind} from '../../src/site';
import {allPages, expect, KINDS, test} from '../support/site';

const pages = allPages();

test('the sitemap lists one page of every kind', () => {
  expect(pages).toEqual(
    expect.arrayContaining(Object.values(KINDS).map(({path}) => path)),
  );
});

test('every address is lower case and ends in a slash', () => {
  expect(
    pages.filter((path) => path !== path.toLowerCase() || !path.endsWith('/')),
  ).toEqual([]);
});

test('the social card is a picture of 1200 by 630', async ({page}) => {
  await page.goto('/');
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/img/card.png';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});

test('home has Organization and WebSite data, other pages their breadcrumbs', async ({
  request,
}) => {
  const types = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [
      ...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g),
    ].map(([, text = '']) => (JSON.parse(text) as {'@type': string})['@type']);
  };
  expect(await types('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  for (const path of pages.filter((path) => path !== '/')) {
    expect(await types(path), path).toContain('BreadcrumbList');
  }
});

test('robots.txt, sitemap and manifest are served', async ({request}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('<lastmod>');
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: {src: string}[];
  };
  for (const {src} of manifest.icons) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
});

test('a part that React leaves alone has all its looks in the sheets of its page', () => {
  const sheets = new Map<string, string>();
  const sheet = (file: string) => {
    const text = sheets.get(file) ?? readFileSync(`build${file}`, 'utf8');
    sheets.set(file, text);
    return text;
  };
  for (const path of pathsOfKind('tool')) {
    const html = readFileSync(`build${path}index.html`, 'utf8');
    const [, part = ''] = html.split('data-built-part');
    expect(part, path).not.toBe('');
    const css = [...html.matchAll(/\/assets\/css\/[\w.]+\.css/g)]
      .map(([file]) => sheet(file))
      .join('');
    // Names that come from a sheet of one component end like all of that sheet.
    const names = [...part.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)]
      .flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/))
      .filter((name) => /_[\w-]{2,}$/.test(name));
    expect(names.length, path).toBeGreaterThan(10);
    expect([...new Set(names)].filter((name) => !css.includes(`.${name}`))).toEqual([]);
  }
});
