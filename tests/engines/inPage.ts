/**
 * What runs inside of a page. Each function is sent as its source, so it uses nothing of
 * this file.
 */

/**
 * Writes down what goes wrong in every page of this tab: uncaught errors, unhandled
 * rejections, console errors, files that do not load and what the security policy refuses.
 *
 * @param key of the session storage
 */
export function watch(key: string): void {
  const note = (fault: string) => {
    try {
      const known = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.setItem(
        key,
        JSON.stringify([...known, `${location.pathname}: ${fault}`]),
      );
    } catch {
      // A frame in a sandbox has no storage.
    }
  };
  const wordsOf = (value: unknown) =>
    value instanceof Error
      ? `${value.message} ${value.stack?.split('\n')[0] ?? ''}`
      : String(value);
  // What a page on its way out still loads is given up, and some engines call that an error.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener(
    'error',
    (event: Event) => {
      const {target} = event;
      if (event instanceof ErrorEvent) {
        note(`uncaught error: ${event.message} at ${event.filename}:${event.lineno}`);
      } else if (target instanceof Element && !isLeaving) {
        note(`not loaded: ${target.outerHTML.slice(0, 200)}`);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => {
    note(`unhandled rejection: ${wordsOf(reason)}`);
  });
  addEventListener('securitypolicyviolation', (event) => {
    note(`policy: ${event.effectiveDirective} refuses ${event.blockedURI}`);
  });
  const {error} = console;
  console.error = (...values: unknown[]) => {
    note(`console error: ${values.map(wordsOf).join(' ')}`);
    error.apply(console, values);
  };
}

/** Reads what `watch` has written down, and forgets it. */
export function takeFaults(key: string): string[] {
  const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  sessionStorage.removeItem(key);
  return faults;
}

/**
 * Finds faults of the layout: a page that scrolls sideways, a heading that is missing or
 * hidden, and controls of the header on top of each other or of the heading.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  const isVisible = (element: Element) => {
    const {width, height} = element.getBoundingClientRect();
    return (
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
      width > 0 &&
      height > 0
    );
  };
  const {clientWidth, scrollWidth} = document.documentElement;
  if (scrollWidth > clientWidth) {
    const isCut = (element: Element): boolean => {
      const parent = element.parentElement;
      return (
        parent !== null &&
        parent !== document.body &&
        (getComputedStyle(parent).overflowX !== 'visible' || isCut(parent))
      );
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        isVisible(element) &&
        element.getBoundingClientRect().right + scrollX > clientWidth + 1 &&
        !isCut(element),
    );
    faults.push(
      `scrolls sideways: ${String(scrollWidth)} px in ${String(clientWidth)} px, by ${wide.slice(0, 3).map(name).join(', ')}`,
    );
  }

  const heading = document.querySelector('h1');
  if (!heading) {
    faults.push('has no h1');
  } else if (!isVisible(heading) || !heading.textContent.trim()) {
    faults.push('has an h1 that is not visible');
  }

  const header = document.querySelector('body header');
  const controls = [...(header?.querySelectorAll('a, button, input') ?? [])].filter(
    (element) => isVisible(element) && !element.closest('[popover], dialog'),
  );
  if (!header || controls.length === 0) {
    faults.push('has no header');
  }
  const overlap = (one: Element, other: Element) => {
    const a = one.getBoundingClientRect();
    const b = other.getBoundingClientRect();
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    );
  };
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1)) {
      if (!one.contains(other) && overlap(one, other)) {
        faults.push(`has ${name(one)} over ${name(other)} in its header`);
      }
    }
  });
  // A header that stays on top covers what has been scrolled below it.
  if (heading && scrollY === 0) {
    for (const one of controls) {
      if (overlap(one, heading)) {
        faults.push(`has ${name(one)} of its header over its h1`);
      }
    }
  }
  return faults;
}

/** Where to click, and how far the page is scrolled, which changes as parts above are laid out. */
interface Spot {
  x: number;
  y: number;
  scrolled: number;
}

/**
 * Finds the first visible element of a selector, scrolls it into view and says where to
 * click it. Nothing while something else covers that place.
 *
 * @param name what its label, its `aria-label` or its text begins with
 */
export function spotOf(css: string, name: string): Spot | undefined {
  const namesOf = (element: HTMLElement) => {
    const {labels} = element as HTMLInputElement;
    return [
      element.getAttribute('aria-label') ?? '',
      element.textContent,
      ...[...(labels ?? [])].map((label) => label.textContent),
    ].map((text) => text.replace(/\s+/g, ' ').trim());
  };
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) =>
      one.checkVisibility({visibilityProperty: true}) &&
      namesOf(one).some((text) => text.startsWith(name)),
  );
  element?.scrollIntoView({block: 'center', behavior: 'instant'});
  const box = element?.getClientRects()[0];
  if (!element || !box) {
    return undefined;
  }
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return element.contains(document.elementFromPoint(x, y))
    ? {x, y, scrolled: scrollY}
    : undefined;
}

/** The text of all visible elements of a selector, each on a line of its own. */
export function textOf(css: string): string {
  return [...document.querySelectorAll<HTMLElement>(css)]
    .filter((element) => element.checkVisibility({visibilityProperty: true}))
    .map(({innerText}) => innerText)
    .join('\n');
}

/** Whether some element of a selector can be seen. */
export function isShown(css: string): boolean {
  return [...document.querySelectorAll(css)].some((element) =>
    element.checkVisibility({visibilityProperty: true}),
  );
}

/** Whether no element of a selector can be seen. */
export function isHidden(css: string): boolean {
  return [...document.querySelectorAll(css)].every(
    (element) => !element.checkVisibility({visibilityProperty: true}),
  );
}
