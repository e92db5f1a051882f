import {needsDocument} from '../../site';
import {loadText} from './builtText';
import preload from './preload';

/**
 * Fetches the scripts of a page ahead, for `Shell.fetchAhead`. Pages that will be loaded as
 * documents need none.
 *
 * @param address of a page of this site
 */
export function fetchAhead(address: string): void {
  const {pathname} = new URL(address, location.href);
  if (!needsDocument(location.pathname, pathname)) {
    // A page that could not be fetched ahead is fetched again when it is chosen.
    preload(pathname).catch(() => undefined);
    if (pathname !== location.pathname) {
      void loadText();
    }
  }
}
