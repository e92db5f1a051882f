import {setTimeout as sleep} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';
import {WAITING_PARTS} from '../../src/shell/contract';
import {isLaidOut} from '../support/laidOut';
import type {Key, Tab} from './engine';
import {
  isHidden,
  isShown,
  layoutFaults,
  spotOf,
  takeFaults,
  textOf,
  watch,
} from './inPage';

const FAULTS_KEY = 'engines.faults';
/** How long something on a page may take. A shared machine may stall for seconds. */
const PATIENCE = 15_000;
const PAUSE = 50;

/** Widths in CSS pixels at which every page that a flow ends on is looked at. */
export const WIDTHS = {phone: 390, desktop: 1280} as const;
const HEIGHT = 800;

type Json = string | number | boolean | null | undefined | object;

/** Source of a call of a function, with the helper that tsx writes into functions. */
function sourceOf<A extends Json[]>(fn: (...args: A) => unknown, args: A): string {
  const values = args.map((value) => JSON.stringify(value)).join(', ');
  return `((__name) => (${String(fn)})(${values}))((value) => value)`;
}

/** The script that engines run before the scripts of a page. */
export const WATCHER = `${sourceOf(watch, [FAULTS_KEY])};`;

/** A page as a flow uses it: each action waits until it is possible. */
export class Page {
  private readonly layout: string[] = [];

  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens a page and looks at its layout. */
  async open(path: string): Promise<void> {
    await this.atRest();
    await this.tab.open(this.origin + path);
    await this.checkLayout();
  }

  async reload(): Promise<void> {
    await this.atRest();
    await this.tab.reload();
  }

  async resize(width: number): Promise<void> {
    await this.tab.resize(width, HEIGHT);
    await this.until(
      `a window of ${String(width)} px`,
      (wanted) => innerWidth === wanted,
      width,
    );
  }

  /** Calls a function inside of the page. It may use its arguments and the page only. */
  evaluate<A extends Json[], R>(fn: (...args: A) => R, ...args: A): Promise<R> {
    return this.tab.evaluate(sourceOf(fn, args)) as Promise<R>;
  }

  /**
   * Waits until a function inside of the page returns something.
   *
   * @param what names it when it does not come
   */
  async until<A extends Json[], R>(
    what: string,
    fn: (...args: A) => R,
    ...args: A
  ): Promise<NonNullable<R>> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const value = await this.evaluate(fn, ...args);
      if (value) {
        return value;
      }
      if (Date.now() > end) {
        throw new Error(
          `There was no ${what} on ${await this.evaluate(() => location.pathname)}.`,
        );
      }
      await sleep(PAUSE);
    }
  }

  /** Firefox and WebKit let scripts fail that a page still loads when it is left. */
  private async atRest(): Promise<void> {
    await this.until(
      'end of loading',
      () => document.documentElement.dataset['boot'] !== 'loading',
    );
  }

  /** Waits until React has taken the page over and all of it is laid out. */
  async booted(): Promise<void> {
    await this.until(
      'start of React',
      () => document.documentElement.dataset['boot'] === 'ready',
    );
    await this.until('end of layout', isLaidOut, WAITING_PARTS);
  }

  /** The focus comes to a control that needs React. */
  async boot(): Promise<void> {
    await this.evaluate(() => {
      document.querySelector<HTMLElement>('footer [data-needs-app]')?.focus();
    });
    await this.booted();
  }

  /** The text of all visible elements of a selector. */
  text(css: string): Promise<string> {
    return this.evaluate(textOf, css);
  }

  /** Waits until some element of a selector can be seen. */
  async appears(css: string): Promise<void> {
    await this.until(`"${css}" to be seen`, isShown, css);
  }

  /** Waits until no element of a selector can be seen. */
  async disappears(css: string): Promise<void> {
    await this.until(`page without "${css}"`, isHidden, css);
  }

  /** Waits until the page of a path is shown, booted or not. */
  async reaches(path: string): Promise<void> {
    await this.until(
      `page ${path}`,
      (wanted) => location.pathname === wanted && document.readyState === 'complete',
      path,
    );
  }

  /** Waits until the visible elements of a selector contain a text. */
  async sees(css: string, text: string): Promise<void> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await this.text(css);
      if (found.includes(text)) {
        return;
      }
      if (Date.now() > end) {
        throw new Error(`"${css}" shows "${found.slice(0, 200)}" instead of "${text}".`);
      }
      await sleep(PAUSE);
    }
  }

  /** Clicks the first visible element of a selector whose name begins with a text. */
  async click(css: string, name = ''): Promise<void> {
    const what = `"${css}" named "${name}" to click`;
    let last = await this.until(what, spotOf, css, name);
    for (;;) {
      await sleep(PAUSE);
      const spot = await this.until(what, spotOf, css, name);
      if (isDeepStrictEqual(spot, last)) {
        await this.tab.clickAt(spot.x, spot.y);
        return;
      }
      last = spot;
    }
  }

  /** Puts a text into a field in place of what it holds. */
  async fill(css: string, name: string, text: string): Promise<void> {
    await this.click(css, name);
    await this.evaluate(() => {
      (document.activeElement as HTMLInputElement).select();
    });
    await this.tab.type(text);
  }

  /** Scrolls to an element and gives it the focus. */
  async focus(css: string): Promise<void> {
    await this.until(
      `"${css}"`,
      (selector) => {
        const element = document.querySelector<HTMLElement>(selector);
        element?.focus();
        return element && document.activeElement === element;
      },
      css,
    );
  }

  /** Sets a control that the browser shows a picker for, as the picker does. */
  async choose(css: string, value: string): Promise<void> {
    await this.focus(css);
    await this.evaluate(
      (selector, chosen) => {
        const element = document.querySelector(selector);
        // React watches the property of the element, so the prototype's is used.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          element,
          chosen,
        );
        element?.dispatchEvent(new Event('input', {bubbles: true}));
        element?.dispatchEvent(new Event('change', {bubbles: true}));
      },
      css,
      value,
    );
  }

  async type(text: string): Promise<void> {
    await this.tab.type(text);
  }

  async press(key: Key): Promise<void> {
    await this.tab.press(key);
  }

  /** Looks at the layout as it is now. */
  async checkLayout(): Promise<void> {
    const {path, width} = await this.evaluate(() => ({
      path: location.pathname,
      width: innerWidth,
    }));
    for (const fault of await this.evaluate(layoutFaults)) {
      this.layout.push(`${path} ${fault}, at ${String(width)} px`);
    }
  }

  /** Looks at the page's layout at all widths. @returns every fault of this tab so far */
  async faults(): Promise<string[]> {
    for (const width of Object.values(WIDTHS)) {
      await this.resize(width);
      await this.checkLayout();
    }
    return [
      ...new Set([...this.layout, ...(await this.evaluate(takeFaults, FAULTS_KEY))]),
    ];
  }
}
