import type {Page} from '@playwright/test';

/**
 * How much of the text that shows is set below 14 px, lettering of drawings included: a
 * drawing's letters have the size at which they are shown.
 *
 * @returns a share of the characters, 0 to 1
 */
export function smallTextShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shown = {all: 0, small: 0};
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {parentElement: parent, textContent} = texts.currentNode;
      const length = textContent?.trim().length ?? 0;
      if (
        length > 0 &&
        parent?.checkVisibility({visibilityProperty: true}) &&
        !parent.closest('.vh, noscript')
      ) {
        const scale =
          parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
        const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
        shown.all += length;
        // A rounding error is no smaller type.
        shown.small += size < 13.9 ? length : 0;
      }
    }
    return shown.small / shown.all;
  });
}
