import type {Page} from '@playwright/test';

/** How a translator leaves the text of a page: in place of the old text node, or around it. */
export type TranslatorKind = 'replaces' | 'wraps';

/** What stands before and after every translated text. */
export const TRANSLATED = {before: '⟦', after: '⟧'} as const;

/**
 * Does to the page what a browser's translator does: every text node, now and later, becomes
 * `<font><font>…</font></font>` (https://github.com/facebook/react/issues/11538). The
 * "translation" is the text in brackets.
 *
 * @returns shows the original again
 */
export async function translatePage(
  page: Page,
  kind: TranslatorKind,
): Promise<() => Promise<void>> {
  const translation = await page.evaluateHandle(
    ([how, {before, after}]) => {
      // Deprecated in HTML, and what translators use.
      const FONT = 'font' as string;
      const done = new WeakSet<Node>();
      const originals = new Map<HTMLElement, [text: Text, data: string]>();
      const skipped = 'script, style, textarea, noscript, template, [translate="no"]';
      function translateText(text: Text) {
        if (done.has(text) || !text.data.trim() || text.parentElement?.closest(skipped)) {
          return;
        }
        const outer = document.createElement(FONT);
        const inner = outer.appendChild(document.createElement(FONT));
        const translated = before + text.data + after;
        originals.set(outer, [text, text.data]);
        if (how === 'replaces') {
          const own = inner.appendChild(document.createTextNode(translated));
          done.add(own);
          text.replaceWith(outer);
        } else {
          text.replaceWith(outer);
          inner.append(text);
          text.data = translated;
          done.add(text);
        }
      }
      function translateIn(root: Node) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = root instanceof Text ? [root] : [];
        while (walker.nextNode()) {
          texts.push(walker.currentNode as Text);
        }
        texts.forEach(translateText);
      }
      document.documentElement.classList.add('translated-ltr');
      translateIn(document.body);
      const observer = new MutationObserver((records) => {
        for (const {addedNodes} of records) {
          addedNodes.forEach(translateIn);
        }
      });
      observer.observe(document.body, {childList: true, subtree: true});
      return {
        undo: () => {
          observer.disconnect();
          for (const [outer, [text, data]] of originals) {
            if (outer.isConnected) {
              text.data = data;
              outer.replaceWith(text);
            }
          }
        },
      };
    },
    [kind, TRANSLATED] as const,
  );
  return () =>
    translation.evaluate(({undo}) => {
      undo();
    });
}
