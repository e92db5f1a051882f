import {needsDocument} from '../../site/areas';
import {isFrugal} from '../contract';
import preload from './preload';

/** How long the pointer rests on a link before its page is fetched ahead, in milliseconds. */
const REST = 80;

/**
 * Fetches the scripts of a page ahead when the pointer rests on a link to it, a finger
 * touches the link or it gets the focus. Pages that will be loaded as documents need none.
 */
export function fetchAhead(): void {
  const {pathname: own} = location;
  let resting = 0;
  let last: Element | null = null;

  function approach({target, type}: Event) {
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('a[href^="/"]')
        : null;
    if (link !== last) {
      last = link;
      clearTimeout(resting);
      if (link && !needsDocument(own, link.pathname) && !isFrugal()) {
        const fetchPage = () => {
          // A page that could not be fetched ahead is fetched again when it is chosen.
          preload(link.pathname).catch(() => undefined);
        };
        resting = window.setTimeout(fetchPage, type === 'pointerover' ? REST : 0);
      }
    }
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(type, approach);
  }
}
