/** What runs in every document of a site under test, and what it reports. */
import {REPORT, type Report} from './cdp';

declare global {
  interface Window {
    [REPORT]?: (report: string) => void;
  }
}

/**
 * Reports long tasks, paints, interactions, clicks, and each heading once it is painted.
 * It is sent to the browser as text, so it can use nothing from outside.
 */
function observe(name: typeof REPORT): void {
  const report = (what: Report) => window[name]?.(JSON.stringify(what));
  if (window.top !== window) {
    return;
  }
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      report({kind: 'task', duration});
    }
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries()) {
      report({kind: 'paint', startTime});
    }
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {duration, interactionId} = entry as PerformanceEventTiming;
      if (interactionId !== 0) {
        report({kind: 'interaction', duration});
      }
    }
  }).observe({type: 'event', buffered: true, durationThreshold: 16} as object);

  let painted = '';
  let end = 0;
  let isWatching = false;
  const watch = () => {
    const heading = document.querySelector('h1');
    const text = heading?.textContent ?? '';
    if (text !== '' && text !== painted && heading?.getClientRects().length) {
      painted = text;
      isWatching = false;
      // A message is handled after the frame that was just made is painted.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        const {activationStart = 0} = (performance.getEntriesByType('navigation')[0] ??
          {}) as {activationStart?: number};
        const time = performance.timeOrigin + performance.now();
        report({kind: 'heading', text, time, activationStart});
      };
      port2.postMessage(0);
    } else if (performance.now() < end) {
      requestAnimationFrame(watch);
    } else {
      isWatching = false;
    }
  };
  const begin = () => {
    end = performance.now() + 30_000;
    if (!isWatching) {
      isWatching = true;
      requestAnimationFrame(watch);
    }
  };
  // No frame is made before a prerendered page is shown.
  begin();
  document.addEventListener('prerenderingchange', begin);
  window.addEventListener(
    'click',
    ({timeStamp}) => {
      report({kind: 'click', time: performance.timeOrigin + timeStamp});
      begin();
    },
    true,
  );
}

/**
 * The function as a script. tsx wraps functions that have a name in a helper, which the
 * documents do not have.
 */
export const OBSERVER = `(() => {
  const __name = (value) => value;
  (${observe.toString()})(${JSON.stringify(REPORT)});
})();`;
