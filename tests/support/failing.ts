import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {approachApp} from './site';

export const FATAL = 'Sorry, but something went wrong!';

/** Counts how often the page itself is asked for, reloads too. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads +=
      request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0;
  });
  return () => loads;
}

/** Approaches a control that needs React, once the page is there to see it. */
export async function nudge(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await approachApp(page);
}

/** The fatal screen comes after an intent; one made while the page reloads is lost. */
export async function fatal(page: Page): Promise<void> {
  await expect(async () => {
    await nudge(page);
    await expect(page.getByRole('heading', {name: FATAL})).toBeVisible({timeout: 1000});
  }).toPass({timeout: 20_000});
  await expect(page.getByRole('button', {name: 'Reload page'})).toBeVisible();
}

/** The panel above a page that is complete and whose scripts could not be loaded. */
export function panel(page: Page): Locator {
  return page.getByRole('dialog').filter({hasText: FATAL});
}

/** The panel comes after an intent; one made while the page reloads is lost. */
export async function failed(page: Page): Promise<void> {
  await expect(async () => {
    await nudge(page);
    await expect(panel(page)).toBeVisible({timeout: 1000});
  }).toPass({timeout: 20_000});
}

/** Names of the assets that a page has asked for or names itself. */
export async function ownAssets(page: Page): Promise<Set<string>> {
  const addresses = await page.evaluate(() => [
    ...(document.body.dataset['scripts'] ?? '').split(' '),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({href}) => href,
    ),
  ]);
  return new Set(addresses.map((address) => path.posix.basename(address)));
}

/** Goes on to another page by a link of the footer. */
export async function follow(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name: 'Quickstart'}).click();
}
