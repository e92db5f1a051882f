import {fill, isExample, isSigned, type Stack} from './stack';

/** Samples, records and their captions. */
const FILLED = 'main :is(code, figcaption)';

/** What stands in a text, and what stood there as the page was built. */
interface Known {
  built: string;
  shown: string;
}
const known = new WeakMap<Text, Known>();
/** Most readers never choose: nothing is looked through for them. */
let hasFilled = false;

function fillText(text: Text, stack: Stack): void {
  const last = known.get(text);
  // A text that React has written since is a new one.
  const built = last?.shown === text.data ? last.built : text.data;
  const shown = fill(built, stack);
  if (shown !== text.data) {
    text.data = shown;
  }
  if (shown !== built || last) {
    known.set(text, {built, shown});
  }
}

/**
 * Fills what comes into the page later, such as the code of an email whose preview is
 * being edited. Does nothing for readers who have chosen nothing.
 *
 * @returns what ends it
 */
export function keepFilled(stack: Stack): () => void {
  if (isExample(stack)) {
    return () => undefined;
  }
  // Its own writing is seen too, and ends there: what is filled is not written again.
  const observer = new MutationObserver(() => {
    fillPage(stack);
  });
  observer.observe(document.body, {subtree: true, childList: true, characterData: true});
  return () => {
    observer.disconnect();
  };
}

/**
 * Shows a reader's values in all code of the page. Only text is written, never markup.
 * Doing it again changes nothing, and the examples' values bring the built page back.
 */
export function fillPage(stack: Stack): void {
  if (isExample(stack) && !hasFilled) {
    return;
  }
  hasFilled = true;
  for (const element of document.querySelectorAll(FILLED)) {
    if (!isSigned(element.textContent)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        fillText(texts.currentNode as Text, stack);
      }
    }
  }
}
