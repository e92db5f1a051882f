/*
 * A browser's translator puts a <font> element in the place of each text node, or around it
 * (https://github.com/facebook/react/issues/11538). React still holds the old text nodes: it
 * would fail to remove them, and write new text into nodes that nobody sees, so that the
 * result of one check would stand under the next. Here such a node is found again through
 * what stands in its place.
 */

/** What a translator has put in the place of a node. */
const replacements = new WeakMap<Node, Node>();

/** Whether a node is a translator's: the site itself has no such element. */
export const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node?.nodeName === 'FONT';

/** Notes that a node has taken the place of another one, which React knows. */
export function replace(removed: Node, replacement: Node): void {
  replacements.set(removed, replacement);
  // It is shown now, also if it was replaced before: there are no circles.
  replacements.delete(replacement);
}

/** What is shown in the place of a node that is not part of the page any more. */
function replacementOf(node: Node): Node | undefined {
  let replacement = replacements.get(node);
  while (replacement && !replacement.parentNode) {
    replacement = replacements.get(replacement);
  }
  return replacement;
}

function noteReplacements(records: readonly MutationRecord[]): void {
  const taken = new Set<Node>();
  for (const {removedNodes, addedNodes, previousSibling, nextSibling} of records) {
    const [removed] = removedNodes;
    if (
      removedNodes.length === 1 &&
      removed &&
      (removed instanceof Text || isFont(removed))
    ) {
      // In one step, or the new node beside the old one first.
      const replacement =
        addedNodes.length === 1
          ? addedNodes[0]
          : [previousSibling, nextSibling].find((one) => isFont(one) && !taken.has(one));
      if (isFont(replacement) || replacement instanceof Text) {
        taken.add(replacement);
        replace(removed, replacement);
      }
    }
  }
}

/** The child of a parent that shows what a node is to show: the node itself, as a rule. */
function shownIn(parent: Node, node: Node): Node | undefined {
  if (node.parentNode === parent) {
    return node;
  }
  let outer = node.parentNode;
  while (isFont(outer)) {
    if (outer.parentNode === parent) {
      return outer;
    }
    outer = outer.parentNode;
  }
  const replacement = replacements.get(node);
  return replacement && shownIn(parent, replacement);
}

/** Lets React's own methods find the nodes it knows. */
function patch(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with their own `this` below
  const {removeChild, insertBefore} = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const shown = shownIn(this, child);
    if (shown) {
      removeChild.call(this, shown);
    }
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, (before && shownIn(this, before)) ?? null);
    return child;
  };
  if (nodeValue) {
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string | null) {
        nodeValue.set?.call(this, value);
        const replacement = replacementOf(this);
        if (!this.parentNode && replacement?.parentNode) {
          // The new text, for the translator to translate.
          replacement.parentNode.replaceChild(this, replacement);
        }
      },
    });
  }
}

// Server rendering imports client modules too.
if (typeof document !== 'undefined') {
  new MutationObserver(noteReplacements).observe(document, {
    childList: true,
    subtree: true,
  });
  patch();
}
