import type {ReportSettings} from '../../site';
import type {Reporter} from './reporter';
import {isAfterReload, isReloading, keep, keepForReload, readKept} from './reload';
import {followSteps} from './steps';

/** An error that comes again and again is known after this many. */
const MOST_REPORTS = 20;

/** Where the failure that caused the automatic reload is kept until it is reported. */
const FAILURE = 'site.failure';

/**
 * The failure that made the page before this one reload, as an error of this page. It has
 * a message of its own where that page had no time to write it down.
 *
 * @returns undefined when there was none, or when it was reported
 */
function failureBeforeReload(): Error | undefined {
  const kept = readKept(FAILURE);
  if (Array.isArray(kept)) {
    const [message, stack] = kept.map(String);
    return Object.assign(new Error(message), {stack});
  }
  return kept === undefined && isAfterReload()
    ? new Error('The page was reloaded because a file could not be loaded.')
    : undefined;
}

/** Calls back once React has the whole page and nothing else is to be done. */
function whenBooted(callback: () => void): void {
  const html = document.documentElement;
  // Safari has no idle callback yet, whatever the types say.
  const {requestIdleCallback = setTimeout} = window as Partial<Window>;
  const check = () => {
    const isReady = html.dataset['boot'] === 'ready';
    if (isReady) {
      requestIdleCallback(callback);
    }
    return isReady;
  };
  if (!check()) {
    const observer = new MutationObserver(() => {
      if (check()) {
        observer.disconnect();
      }
    });
    observer.observe(html, {attributeFilter: ['data-boot']});
  }
}

/**
 * Reports errors: those that the shell has kept since the first line of the page, and all
 * that it, or the error screen, adds. What reports them is fetched after the first error,
 * or when the page is at rest. If it cannot be fetched, nothing changes for the visitor.
 *
 * What made the page reload by itself is reported by the page after the reload: this one
 * has no time left for it.
 */
export function startReports(settings: ReportSettings): void {
  const queue = window.shell?.errors ?? [];
  const steps = followSteps();
  const known = new WeakSet();
  const earlier = failureBeforeReload();
  let failure: Error | undefined;
  let reporter: Promise<Reporter> | undefined;
  let sent = 0;

  /** One error may come by two ways; what is no object is told apart by nothing. */
  const isNew = (error: unknown) => {
    if (typeof error !== 'object' || error === null) {
      return true;
    }
    const isFirst = !known.has(error);
    known.add(error);
    return isFirst;
  };
  const load = async () => {
    const {createReporter} = await import('./reporter');
    return createReporter(settings);
  };
  const send = async () => {
    reporter ??= load();
    const report = await reporter;
    if (isReloading()) {
      return;
    }
    for (const error of queue.splice(0)) {
      if (sent < MOST_REPORTS && isNew(error)) {
        sent += 1;
        report(error, steps);
      }
      if (error === earlier) {
        keep(FAILURE, 'reported');
      }
    }
  };
  const wake = () => {
    send().catch(() => {
      // The next error tries again.
      reporter = undefined;
    });
  };

  queue.push = (...errors: unknown[]) => {
    const length = Array.prototype.push.apply(queue, errors);
    wake();
    return length;
  };
  // A file that did not come. Before React could catch it, it is an error by itself.
  addEventListener('preload-error', (event) => {
    failure = (event as CustomEvent<Error>).detail;
    if (document.documentElement.dataset['boot'] !== 'ready') {
      queue.push(failure);
    }
  });
  keepForReload(FAILURE, () => failure && [failure.message, failure.stack]);
  if (earlier) {
    queue.unshift(earlier);
  }
  if (queue.length > 0) {
    wake();
  }
  whenBooted(wake);
}
