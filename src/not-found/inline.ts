/*
 * The 404 page's own inline script, before anything is painted. A host without redirects
 * sends this page for a sloppy address of a page, too, and for one that has moved: the script
 * goes on to the clean one.
 */
import {onwardAddress} from '../site';

const target = onwardAddress(
  location.pathname,
  document.currentScript?.dataset['pages'] ?? '',
);
if (target) {
  // For analytics: this is no visit.
  document.documentElement.dataset['onward'] = '';
  // A path cannot leave the site, keeps query and hash, and before the page has loaded it
  // takes the place of the old one in the history.
  location.pathname = target;
}
