/** What the search needs of a browser and jsdom does not have, and what its tests do there. */

export interface StandIns {
  /** What was scrolled into view, in order. */
  scrolled: Element[];
  /** Where the page itself was scrolled to. */
  scrolls: [x: number, y: number][];
  /** Addresses that a document was to be loaded from. */
  loads: string[];
  /** The texts of the style sheets that scripts have given the page. */
  styles: () => string[];
  /** Takes all of it away, and the listeners of the document and the window with it. */
  remove: () => void;
}

class StyleSheet {
  text = '';

  replaceSync(text: string): void {
    this.text = text;
  }
}

/** Opens as browsers do: the first field gets the focus. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector('input')?.focus();
}

/** Closes as browsers do: the event comes later, and does not bubble. */
function close(this: HTMLDialogElement): void {
  if (this.open) {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  }
}

/** What is behind `location` in jsdom: its own methods cannot be replaced. */
function locationItself(): {assign: (address: string) => void} {
  const [key = ''] = Object.getOwnPropertySymbols(location);
  return Reflect.get(location, key) as {assign: (address: string) => void};
}

/** Gives the page what jsdom lacks, until `remove` is called. */
export function provideBrowser(): StandIns {
  const scrolled: Element[] = [];
  const scrolls: [x: number, y: number][] = [];
  const loads: string[] = [];
  const assign = jest.spyOn(locationItself(), 'assign').mockImplementation((address) => {
    loads.push(address);
  });
  const additions: readonly [object, Record<string, unknown>][] = [
    [HTMLDialogElement.prototype, {showModal, close}],
    [
      Element.prototype,
      {
        scrollIntoView(this: Element) {
          scrolled.push(this);
        },
      },
    ],
    [
      window,
      {
        CSSStyleSheet: StyleSheet,
        scrollTo(x: number, y: number) {
          scrolls.push([x, y]);
        },
      },
    ],
    [document, {adoptedStyleSheets: []}],
  ];
  const undo = additions.flatMap(([target, values]) =>
    Object.entries(values).map(([name, value]) => {
      const before = Object.getOwnPropertyDescriptor(target, name);
      Object.defineProperty(target, name, {value, configurable: true, writable: true});
      return () => {
        if (before) {
          Object.defineProperty(target, name, before);
        } else {
          Reflect.deleteProperty(target, name);
        }
      };
    }),
  );
  const listening = [document, window].map((target: EventTarget) => {
    const add = jest.spyOn(target, 'addEventListener');
    return () => {
      const {calls} = add.mock;
      add.mockRestore();
      for (const [type, hear, options] of calls) {
        target.removeEventListener(type, hear, options);
      }
    };
  });
  return {
    scrolled,
    scrolls,
    loads,
    styles: () =>
      (document.adoptedStyleSheets as unknown as StyleSheet[]).map(({text}) => text),
    remove() {
      for (const one of [...listening, ...undo]) {
        one();
      }
      assign.mockRestore();
      document.body.replaceChildren();
    },
  };
}

/** Lets everything happen that is due. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** @throws {Error} when the page has no such element */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`The page has no ${selector}.`);
  }
  return found;
}
