import type {Page} from '@playwright/test';
import {origin} from './site';

/** Lets the site write to the clipboard, and the test read it. */
export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/**
 * What was copied last. The pages of the site may not read the clipboard by their own policy,
 * so an empty page without one does.
 */
export async function clipboardText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Clipboard</title>'}),
  );
  await reader.goto(`${origin()}/clipboard`);
  await reader.bringToFront();
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  await page.bringToFront();
  return text;
}
