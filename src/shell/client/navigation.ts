import type {ClientModule} from '@docusaurus/types';
import {PAGE_EVENT} from '../contract';

/** Server rendering imports client modules too. */
const dataset = typeof document === 'undefined' ? {} : document.documentElement.dataset;

const navigation: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      dataset['navigating'] = '';
      // What the app shows is laid out as it comes.
      dataset['near'] = '';
    }
    return () => {
      delete dataset['navigating'];
    };
  },
  onRouteDidUpdate({previousLocation, location}) {
    // A link inside the site that was not written as the page's address is.
    if (previousLocation && location.pathname !== window.location.pathname) {
      const {pathname, search, hash} = location;
      history.replaceState(history.state, '', pathname + search + hash);
    }
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      dispatchEvent(new Event(PAGE_EVENT));
    }
    if (previousLocation) {
      document.querySelectorAll<HTMLElement>(':popover-open').forEach((open) => {
        open.hidePopover();
      });
    }
  },
};

export default navigation;
