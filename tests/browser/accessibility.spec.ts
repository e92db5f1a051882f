import {readFileSync} from 'node:fs';
import type {AxeResults} from 'axe-core';
import {allPages, booted, expect, test} from '../support/site';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of [...allPages(), '/no-such-page/']) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} at ${String(width)} px, ${colorScheme}: axe finds nothing`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.goto(path);
        await page.mouse.move(5, 5);
        await page.mouse.move(9, 9);
        await booted(page);
        await page.evaluate(axe);
        const {violations} = await page.evaluate(
          (values) =>
            (
              window as unknown as {axe: {run: (context: unknown) => Promise<AxeResults>}}
            ).axe.run({runOnly: {type: 'tag', values}}),
          TAGS,
        );
        expect(
          violations.map(
            ({id, nodes}) =>
              `${id}: ${nodes.map(({target, failureSummary}) => `${String(target)} ${failureSummary ?? ''}`).join('\n')}`,
          ),
        ).toEqual([]);
      });
    }
  }
}

for (const path of [...allPages(), '/no-such-page/']) {
  for (const width of [320, 390, 768, 1440]) {
    test(`${path} does not scroll sideways at ${String(width)} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
