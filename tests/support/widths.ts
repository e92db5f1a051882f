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

/**
 * Text that cannot be read on a phone where text alone is twice its size: it is beyond the
 * edge of the window, or of a box that hides what is beyond its own. What can be scrolled to
 * is not cut. The page is left at that width, with its text at its own size again.
 *
 * @returns a line for each such text in the page's main part
 */
export async function cutEnlarged(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 390, height: 900});
  return page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const found = new Set<string>();
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({opacityProperty: true})) {
        continue;
      }
      // Word by word, for spaces may hang over the end of a line.
      const edges = [...(node.textContent ?? '').matchAll(/\S+/g)].map(
        ({0: word, index}) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getBoundingClientRect();
        },
      );
      const [left, right, top, bottom] = [
        Math.min(...edges.map((edge) => edge.left)),
        Math.max(...edges.map((edge) => edge.right)),
        Math.min(...edges.map((edge) => edge.top)),
        Math.max(...edges.map((edge) => edge.bottom)),
      ];
      let isCut = left < -1 || right > root.clientWidth + 1;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const {overflowX, overflowY, clipPath, textOverflow} = getComputedStyle(box);
        // For screen readers alone, to be scrolled to, or shortened on purpose.
        if (
          clipPath !== 'none' ||
          textOverflow === 'ellipsis' ||
          /auto|scroll/.test(overflowX + overflowY)
        ) {
          isCut = false;
          break;
        }
        if (/hidden|clip/.test(overflowX + overflowY)) {
          const edge = box.getBoundingClientRect();
          isCut ||=
            left < edge.left - 1 ||
            right > edge.right + 1 ||
            top < edge.top - 1 ||
            bottom > edge.bottom + 1;
        }
      }
      if (isCut && right > left) {
        found.add(`“${text.slice(0, 40)}” from ${left} to ${right} px`);
      }
    }
    root.style.fontSize = '';
    return [...found];
  });
}
