import {translate} from '@docusaurus/Translate';
/** What came of an attempt to copy. */
export type Outcome = 'copied' | 'refused';

/** What a copy button says. */
export const OUTCOMES: Readonly<Record<Outcome | 'idle', string>> = {
  idle: translate({message: 'Copy'}),
  copied: translate({message: 'Copied'}),
  refused: translate({message: 'Press Ctrl+C or ⌘C'}),
};

/**
 * Puts a text into the clipboard.
 *
 * @param element selected for copying by hand where the browser refuses the clipboard
 */
export async function copyText(text: string, element?: Element | null): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    if (element) {
      const range = document.createRange();
      range.selectNodeContents(element);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    }
    return 'refused';
  }
}
