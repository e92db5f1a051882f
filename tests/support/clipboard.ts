import type {Page} from '@playwright/test';
import {origin} from './site';

/** Lets the site write to the clipboard, and the test read it. */
export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/**
 * What was copied last. The pages of the site may not read the clipboard by their own policy,
 * so an empty page without one does.
 *
 * @param read runs in that page
 */
async function readClipboard<T>(page: Page, read: () => Promise<T>): Promise<T> {
  const reader = await page.context().newPage();
  await reader.route('**/clipboard', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Clipboard</title>'}),
  );
  await reader.goto(`${origin()}/clipboard`);
  await reader.bringToFront();
  const content = await reader.evaluate(read);
  await reader.close();
  await page.bringToFront();
  return content;
}

/** The text that was copied last. */
export function clipboardText(page: Page): Promise<string> {
  return readClipboard(page, () => navigator.clipboard.readText());
}

/** The HTML that was copied last. */
export function clipboardHtml(page: Page): Promise<string> {
  return readClipboard(page, async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text() ?? '';
  });
}
