import {RELOAD_KEY} from './contract';
import {store, stored} from './storage';

/** A script, module or stylesheet of this site that could not be loaded. */
export interface PreloadError extends Error {
  preload: true;
}

export function isPreloadError(reason: unknown): reason is PreloadError {
  return reason instanceof Error && 'preload' in reason;
}

/**
 * Names what could not be loaded.
 *
 * @param address address of the asset, absolute or from the root
 * @param cause the loader's own error, kept as `cause`
 */
export function preloadError(address: string, cause?: unknown): PreloadError {
  const {pathname} = new URL(address, location.href);
  const what = pathname.endsWith('.css') ? 'preload CSS for' : 'load';
  const error = new Error(`Unable to ${what} ${pathname}`, {cause});
  return Object.assign(error, {preload: true as const});
}

/**
 * Tells the page that something could not be loaded, by a cancelable
 * `preload-error` event on `window` whose `detail` is the error.
 *
 * @returns whether a listener took it over (`preventDefault`)
 */
export function raisePreloadError(error: PreloadError): boolean {
  return !dispatchEvent(
    new CustomEvent('preload-error', {cancelable: true, detail: error}),
  );
}

/** Resolves when the browser has a network again; immediately when it has one. */
export function online(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) {
      resolve();
    } else {
      addEventListener(
        'online',
        () => {
          resolve();
        },
        {once: true},
      );
    }
  });
}

/**
 * Reloads the page, at most once a session: after a deploy the chunks an open
 * page asks for are gone, and a new page knows the new ones. Offline it does nothing,
 * because the browser's error page would take the place of one that can be read.
 *
 * @returns whether the page is on its way out
 */
export function reloadOnce(): boolean {
  // Firefox and WebKit give up what is still loading as soon as a link is followed. A reload
  // would take the place of the page that was chosen.
  if ('leaving' in document.documentElement.dataset) {
    return true;
  }
  const mayReload =
    navigator.onLine &&
    !stored('sessionStorage', RELOAD_KEY) &&
    // Without storage nothing could stop a second reload.
    store('sessionStorage', RELOAD_KEY, '1');
  if (mayReload) {
    location.reload();
  }
  return mayReload;
}

/** What the site says when something has failed: SITE-SPEC 8. */
export const FAILURE_TITLE = 'Sorry, but something went wrong!';

/**
 * The panel above a page whose text is complete and whose scripts could not be loaded. It is
 * a dialog because a form closes that without any script.
 */
export const FAILURE_HTML =
  '<dialog class="failure" open><div role="alert">' +
  `<h2>${FAILURE_TITLE}</h2>` +
  '<p>Some interactive parts of this page did not load. You can keep reading, or reload the page.</p></div>' +
  '<form method="dialog"><button class="fatal-button" type="button" data-reload>' +
  'Reload page</button><button class="fatal-button">Close</button></form></dialog>';
