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
 * Text that cannot be read on a phone where text alone is twice its size: it is beyond the
 * edge of the window, or of a box that hides what is beyond its own. What can be scrolled to
 * is not cut. The page is left at that width, with its text at its own size again.
 *
 * @param selector of the parts of the page that are looked at
 * @returns a line for each such text
 */
export async function cutEnlarged(page: Page, selector = 'main'): Promise<string[]> {
  await page.setViewportSize({width: 390, height: 900});
  return enlarged(page, () => page.locator(selector).evaluateAll(cutIn));
}

/** Runs in the page. */
function cutIn(regions: Element[]): string[] {
  const widest = document.documentElement.clientWidth;
  const textsIn = (region: Element): Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    return texts;
  };
  // Word by word, for spaces may hang over the end of a line.
  const edgesOf = (text: Text) => {
    const words = [...text.data.matchAll(/\S+/g)].map(({0: word, index}) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getBoundingClientRect();
    });
    return {
      left: Math.min(...words.map(({left}) => left)),
      right: Math.max(...words.map(({right}) => right)),
      top: Math.min(...words.map(({top}) => top)),
      bottom: Math.max(...words.map(({bottom}) => bottom)),
    };
  };
  const isCut = (text: Text): boolean => {
    const {left, right, top, bottom} = edgesOf(text);
    let cut = right > left && (left < -1 || right > widest + 1);
    for (let box = text.parentElement; box; box = box.parentElement) {
      const {overflowX, overflowY, clipPath, textOverflow, webkitLineClamp} =
        getComputedStyle(box);
      const overflow = overflowX + overflowY;
      // For screen readers alone, shortened to one line on purpose, or to be scrolled to.
      if (
        clipPath !== 'none' ||
        textOverflow === 'ellipsis' ||
        webkitLineClamp === '1' ||
        /auto|scroll/.test(overflow)
      ) {
        return false;
      }
      if (/hidden|clip/.test(overflow)) {
        const edge = box.getBoundingClientRect();
        cut ||=
          left < edge.left - 1 ||
          right > edge.right + 1 ||
          top < edge.top - 1 ||
          bottom > edge.bottom + 1;
      }
    }
    return cut;
  };
  return regions
    .flatMap(textsIn)
    .filter(
      (text) =>
        text.data.trim() !== '' &&
        text.parentElement?.checkVisibility({opacityProperty: true}) &&
        isCut(text),
    )
    .map(({data}) => data.trim());
}
