import {brand} from '../../src/site/brand';
import {allPages, boot, budgetOf, expect, test} from '../support/site';
import {kilobytes, record, total} from '../support/transfers';

const pages = allPages();

test('the sitemap lists one page of every kind', () => {
  expect(pages).toEqual(
    expect.arrayContaining([
      '/',
      '/articles/',
      '/articles/what-is-dkim/',
      '/docs/api/email/',
      '/docs/email-sending-quickstart/',
      '/email-sending-api/',
      '/legal/privacy-policy/',
      '/tools/spf-generator/',
      '/transactional-email-templates/password-reset/',
    ]),
  );
});

test('every address is lower case and ends in a slash', () => {
  expect(
    pages.filter((path) => path !== path.toLowerCase() || !path.endsWith('/')),
  ).toEqual([]);
});

for (const path of pages) {
  const budget = budgetOf(path);
  test(`${path} is whole, and at most ${String(budget)} KB before the first intent`, async ({
    page,
    messages,
  }) => {
    const transfers = record(page);
    const response = await page.goto(path, {waitUntil: 'networkidle'});
    expect(response?.status()).toBe(200);

    // Applications boot at once: their scripts, and those fetched ahead, are no part of this.
    const before = (await transfers()).filter(
      ({path: file}) => !file.startsWith('/assets/js/'),
    );
    console.log(`${path}: ${kilobytes(total(before))} before the first intent`);
    expect.soft(total(before)).toBeLessThanOrEqual(budget * 1024);
    expect.soft(before.some(({kind}) => kind === 'font')).toBe(true);

    const title = await page.title();
    expect(title).toContain(brand.name);
    expect(title.length).toBeLessThanOrEqual(70);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main#main')).toHaveCount(1);

    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    const text = (await description.getAttribute('content')) ?? '';
    expect(text.length).toBeGreaterThanOrEqual(50);
    expect(text.length).toBeLessThanOrEqual(160);

    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', brand.url + path);
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
      await expect(page.locator(`meta[property="${property}"]`)).toHaveCount(1);
    }
    await expect(page.locator('meta[name="keywords"]')).toHaveCount(1);

    for (const block of await page
      .locator('script[type="application/ld+json"]')
      .allTextContents()) {
      const node = JSON.parse(block) as Record<string, unknown>;
      expect(node['@context']).toBe('https://schema.org');
      expect(node['@type']).toBeTruthy();
    }

    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName.slice(1))));
    const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 1) > 1);
    expect(jumps, `heading levels ${levels.join(' ')}`).toEqual([]);

    await boot(page);
    expect(messages).toEqual([]);
  });
}

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
