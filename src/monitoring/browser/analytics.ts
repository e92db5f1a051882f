import type {FeedbackDetail} from '../../docs/types';
import {PAGE_EVENT} from '../../shell';
import {isLeftAlone, publicAddress, type PageView} from './visit';

/** A service that counts visits. What it throws is nobody's concern. */
export interface Analytics {
  pageView: (view: PageView) => void;
  /** Something a visitor did: a name and a few words about it. */
  event: (name: string, words: Readonly<Record<string, string>>) => void;
}

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

/** Calls back when the page is seen: one that is rendered ahead may never be. */
function whenShown(callback: () => void): void {
  const {prerendering} = document as Document & {prerendering?: boolean};
  if (prerendering) {
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
 * readers say of a page. Does nothing for visitors who want to be left alone.
 *
 * @param create makes the services, unless the visitor is left alone
 */
export function startAnalytics(create: () => readonly Analytics[]): void {
  if (isLeftAlone(navigator) || goesOn()) {
    return;
  }
  const services = create();
  let previous = document.referrer;
  const count = (href: string) => {
    const address = publicAddress(href);
    const view = {
      address,
      title: document.title,
      referrer: publicAddress(previous),
    };
    previous = address;
    tellAll(services, (service) => {
      service.pageView(view);
    });
  };
  whenShown(() => {
    count(location.href);
  });
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
  addEventListener('postwren:feedback', (event) => {
    const {path, helpful} = (event as CustomEvent<FeedbackDetail>).detail;
    tellAll(services, (service) => {
      service.event('Feedback', {page: path, helpful: helpful ? 'yes' : 'no'});
    });
  });
}
