import {boot, expect, KINDS, test} from '../support/site';

const ARTICLE = KINDS.article.path;
const cover = 'article img';

test('the cover comes first, in AVIF, with its size', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') {
      asked.push(new URL(request.url()).pathname);
    }
  });
  await page.goto(ARTICLE, {waitUntil: 'networkidle'});
  const image = page.locator(cover).first();
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).toHaveAttribute('loading', 'eager');
  await expect(image).toHaveAttribute('width', '840');
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
    /\.avif$/,
  );
  expect(asked.filter((path) => path.includes('cover'))).toHaveLength(1);
});

test('a picture that fails is treated as loaded', async ({page}) => {
  await page.route('**/assets/pictures/**', (route) => route.abort());
  await page.goto(ARTICLE);
  await boot(page);
  await expect(page.locator(cover).first()).toHaveAttribute('data-settled', 'true');
});

test('a picture that does not come is treated as loaded after four seconds', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => undefined as unknown;
  await page.route('**/assets/pictures/**', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.abort();
  });
  await page.goto(ARTICLE, {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['boot'] === 'ready');
  const image = page.locator(cover).first();
  await expect(image).not.toHaveAttribute('data-settled', 'true');
  await page.clock.runFor(4100);
  await expect(image).toHaveAttribute('data-settled', 'true');
  release();
});
