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

/** Does something with text at twice its size, and gives it its own size again. */
async function enlarged<Answer>(
  page: Page,
  task: () => Promise<Answer>,
): Promise<Answer> {
  const enlarge = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await enlarge('200%');
  const answer = await task();
  await enlarge('');
  return answer;
}

/**
 * The same on a phone where text alone is twice its size (WCAG 2.2, 1.4.4 and 1.4.10). The
 * page is left at that width, with its text at its own size again.
 */
export function overflowsEnlarged(page: Page): Promise<string[]> {
  return enlarged(page, () => overflows(page, [390]));
}

/**
 * Text of a region that is cut on a phone where text alone is twice its size: it reaches
 * beyond the edge of what it is in, or has more lines than are shown. The page is left at
 * that width.
 *
 * @param selector of the regions
 * @returns the texts
 */
export async function cutEnlarged(page: Page, selector: string): Promise<string[]> {
  await page.setViewportSize({width: 390, height: 900});
  return enlarged(page, () =>
    page.locator(selector).evaluateAll((regions) => {
      const hides = (element: Element) =>
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
      const isCut = (text: Element) => {
        if (hides(text) && text.scrollHeight > text.clientHeight + 1) {
          return true;
        }
        let box = text.parentElement;
        while (box && !hides(box)) {
          box = box.parentElement;
        }
        const edge = box?.getBoundingClientRect();
        const {left, right, width} = text.getBoundingClientRect();
        return width > 0 && edge && (left < edge.left - 1 || right > edge.right + 1);
      };
      return regions
        .flatMap((region) => [...region.querySelectorAll('span, code, b, text')])
        .filter(isCut)
        .map(({textContent}) => textContent);
    }),
  );
}
