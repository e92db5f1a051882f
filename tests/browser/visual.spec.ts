import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {pathsOfKind} from '../../src/site';
import {differencesOf, readPicture} from '../support/pictures';
import {isExhaustive, placeOf} from '../support/scope';
import {booted, expect, test} from '../support/site';

/**
 * The first screen of each composition against the picture that was last looked at. The
 * pictures are a tenth as wide as the screen: large enough to see a missing drawing, a
 * wrong ground or a column that moved, too small to see which fonts the machine has.
 * A line of text more or fewer is no fault.
 *
 * A usual run looks at each page in one of the views, an exhaustive one in all. After a change
 * that is meant, look at the pages, then
 * `npm run build && TEST_ALL=1 npx playwright test visual --update-snapshots=all` and commit.
 */
const PAGES: readonly string[] = [
  ...pathsOfKind('home', 'company', 'feature', 'articles', 'templates'),
  '/articles/what-is-dkim/',
  '/docs/',
  '/docs/email-sending-quickstart/',
  '/legal/privacy-policy/',
  '/tools/',
  '/tools/spf-checker/',
  '/transactional-email-templates/password-reset/',
];

const VIEWS = {
  phone: {width: 390, height: 840, colorScheme: 'dark'},
  desktop: {width: 1440, height: 900, colorScheme: 'light'},
} as const;

const SCALE = 10;

/**
 * Pixels of a line in the system's face, which the pictures were taken with. Another face
 * breaks lines elsewhere: there is nothing to compare with.
 */
const LINE = {text: 'One post office for every email', pixels: 1354};

const FOLDER = path.resolve('tests/visual');

for (const [place, [view, screen]] of Object.entries(VIEWS).entries()) {
  const {width, height, colorScheme} = screen;
  test.describe(view, () => {
    test.use({
      viewport: {width, height},
      colorScheme,
      contextOptions: {reducedMotion: 'reduce'},
    });

    const met = PAGES.filter((one) => isExhaustive || placeOf(one, 2) === place);
    for (const page of met) {
      test(`${page} looks as it did`, async ({page: tab}, testInfo) => {
        // Pictures and the heading face are in; applications run.
        await tab.goto(page, {waitUntil: 'networkidle'});
        if (await tab.evaluate(() => 'bootNow' in document.documentElement.dataset)) {
          await booted(tab);
          await tab.waitForLoadState('networkidle');
        }
        await tab.evaluate(() => document.fonts.ready);
        const pixels = await tab.evaluate((text) => {
          const context = document.createElement('canvas').getContext('2d');
          if (!context) {
            return 0;
          }
          context.font = `100px ${getComputedStyle(document.body).fontFamily}`;
          return Math.round(context.measureText(text).width);
        }, LINE.text);
        test.skip(
          pixels !== LINE.pixels,
          `The system's face is another one here: ${String(pixels)} pixels.`,
        );
        const shot = await sharp(await tab.screenshot())
          .resize({width: width / SCALE, height: height / SCALE, kernel: 'cubic'})
          .removeAlpha()
          .png()
          .toBuffer();
        const name = page === '/' ? 'home' : page.slice(1, -1).replaceAll('/', '--');
        const file = path.join(FOLDER, `${name}.${view}.webp`);
        if (testInfo.config.updateSnapshots === 'all') {
          await mkdir(FOLDER, {recursive: true});
          await sharp(shot).webp({lossless: true, effort: 6}).toFile(file);
          return;
        }
        expect(existsSync(file), `${file} is not there: see the head of this file`).toBe(
          true,
        );
        const [now, before] = [await readPicture(shot), await readPicture(file)];
        expect([now.width, now.data.length]).toEqual([before.width, before.data.length]);
        await testInfo.attach('now', {body: shot, contentType: 'image/png'});
        expect(differencesOf(now, before)).toEqual([]);
      });
    }
  });
}
