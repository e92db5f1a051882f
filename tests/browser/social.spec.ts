import {readFileSync, statSync} from 'node:fs';
import sharp from 'sharp';
import {brand} from '../../src/site/brand';
import {allPages, expect, test} from '../support/site';

/** Content of one of a built page's meta elements. */
function metaOf(html: string, name: string): string | undefined {
  const element = new RegExp(`<meta[^>]*(?:property|name)="?${name}"?[ />][^>]*>`).exec(
    html,
  );
  return /content="?([^"> ]+)/.exec(element?.[0] ?? '')?.[1];
}

test('every page of the sitemap has a card of its own, light enough to be shown', async () => {
  const cards = new Set<string>();
  for (const page of allPages()) {
    const html = readFileSync(`build${page}index.html`, 'utf8');
    const address = metaOf(html, 'og:image') ?? '';
    expect(address, page).toMatch(new RegExp(`^${brand.url}/cards/.+[.]png$`));
    expect(metaOf(html, 'twitter:image'), page).toBe(address);
    expect(metaOf(html, 'og:image:width'), page).toBe('1200');
    expect(metaOf(html, 'og:image:height'), page).toBe('630');
    expect(metaOf(html, 'og:image:alt'), page).toBeTruthy();
    const file = `build${new URL(address).pathname}`;
    expect(statSync(file).size, page).toBeLessThan(120_000);
    const {width, height, format} = await sharp(file).metadata();
    expect([format, width, height], page).toEqual(['png', 1200, 630]);
    cards.add(address);
  }
  expect(cards.size).toBe(allPages().length);
});

test('a card is served as a picture that may be kept for a day', async ({request}) => {
  const answer = await request.get('/cards/index.png');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect(answer.headers()['cache-control']).toBe('public, max-age=86400');
});
