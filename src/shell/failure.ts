/** Kept in session storage once a load failure has reloaded the page. */
export const RELOAD_KEY = 'postwren.reloaded';

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
  const message = pathname.endsWith('.css')
    ? `Unable to preload CSS for ${pathname}`
    : `Unable to load ${pathname}`;
  return Object.assign(new Error(message, {cause}), {preload: true as const});
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
  if (!navigator.onLine) {
    return false;
  }
  try {
    if (sessionStorage.getItem(RELOAD_KEY)) {
      return false;
    }
    sessionStorage.setItem(RELOAD_KEY, '1');
  } catch {
    // Without storage nothing could stop a second reload.
    return false;
  }
  location.reload();
  return true;
}

/** The screen of last resort, as the static page and as React show it. */
export const FATAL_HTML =
  '<main class="fatal"><h1>Sorry, but something went wrong!</h1>' +
  '<p>The page could not be loaded in full. Reloading usually mends it.</p>' +
  '<button class="fatal-button" type="button" data-reload>Reload page</button></main>';
