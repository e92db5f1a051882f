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
function violationsOf(
  page: Page,
  runOnly: Run,
  without: readonly string[],
): Promise<string[]> {
  return page.evaluate(
    async ({excluded, ...options}) => {
      const {axe} = window as unknown as {
        axe: {run: (context: unknown, options: unknown) => Promise<AxeResults>};
      };
      const {violations} = await axe.run({exclude: excluded}, options);
      const isBar = (selector: string) =>
        /^(?:sticky|fixed)$/.test(
          getComputedStyle(document.querySelector(selector) ?? document.body).position,
        );
      type Node = AxeResults['violations'][number]['nodes'][number];
      // What a bar lies over that stays in view is looked at again in the middle of the window.
      const isTooSmall = async ({any, target}: Node) => {
        const near = any.flatMap(({relatedNodes = []}) => relatedNodes);
        if (near.length === 0 || !near.every(({target: [bar]}) => isBar(String(bar)))) {
          return true;
        }
        const selector = String(target[0]);
        const {scrollX, scrollY} = window;
        document.querySelector(selector)?.scrollIntoView({block: 'center'});
        const again = await axe.run(
          {include: [[selector]]},
          {runOnly: {type: 'rule', values: ['target-size']}},
        );
        window.scrollTo(scrollX, scrollY);
        return again.violations.length > 0;
      };
      const found: string[] = [];
      for (const {id, nodes} of violations) {
        const faults: Node[] = [];
        for (const node of nodes) {
          if (id !== 'target-size' || (await isTooSmall(node))) {
            faults.push(node);
          }
        }
        if (faults.length > 0) {
          const words = faults.map(
            ({target, failureSummary}) => `${String(target)} ${failureSummary ?? ''}`,
          );
          found.push(`${id}: ${words.join('\n')}`);
        }
      }
      return found;
    },
    // What passes is not written down, and no style sheet is fetched again: half the time.
    {
      runOnly,
      resultTypes: ['violations'],
      preload: false,
      excluded: without.map((selector) => [selector]),
    },
  );
}

export type ColorScheme = 'light' | 'dark';

/**
 * What fades has too little contrast in between, and a fade that began before motion was
 * reduced goes on.
 */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({finished}) => finished),
    ),
  );
}

/**
 * Runs axe on a page as it stands, and leaves its motion reduced: nothing is looked at in the
 * middle of a transition.
 *
 * @param schemes colour modes; in all but the first only what a colour mode can change is
 *   looked at
 * @param without selectors of what is not looked at
 * @returns what it finds, a line each
 */
export async function runAxe(
  page: Page,
  schemes: readonly ColorScheme[],
  without: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Playwright's own way of evaluating so long a source takes a fifth longer.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', {expression: source});
    await session.detach();
  }
  const found: string[] = [];
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await transitionsEnd(page);
    const run: Run =
      index === 0 ? {type: 'tag', values: TAGS} : {type: 'rule', values: COLOUR_RULES};
    const violations = await violationsOf(page, run, without);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** What axe finds on the page as it stands in light and dark, a line each. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return runAxe(page, ['light', 'dark']);
}
