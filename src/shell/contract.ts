/**
 * What the shell, which runs before React, and the React app share: the
 * attributes it sets on `<html>` and the object it leaves on `window`.
 */
export interface Shell {
  /** Errors from before anybody reported them, oldest first. */
  errors: unknown[];
  /** Called once by React when the whole page is hydrated. */
  ready: () => void;
}

declare global {
  interface Window {
    shell?: Shell;
  }
}

/** Raised on `window` when another page is shown, without a load: its address is the bar's. */
export const PAGE_EVENT = 'postwren:page';

/** Kept in session storage once a load failure has reloaded the page. */
export const RELOAD_KEY = 'postwren.reloaded';

/** Where the reader's code language is kept (local storage). */
export const CODE_LANGUAGE_KEY = 'postwren.codeLanguage';
/** Where the reader's own values for samples are kept (local storage): see `src/stack`. */
export const STACK_KEY = 'postwren.stack';
/** Where the reader's colour mode is kept (local storage): `light` or `dark`. */
export const THEME_KEY = 'theme';

/**
 * Marks a control that does nothing without React. A click (or the form's
 * submit) made before hydration has ended is kept and replayed once.
 */
export const needsApp = {'data-needs-app': ''} as const;
