import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {allPages, boot, expect, test} from '../support/site';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const HEIGHT = 900;

// Four runs of axe; on the longest page of the API reference each takes seconds.
test.setTimeout(240_000);

/** The rules whose outcome a colour mode can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Run {
  type: 'tag' | 'rule';
  values: readonly string[];
}

/** What axe finds on the page as it stands, a line each. */
function violationsOf(page: Page, runOnly: Run): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const {axe: runner} = window as unknown as {
        axe: {run: (context: unknown) => Promise<AxeResults>};
      };
      const {violations} = await runner.run(options);
      return violations.map(
        ({id, nodes}) =>
          `${id}: ${nodes.map(({target, failureSummary}) => `${String(target)} ${failureSummary ?? ''}`).join('\n')}`,
      );
    },
    // What passes is not written down, and no style sheet is fetched again: half the time.
    {runOnly, resultTypes: ['violations'], preload: false},
  );
}

// One visit for all modes and widths: loading a page costs more than looking at it.
for (const path of [...allPages(), '/no-such-page/']) {
  test(`${path}: axe finds nothing, and nothing scrolls sideways`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({width, height: HEIGHT});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `at ${String(width)} px`).toBeLessThanOrEqual(0);
    }
    await boot(page);
    await page.evaluate(axe);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: HEIGHT});
      const where = `at ${String(width)} px`;
      await page.emulateMedia({colorScheme: 'light'});
      expect(await violationsOf(page, {type: 'tag', values: TAGS}), where).toEqual([]);
      await page.emulateMedia({colorScheme: 'dark'});
      expect(
        await violationsOf(page, {type: 'rule', values: COLOUR_RULES}),
        `${where}, dark`,
      ).toEqual([]);
    }
  });
}
