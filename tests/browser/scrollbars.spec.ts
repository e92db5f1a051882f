/**
 * Where scrollbars take room, the page is narrower than the window that the style sheet asks
 * for. Playwright hides scrollbars; here they are shown.
 */
import {allPages, expect, KINDS, test} from '../support/site';

test.use({
  launchOptions: [
    async ({launchOptions}, provide) => {
      await provide({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']});
    },
    {scope: 'worker'},
  ],
});

/** Docs pages and templates are alike: one of each is enough. */
const paths = allPages().filter(
  (path) =>
    !/^\/(docs|transactional-email-templates)\/./.test(path) ||
    Object.values(KINDS).some((kind) => kind.path === path),
);
const WIDTHS = [320, 390, 768, 1024, 1240, 1280, 1440];

for (const path of paths) {
  test(`${path} never scrolls sideways beside a scrollbar`, async ({page}) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 600});
      const {scrollbar, overflow} = await page.evaluate(() => {
        const {clientWidth, scrollWidth} = document.documentElement;
        return {
          scrollbar: window.innerWidth - clientWidth,
          overflow: scrollWidth - clientWidth,
        };
      });
      expect.soft(scrollbar, `scrollbar at ${String(width)} px`).toBeGreaterThan(0);
      expect.soft(overflow, `at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
  });
}
