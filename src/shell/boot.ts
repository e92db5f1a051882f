/*
 * The way from a page that is read to one that React runs: fetches the app's scripts, and
 * says so when they do not come. Part of the controls' script.
 */
import {isChanged} from './earlyChanges';
import {
  isPreloadError,
  preloadError,
  raisePreloadError,
  reloadOnce,
  type PreloadError,
} from './failure';

const {dataset} = document.documentElement;

/** A reload would lose what has been typed. */
function reloadOrFail() {
  if (isChanged() || !reloadOnce()) {
    window.shell?.fail();
  }
}

function recover(error: PreloadError) {
  if (!raisePreloadError(error)) {
    console.error(error);
    reloadOrFail();
  }
}

/** Without its styles the page can still be read, and what has been typed is kept. */
function recoverStyle({href}: HTMLLinkElement) {
  const failure = preloadError(href);
  if (dataset['boot'] !== 'ready' && !raisePreloadError(failure)) {
    console.error(failure.message);
    if (!isChanged()) {
      reloadOnce();
    }
  }
}

/** Hears what fails from now on, and takes up what has failed before. */
export function watchFailures(): void {
  addEventListener(
    'error',
    ({error, filename, target}) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
        recoverStyle(target);
      } else if (
        // A script that was cut off on its way loads, but cannot be parsed.
        error &&
        dataset['boot'] === 'loading' &&
        filename.includes('/assets/js/')
      ) {
        recover(preloadError(filename, error));
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => {
    // Chunks of the first load. Later, a failed navigation is caught by the router, and a
    // page that could not be fetched ahead is no harm yet.
    if (dataset['boot'] !== 'ready' && isPreloadError(reason)) {
      reloadOrFail();
    }
  });
  window.shell?.lostStyles.forEach(recoverStyle);
}

function load(source: string) {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.onerror = () => {
    const isLeaving = 'leaving' in dataset;
    if (navigator.onLine && !isLeaving) {
      recover(preloadError(source));
    } else {
      // A link may lead to a download: then the page stays. The bundler's scripts may arrive
      // in any order.
      addEventListener(
        isLeaving ? 'pointerdown' : 'online',
        () => {
          load(source);
        },
        {once: true},
      );
    }
  };
  document.head.append(script);
  // Scripts that are this late may still come: the page is not reloaded over their heads.
  setTimeout(() => {
    if (dataset['boot'] === 'loading' && navigator.onLine) {
      window.shell?.fail();
    }
  }, 15_000);
}

/**
 * Fetches the app's scripts, and runs none of them. Each has a task of its own, because the
 * browser needs a millisecond to be asked, and a phone needs several.
 */
export function fetchApp(): void {
  for (const href of document.body.dataset['scripts']?.split(' ') ?? []) {
    setTimeout(() => {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, {rel: 'prefetch', as: 'script', href}));
    });
  }
}

/** Starts React, once. A prerendered page waits until it is shown. */
export function boot(): void {
  const list = document.body.dataset['scripts'];
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', boot, {once: true});
  } else if (dataset['boot'] === 'idle' && list) {
    dataset['boot'] = 'loading';
    onbeforeunload = () => {
      dataset['leaving'] = '';
    };
    list.split(' ').forEach(load);
  }
}

/** Milliseconds after the start that the shell has to lay out parts in turn. */
const LONGEST_WAIT = 1_000;

/** Ends what was needed for the way there. */
export function endBoot(): void {
  // Firefox keeps no page for the way back that listens to this.
  onbeforeunload = null;
  delete dataset['leaving'];
  // What React draws anew, now or later, is laid out as it comes: the shell may have laid the
  // last part out already.
  setTimeout(() => {
    dataset['near'] = '';
  }, LONGEST_WAIT);
  // From now on links are followed inside of the app.
  document.querySelector('script[type=speculationrules]')?.remove();
}
