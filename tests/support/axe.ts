import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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
      const {axe} = window as unknown as {
        axe: {run: (context: unknown) => Promise<AxeResults>};
      };
      const {violations} = await axe.run(options);
      return violations.map(
        ({id, nodes}) =>
          `${id}: ${nodes.map(({target, failureSummary}) => `${String(target)} ${failureSummary ?? ''}`).join('\n')}`,
      );
    },
    // What passes is not written down, and no style sheet is fetched again: half the time.
    {runOnly, resultTypes: ['violations'], preload: false},
  );
}

/**
 * Runs axe on a page as it stands, in light and dark.
 *
 * @returns what it finds, by the colour mode
 */
export async function runAxe(page: Page): Promise<{light: string[]; dark: string[]}> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  await page.emulateMedia({colorScheme: 'light'});
  const light = await violationsOf(page, {type: 'tag', values: TAGS});
  await page.emulateMedia({colorScheme: 'dark'});
  const dark = await violationsOf(page, {type: 'rule', values: COLOUR_RULES});
  return {light, dark};
}
