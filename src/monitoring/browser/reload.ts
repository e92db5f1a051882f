/**
 * What is handed over the one automatic reload (`reloadOnce` in `src/shell/failure.ts`).
 * On any other way out of a page nothing is written.
 */
import {RELOAD_KEY} from '../../shell/plain';

/** Where it is kept (session storage): one JSON value each. */
export type Handover = 'site.failure' | 'site.counted';

/** Storage is refused in some privacy modes; nothing reloads by itself there. */
function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Whether the session's automatic reload has been spent. */
const hasReloaded = () => Boolean(attempt((storage) => storage.getItem(RELOAD_KEY)));

/** Whether it was spent by an earlier page. */
const wasReloaded = hasReloaded();

/** Whether this page is on its way out because it reloads by itself. */
export const isReloading = () => !wasReloaded && hasReloaded();

/** Whether this page is the first one after the automatic reload, as far as can be told. */
export function isAfterReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    wasReloaded && (visit as PerformanceNavigationTiming | undefined)?.type === 'reload'
  );
}

/** Writes a value down for the pages of this tab that follow. */
export function keep(name: Handover, value: unknown): void {
  attempt((storage) => {
    storage.setItem(name, JSON.stringify(value));
  });
}

/** Keeps a value for the page after the automatic reload, if there is one by then. */
export function keepForReload(name: Handover, value: () => unknown): void {
  addEventListener('pagehide', () => {
    const kept = value();
    if (kept && isReloading()) {
      keep(name, kept);
    }
  });
}

/** What was kept; undefined where there is nothing. */
export const readKept = (name: Handover) =>
  attempt((storage) => JSON.parse(storage.getItem(name) ?? '') as unknown);

/** Takes what was kept away. */
export function forgetKept(name: Handover): void {
  attempt((storage) => {
    storage.removeItem(name);
  });
}
