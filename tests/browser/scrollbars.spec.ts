/**
 * Where scrollbars take room, the page is narrower than the window that the style sheet asks
 * for. Playwright hides scrollbars; here they are shown.
 */
import {samplesOf} from '../support/scope';
import {allPages, expect, test} from '../support/site';

test.use({
  launchOptions: [
    async ({launchOptions}, provide) => {
      await provide({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']});
    },
    {scope: 'worker'},
  ],
});

const WIDTHS = [320, 390, 768, 1024, 1240, 1280, 1440];

// Every page is as narrow as the window in `everyPage`, where scrollbars take no room.
for (const path of samplesOf(allPages(), 4)) {
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
