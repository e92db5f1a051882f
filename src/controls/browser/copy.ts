import {translate} from '@docusaurus/Translate';
import {COPY_PAGE_OUTCOMES} from '../../docs/browser';
import {copyText, OUTCOMES} from '../../reading/browser';
import {copyableText, isCodeLanguage} from '../../reading/plain';
import {fillMarkdown, readStack} from '../../stack/plain';
import {showCode, waitingTabs} from './guideCode';
import {showOutcome} from './passing';

const COPY_OUTCOMES = {
  ...OUTCOMES,
  failed: translate({message: 'Not loaded. Try again'}),
};

/** The language of a code block, from its class: see `CodeText`. */
function languageOf(element: Element): string {
  return /\blanguage-(\S+)/.exec(element.className)?.[1] ?? 'text';
}

/** The code that is shown: of tabbed samples, the one of the chosen language. */
function shownCode(frame: Element): Element | undefined {
  const blocks = [...frame.querySelectorAll('code')];
  return blocks.find((code) => code.getClientRects().length > 0) ?? blocks[0];
}

/** Address of the page's Markdown twin, in the language of code that the reader has chosen. */
function twinAddress(): string {
  const {codeLanguage = ''} = document.documentElement.dataset;
  // A page without a translation has the twin of its original.
  const link = document.querySelector<HTMLLinkElement>('[type="text/markdown"]');
  const address = link?.href ?? 'index.md';
  return isCodeLanguage(codeLanguage) &&
    document.querySelector(`[data-pane="${codeLanguage}"]`)
    ? address.replace(/md$/, `${codeLanguage}.md`)
    : address;
}

/** The page's Markdown twin with the reader's own values. */
async function fetchTwin(): Promise<string> {
  const address = twinAddress();
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${String(response.status)}.`);
  }
  return fillMarkdown(await response.text(), readStack());
}

/**
 * Copies a text that is still on its way. Safari lets a page write in the moment of the
 * click only, so the clipboard is handed the promise where it takes one.
 */
async function copyPromised(text: Promise<string>): Promise<void> {
  if ('write' in navigator.clipboard && typeof ClipboardItem !== 'undefined') {
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

/** What to copy of a block of code, or of another text. */
const textOf = (source: Element) => copyableText(source.textContent, languageOf(source));

/** Copies the code of a tab when it has come from its guide. */
async function copyWaiting(tab: HTMLInputElement): Promise<boolean> {
  try {
    await copyPromised(showCode(tab).then(textOf));
    return true;
  } catch {
    return false;
  }
}

/** Copies the text beside the button. */
export async function copy(button: HTMLElement): Promise<void> {
  const frame = button.closest('[data-copy]') ?? button;
  const [tab] = waitingTabs(frame);
  if (tab && (await copyWaiting(tab))) {
    showOutcome(button, 'copied', COPY_OUTCOMES);
    return;
  }
  if (waitingTabs(frame).length > 0) {
    showOutcome(button, 'failed', COPY_OUTCOMES);
    return;
  }
  const source = frame.querySelector('[data-copied]') ?? shownCode(frame);
  if (source) {
    showOutcome(button, await copyText(textOf(source), source), COPY_OUTCOMES);
  }
}

/** Puts the page's Markdown twin into the clipboard. */
export async function copyPage(button: HTMLElement): Promise<void> {
  try {
    await copyPromised(fetchTwin());
    showOutcome(button, 'copied', COPY_PAGE_OUTCOMES);
  } catch {
    showOutcome(button, 'failed', COPY_PAGE_OUTCOMES);
  }
}
