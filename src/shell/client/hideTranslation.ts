/*
 * A page that was translated before React has started does not hold the texts React expects,
 * and React would draw all of it again in the original language. Here the page's own HTML is
 * asked for once more: until React has taken the page over it finds the original texts where
 * the translator's <font> elements are, while the reader keeps seeing the translation.
 */
import {isFont, replace} from './translation';

/** The original text of a translated one, which React keeps in its place. */
const originals = new Map<Node | null, Text>();
/** The other way round. */
const translations = new Map<Node, Node>();
/** Texts of the elements that hold nothing but text, which React compares as a whole. */
const texts = new Map<Node, string>();

function pairText(original: Text, translated: HTMLElement): void {
  const text = new Text(original.data);
  originals.set(translated, text);
  translations.set(text, translated);
  replace(text, translated);
}

/** Walks both trees. Where they differ in more than texts, React draws the page again. */
function pair(original: Node, translated: Node): void {
  const [before, now] = [[...original.childNodes], [...translated.childNodes]];
  if (before.length !== now.length) {
    return;
  }
  const isText = before.length > 0 && before.every((child) => child instanceof Text);
  if (isText && now.some(isFont)) {
    texts.set(translated, original.textContent ?? '');
  }
  before.forEach((child, index) => {
    const other = now[index];
    if (child instanceof Text && isFont(other)) {
      pairText(child, other);
    } else if (other?.nodeName === child.nodeName) {
      pair(child, other);
    }
  });
}

type Property = 'firstChild' | 'nextSibling' | 'textContent';

/**
 * Changes what a property of nodes says.
 *
 * @param read takes the node and the property's own getter
 * @returns makes it what it was
 */
function patch<Value>(
  property: Property,
  read: (node: Node, own: (node: Node) => Value) => Value,
): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(Node.prototype, property);
  // oxlint-disable-next-line typescript/unbound-method -- called with the node below
  const get = descriptor?.get;
  if (!get) {
    return () => undefined;
  }
  Object.defineProperty(Node.prototype, property, {
    ...descriptor,
    get(this: Node) {
      return read(this, (node) => get.call(node) as Value);
    },
  });
  return () => {
    Object.defineProperty(Node.prototype, property, descriptor);
  };
}

/** The original of a translated node; every other node itself. */
function shownToReact(node: Node | null): Node | null {
  return originals.get(node) ?? node;
}

/**
 * Hides the page's translation from React until it has taken the page over.
 *
 * @throws {TypeError} when the page cannot be fetched
 */
export async function hideTranslation(): Promise<void> {
  const response = await fetch(location.pathname + location.search);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [original, translated] = [page, document].map((tree) =>
    tree.getElementById('__docusaurus'),
  );
  if (!original || !translated) {
    return;
  }
  pair(original, translated);
  const restore = [
    patch<Node | null>('firstChild', (node, own) => shownToReact(own(node))),
    patch<Node | null>('nextSibling', (node, own) =>
      shownToReact(own(translations.get(node) ?? node)),
    ),
    patch<string | null>('textContent', (node, own) => texts.get(node) ?? own(node)),
  ];
  // The shell says there when React is ready.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    restore.forEach((undo) => {
      undo();
    });
  }).observe(document.documentElement, {attributeFilter: ['data-boot']});
}
