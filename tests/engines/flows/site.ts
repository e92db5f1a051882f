import {brand, features, headerLinks} from '../../../src/site';
import {WIDTHS} from '../page';
import type {Flow} from '../walk';

/** Header, visitor, color mode, pricing and the 404 page. */
export const siteFlows: readonly Flow[] = [
  {
    name: 'the home page is read, and starts React for a control that needs it',
    async walk(page) {
      await page.open('/');
      const before = await page.text('h1');
      await page.boot();
      await page.sees('h1', before);
    },
  },
  {
    name: 'the Features dropdown opens, leads on and closes',
    async walk(page) {
      const link = features[0]?.links[0];
      await page.open('/');
      await page.click('header button', 'Features');
      await page.click('[id="features"] a', link?.label);
      await page.reaches(link?.href ?? '');
      await page.click('header button', 'Features');
      await page.appears('[id="features"]');
      await page.press('Escape');
      await page.disappears('[id="features"]');
    },
  },
  {
    name: 'the menu of a phone opens, closes and frees scrolling',
    width: WIDTHS.phone,
    async walk(page) {
      const scrolls = () => {
        scrollTo(0, 500);
        const {scrollY} = window;
        const isLocked =
          getComputedStyle(document.documentElement).overflowY === 'hidden';
        scrollTo(0, 0);
        return scrollY > 0 && !isLocked;
      };
      await page.open('/');
      await page.boot();
      await page.click('header button', 'Menu');
      await page.appears('#menu');
      await page.until('locked page', () =>
        getComputedStyle(document.documentElement).overflowY.includes('hidden'),
      );
      await page.click('#menu button', 'Close menu');
      await page.disappears('#menu');
      await page.until('free scrolling', scrolls);
      await page.click('header button', 'Menu');
      await page.click('#menu a', headerLinks[0]?.label);
      await page.reaches(headerLinks[0]?.href ?? '');
      await page.disappears('#menu');
      await page.until('free scrolling on the next page', scrolls);
    },
  },
  {
    name: 'a user cookie shows Dashboard and initials',
    async walk(page) {
      await page.open('/docs/');
      await page.sees('header', 'Log in');
      await page.evaluate(() => {
        document.cookie = `user=${encodeURIComponent('{"name":"Ana Duarte"}')}; path=/`;
      });
      await page.reload();
      const initials = () => {
        const avatar = document.querySelector('header [data-avatar]');
        return avatar && getComputedStyle(avatar, '::before').content === '"AD"';
      };
      await page.until('initials before React', initials);
      await page.boot();
      await page.until('initials', initials);
      await page.sees('header', 'Dashboard');
      await page.open('/');
      await page.sees('header', 'Dashboard');
    },
  },
  {
    name: 'a color mode is kept on the next page and after a reload',
    async walk(page) {
      const ground = () => getComputedStyle(document.body).backgroundColor;
      await page.open('/about/');
      const light = await page.evaluate(ground);
      await page.click('footer label:has([value="dark"])');
      await page.until(
        'dark ground',
        (was) => getComputedStyle(document.body).backgroundColor !== was,
        light,
      );
      const dark = await page.evaluate(ground);
      for (const next of [() => page.reload(), () => page.open('/docs/')]) {
        await next();
        await page.until(
          'kept ground',
          (kept) => getComputedStyle(document.body).backgroundColor === kept,
          dark,
        );
      }
    },
  },
  {
    name: 'the slider of pricing moves the price',
    async walk(page) {
      await page.open('/pricing/');
      await page.boot();
      const price = await page.text('[data-by="month"] [role="status"]');
      await page.focus('input[type="range"]');
      await page.press('End');
      await page.sees('[data-by="month"] [role="status"]', '1,000,000');
      await page.until(
        'other price',
        (css, was) => document.querySelector<HTMLElement>(css)?.innerText !== was,
        '[data-by="month"] [role="status"]',
        price,
      );
    },
  },
  {
    name: 'an unknown address shows the 404 page and the way on',
    async walk(page) {
      await page.open('/no-such-page/');
      const heading = await page.text('h1');
      await page.boot();
      await page.sees('h1', heading);
      await page.click(`header a[aria-label^="${brand.name}"]`);
      await page.reaches('/');
    },
  },
];
