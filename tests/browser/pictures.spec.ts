import {readdirSync, readFileSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import sharp from 'sharp';
import {
  allPages,
  approachApp,
  boot,
  expect,
  KINDS,
  isolatedTest as test,
} from '../support/site';

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

const ground = (image: Locator) =>
  image.evaluate((element) => getComputedStyle(element).backgroundColor);
const NONE = 'rgba(0, 0, 0, 0)';

for (const [where, starts] of [
  ['with React', true],
  ['where React never starts', false],
] as const) {
  test(`a picture that does not come counts as loaded after four seconds, ${where}`, async ({
    page,
  }) => {
    let release = () => undefined as unknown;
    const held = new Promise((resolve) => {
      release = () => {
        resolve(undefined);
      };
    });
    await page.route('**/assets/pictures/**', async (route) => {
      await held;
      await route.abort();
    });
    if (!starts) {
      await page.route('**/assets/js/**', (route) => route.abort());
    }
    await page.goto(ARTICLE, {waitUntil: 'commit'});
    const image = page.locator(cover).first();
    await image.waitFor();
    if (starts) {
      // The page's load never ends, because its picture does not come.
      await approachApp(page);
      await expect(page.locator('html')).toHaveAttribute('data-boot', 'ready');
    } else {
      await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
    }
    // The clock of the style sheet is set, so that a slow machine changes nothing.
    const groundAt = (milliseconds: number) =>
      image.evaluate((element, time) => {
        element.getAnimations().forEach((animation) => {
          animation.pause();
          animation.currentTime = time;
        });
        return getComputedStyle(element).backgroundColor;
      }, milliseconds);
    expect(await groundAt(3900)).not.toBe(NONE);
    expect(await groundAt(4100)).toBe(NONE);
    await image.evaluate((element) => {
      element.getAnimations().forEach((animation) => {
        animation.currentTime = 3500;
        animation.play();
      });
    });
    await expect.poll(() => ground(image), {timeout: 10_000}).toBe(NONE);
    release();
  });
}

for (const {what, folder, expected, least} of [
  {
    what: 'cover and picture',
    folder: '/assets/pictures/',
    expected: [1024, 2048],
    least: 2 * 19,
  },
  {
    what: 'picture of an email',
    folder: '/assets/emails/',
    expected: [480, 1024, 2048],
    least: 3 * 2 * 14 - 1,
  },
]) {
  test(`every ${what} comes as wide as its name and its srcset say, at ${expected.join(', ')} pixels`, async () => {
    const seen = new Set<string>();
    for (const page of allPages()) {
      const html = readFileSync(`build${page}index.html`, 'utf8');
      for (const [, srcset = ''] of html.matchAll(/srcset="?(\/assets\/[^">]*)/gi)) {
        if (!srcset.startsWith(folder)) {
          continue;
        }
        const widths: number[] = [];
        for (const candidate of srcset.split(/,\s*/)) {
          const [address = '', said = ''] = candidate.split(' ');
          const {width, format, compression} = await sharp(`build${address}`).metadata();
          expect.soft([format, compression], address).toEqual(['heif', 'av1']);
          expect.soft(said, address).toBe(`${width}w`);
          expect.soft(address).toMatch(new RegExp(`-${width}\\.avif$`));
          widths.push(width);
          seen.add(address);
        }
        expect.soft(widths, srcset).toEqual(expected);
      }
    }
    expect(seen.size).toBeGreaterThan(least);
  });
}

test('no picture is in the build that no page shows', () => {
  const pages = allPages().map((page) => readFileSync(`build${page}index.html`, 'utf8'));
  const shown = new Set(
    pages.join('\n').match(/(?<=\/assets\/pictures\/)[\w-]+(?=-\d+\.)/g),
  );
  const there = readdirSync('build/assets/pictures').map((file) =>
    file.replace(/-\d+\.\w+$/, ''),
  );
  expect(new Set(there)).toEqual(shown);
});
