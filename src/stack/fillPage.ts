import {fill, isExample, isSigned, type Stack} from './stack';

/** Samples and records: of these, what is signed stays as it is. */
const SAMPLES = 'code, figcaption';

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

/** The texts of the page's content, without those of signed samples. */
function textsOf(content: Element): TreeWalker {
  return document.createTreeWalker(
    content,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (!(node instanceof Element)) {
        return NodeFilter.FILTER_ACCEPT;
      }
      return node.matches(SAMPLES) && isSigned(node.textContent)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP;
    },
  );
}

/**
 * Shows a reader's values in all samples and scenes of the page. Only text is written,
 * never markup. Doing it again changes nothing, and the examples' values bring the built
 * page back.
 */
export function fillPage(stack: Stack): void {
  if (isExample(stack) && !hasFilled) {
    return;
  }
  hasFilled = true;
  for (const content of document.querySelectorAll('main')) {
    const texts = textsOf(content);
    while (texts.nextNode()) {
      fillText(texts.currentNode as Text, stack);
    }
  }
}
