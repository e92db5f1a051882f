import type {Page} from '@playwright/test';

/**
 * Where the page as it stands is wider than the window.
 *
 * @param widths of the window, in CSS pixels
 * @returns a line for each width at which the page scrolls sideways
 */
export async function overflows(
  page: Page,
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    const excess = await page.evaluate(() => {
      // Beside a scrollbar the page is narrower than the window.
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (excess > 0) {
      found.push(`${String(excess)} px wider than ${String(width)} px`);
    }
  }
  return found;
}

/**
 * The same on a phone where text alone is twice its size (WCAG 2.2, 1.4.4 and 1.4.10). The
 * page is left at that width, with its text at its own size again.
 */
export async function overflowsEnlarged(page: Page): Promise<string[]> {
  const enlarge = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await enlarge('200%');
  const found = await overflows(page, [390]);
  await enlarge('');
  return found;
}
