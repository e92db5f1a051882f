import type {ReportSettings} from '../../site';
import type {Reporter} from './reporter';
import {followSteps} from './steps';

/** An error that comes again and again is known after this many. */
const MOST_REPORTS = 20;

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
 */
export function startReports(settings: ReportSettings): void {
  const queue = window.shell?.errors ?? [];
  const steps = followSteps();
  const known = new WeakSet();
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
    for (const error of queue.splice(0)) {
      if (sent < MOST_REPORTS && isNew(error)) {
        sent += 1;
        report(error, steps);
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
  // A file that did not come, before React could catch it.
  addEventListener('preload-error', (event) => {
    if (document.documentElement.dataset['boot'] !== 'ready') {
      queue.push((event as CustomEvent<Error>).detail);
    }
  });
  if (queue.length > 0) {
    wake();
  }
  whenBooted(wake);
}
