/**
 * What the three scripts of a page share: the shell, inline in its head; the controls
 * (`src/controls`), fetched when a control is approached; and the React app, fetched when a
 * control needs it. They share attributes on `<html>` and an object on `window`.
 */
export interface Shell {
  /** Errors from before anybody reported them, oldest first. */
  errors: unknown[];
  /** Style sheets that could not be loaded before the controls were there. */
  lostStyles: HTMLLinkElement[];
  /** Controls pressed before their script was there, each in the place of its last press. */
  kept: Set<HTMLElement>;
  /** The control that was approached last. */
  near?: Element;
  /** Says above the page that part of it is missing. */
  fail: () => void;
  /** Set by the controls: does what `near` and `kept` ask for. */
  run?: () => void;
  /** Called once by React when the whole page is hydrated. */
  ready: () => void;
  /**
   * Fetches what is behind a link that was approached: the document, or in the app its
   * scripts. Missing where the browser's own rules do it.
   */
  fetchAhead?: (address: string) => void;
  /** Set by the app once the page is hydrated: shows another page of the site in it. */
  navigate?: (address: string) => void;
}

declare global {
  interface Window {
    shell?: Shell;
  }
  interface Document {
    /** Whether the page is rendered ahead, and not shown yet. */
    prerendering?: boolean;
  }
}

/** Raised on `window` when another page is shown, without a load: its address is the bar's. */
export const PAGE_EVENT = 'site:page';
/** Raised on `window` just before React takes the page over. */
export const HYDRATE_EVENT = 'site:hydrate';

/** Selects the parts below the first screen that are not laid out yet (see base.css). */
export const WAITING_PARTS = ':is(.later,.in-blocks>*,main>section~*):not([data-near])';

/** Kept in session storage once a load failure has reloaded the page. */
export const RELOAD_KEY = 'site.reloaded';

/** Where the reader's code language is kept (local storage). */
export const CODE_LANGUAGE_KEY = 'site.codeLanguage';
/** Where the reader's own values for samples are kept (local storage): see `src/stack`. */
export const STACK_KEY = 'site.stack';
/** Where the reader's colour mode is kept (local storage): `light` or `dark`. */
export const THEME_KEY = 'theme';

/**
 * Marks a control that does nothing without React. React is fetched when the control is
 * approached by pointer, finger or focus; a click (or the form's submit) made before
 * hydration has ended is kept and replayed once.
 */
export const needsApp = {'data-needs-app': ''} as const;

/**
 * The same for a control in the text of a page that is answered from outside of the text, by
 * what it asks for. It works in a text that React has not taken over (`asBuilt`), too.
 *
 * @param request what is asked for: `try=sendEmail`
 */
export function asksFor(request: string) {
  return {...needsApp, 'data-asks': request} as const;
}

/**
 * Marks the text of a page. Where nothing in it needs React, or only controls that ask for
 * something, React leaves the text as the server has written it, and its scripts are not
 * fetched: see `src/shell/client/builtText.ts`.
 */
export const asBuilt = {'data-as-built': ''} as const;

/**
 * Marks a part of a page that shows more once React is there: it is fetched when the part
 * is approached, or comes near while the visitor scrolls.
 */
export const scene = {'data-scene': ''} as const;

/** What a control does by a script of its own, without React: see `src/controls`. */
export type ControlName =
  | 'copy'
  | 'copy-page'
  | 'copy-program'
  | 'feedback'
  | 'lines'
  | 'print'
  | 'save-program'
  | 'search';

/**
 * Marks a control that `src/controls` answers, before and after hydration.
 *
 * @param name what it does
 */
export function control(name: ControlName) {
  return {'data-control': name} as const;
}

/** Whether nothing may be fetched ahead: the visitor saves data, or has a slow network. */
export function isFrugal(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData: boolean; effectiveType: string};
  };
  return !!connection && (connection.saveData || /[23]g/.test(connection.effectiveType));
}

/** Marks a link that was approached: empty, or `RESTED` while a pointer rests on it. */
export const AIM = 'aim';
/** The value of the mark where the pointer has rested for a while. */
export const RESTED = 'on';
