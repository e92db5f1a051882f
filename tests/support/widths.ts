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

/** Where the page scrolls sideways on a phone when text alone is twice as large (WCAG 1.4.4). */
export async function overflowsDoubled(page: Page): Promise<string[]> {
  const setSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await setSize('200%');
  const found = await overflows(page, [390]);
  await setSize('');
  return found;
}
