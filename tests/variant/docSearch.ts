import type {AddressInfo} from 'node:net';
import {chromium, expect, type Page} from '@playwright/test';
import {serve} from '../../deploy/serve';
import {watchViolations} from '../support/policy';
import {BROWSER_ARGS, ensureBrowser} from '../support/browser';

/** What Algolia responds: one section of a page, found. */
function responseOf(siteUrl: string) {
  const hierarchy = {lvl0: 'Docs', lvl1: 'Webhooks', lvl2: 'Check the signature'};
  const marked = (value: string) => ({value, matchLevel: 'full', matchedWords: ['sign']});
  const hit = {
    objectID: '/docs/webhooks/#next',
    url: `${siteUrl}/docs/webhooks/#next`,
    anchor: 'next',
    type: 'lvl2',
    content: null,
    hierarchy: {...hierarchy, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {
      hierarchy: Object.fromEntries(
        Object.entries(hierarchy).map(([level, text]) => [level, marked(text)]),
      ),
    },
    _snippetResult: {},
  };
  return {results: [{hits: [hit], nbHits: 1, page: 0, nbPages: 1, index: 'docs'}]};
}

/** Visits a page with the widget; other hosts are answered here, and written down. */
async function visit(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(new URL(route.request().url()).host);
    await route.fulfill({
      headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
      json: responseOf(origin),
    });
  });
  await page.goto(`${origin}/docs/`);
  await page.waitForLoadState('networkidle');
  expect(asked, 'before the search').toEqual([]);
  return asked;
}

/**
 * Uses DocSearch as a visitor does: nothing is asked of Algolia before somebody types, and a
 * result is opened inside the app.
 *
 * @param build folder of a site that was built with Algolia
 * @throws {Error} with what was expected
 */
export async function checkDocSearch(build: string): Promise<void> {
  const server = await serve(build, 0);
  const {port} = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    for (const open of [
      (page: Page) => page.getByRole('button', {name: 'Search all docs'}).click(),
      (page: Page) => page.keyboard.press('/'),
    ]) {
      const page = await browser.newPage();
      const violations = await watchViolations(page);
      const asked = await visit(page, `http://localhost:${String(port)}`);
      await open(page);
      const field = page.getByRole('searchbox');
      await expect(field).toBeFocused({timeout: 30_000});
      await page.evaluate(() => Object.assign(window, {kept: true}));
      await field.pressSequentially('sign');
      await page.locator('.DocSearch-Hit a').first().click();
      await expect(page).toHaveURL(/\/docs\/webhooks\/#next$/);
      expect(await page.evaluate(() => 'kept' in window), 'inside the app').toBe(true);
      expect(new Set(asked)).toEqual(new Set(['app-dsn.algolia.net']));
      // A library in the widget tries whether it may make code, and does without.
      const refused = violations.filter(
        (one) => !one.includes('script-src refuses eval'),
      );
      expect(refused).toEqual([]);
      await page.close();
    }
    console.log('DocSearch passed');
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
