import type {FeedbackDetail} from '../../docs';
import {PAGE_EVENT} from '../../shell/plain';
import {forgetKept, keepForReload, readKept} from './reload';
import {isLeftAlone, publicAddress, type PageView} from './visit';

/** A service that counts visits. What it throws is nobody's concern. */
export interface Analytics {
  pageView: (view: PageView) => void;
  /** The page that was counted before it reloaded by itself: what follows belongs to it. */
  resume: (view: PageView) => void;
  /** Something a visitor did: a name and a few words about it. */
  event: (name: string, words: Readonly<Record<string, string>>) => void;
}

/** Where the address that was counted last is kept over the automatic reload. */
const COUNTED = 'site.counted';

/** Tells every service, each on its own: one that fails stops no other. */
function tellAll(services: readonly Analytics[], tell: (one: Analytics) => void): void {
  for (const service of services) {
    try {
      tell(service);
    } catch {
      // The visitor did not come here to be counted.
    }
  }
}

/** Calls back when the page is seen: a prerendered one may never be. */
function whenShown(callback: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', callback, {once: true});
  } else {
    callback();
  }
}

/** Whether the page is only the way to another one: see `src/not-found` and the shell. */
function goesOn(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]');
  return canonical
    ? new URL(canonical.href).pathname !== location.pathname
    : 'onward' in document.documentElement.dataset;
}

/**
 * Counts the page that was loaded and every page shown after it, once each, and what
 * readers say of a page. A page that reloads automatically is still the same visit. Does
 * nothing for visitors who want to be left alone.
 *
 * @param create makes the services, unless the visitor is left alone
 */
export function startAnalytics(create: () => readonly Analytics[]): void {
  if (!isLeftAlone(navigator) && !goesOn()) {
    // A prerendered page has not been seen yet, so no service is loaded for it.
    whenShown(() => {
      follow(create());
    });
  }
}

/** Counts from now on, by services that are there. */
function follow(services: readonly Analytics[]): void {
  const counted = readKept(COUNTED);
  forgetKept(COUNTED);
  let previous = document.referrer;
  let last: string | undefined;
  const count = (href: string) => {
    const address = publicAddress(href);
    const isResumed = last === undefined && address === counted;
    const view = {
      address,
      title: document.title,
      referrer: publicAddress(previous),
    };
    previous = address;
    last = address;
    tellAll(services, (service) => {
      service[isResumed ? 'resume' : 'pageView'](view);
    });
  };
  count(location.href);
  keepForReload(COUNTED, () => last);
  addEventListener(PAGE_EVENT, () => {
    const {href} = location;
    // The title is written with the next frame.
    requestAnimationFrame(() => {
      setTimeout(count, 0, href);
    });
  });
  // The way back to a page that the browser has kept is a visit of it, without a load.
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      count(location.href);
    }
  });
  addEventListener('site:feedback', (event) => {
    const {path, helpful} = (event as CustomEvent<FeedbackDetail>).detail;
    tellAll(services, (service) => {
      service.event('Feedback', {page: path, helpful: helpful ? 'yes' : 'no'});
    });
  });
}
