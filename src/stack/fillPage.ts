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

/** Frames that show a document of the page itself, such as an email's preview. */
function framed(): Document[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('main iframe')].flatMap(
    ({contentDocument}) => contentDocument ?? [],
  );
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
  const observer = new MutationObserver(refill);
  function observe() {
    for (const root of [document.body, ...framed()]) {
      observer.observe(root, {subtree: true, childList: true, characterData: true});
    }
  }
  function refill() {
    fillPage(stack);
    observe();
  }
  observe();
  // A frame's document comes with its `load`, which does not bubble.
  document.addEventListener('load', refill, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('load', refill, true);
  };
}

/** The texts of the page's content, without those of signed samples. */
function textsOf(content: Node): TreeWalker {
  return document.createTreeWalker(
    content,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      // What is in a frame is no instance of this window's classes.
      if (node.nodeType === Node.TEXT_NODE) {
        return NodeFilter.FILTER_ACCEPT;
      }
      return (node as Element).matches(SAMPLES) && isSigned(node.textContent ?? '')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP;
    },
  );
}

/**
 * Shows a reader's values in all samples, scenes and previews of the page. Only text is
 * written, never markup. Doing it again changes nothing, and the examples' values bring the
 * built page back.
 */
export function fillPage(stack: Stack): void {
  if (isExample(stack) && !hasFilled) {
    return;
  }
  hasFilled = true;
  for (const content of [...document.querySelectorAll('main'), ...framed()]) {
    const texts = textsOf(content);
    while (texts.nextNode()) {
      fillText(texts.currentNode as Text, stack);
    }
  }
}
