// Source: @docusaurus/core client/normalizeLocation. Kind: eject (by alias in
// `src/shell/plugin.ts`). Reason: the router ignores case and the original drops spaces at
// the end, so that a 404 page would turn into another one. Here an address means the page
// that it means to the hosts of the site.
import type {Location} from 'history';
import {cleanAddress} from '../../site';

/*
 * The router decodes the path of the first page and cannot start on one that is not UTF-8.
 * There is no page at such an address, so it may be written as what it looks like.
 */
if (typeof document !== 'undefined') {
  try {
    decodeURI(location.pathname);
  } catch {
    const {pathname, search, hash} = location;
    const readable = pathname.replaceAll('%', '%25');
    history.replaceState(history.state, '', readable + search + hash);
  }
}

/**
 * The location whose page is shown.
 *
 * @param location the router's own, its path decoded
 */
export default function normalizeLocation(location: Location): Location {
  const pathname = cleanAddress(encodeURI(location.pathname));
  return pathname === location.pathname ? location : {...location, pathname};
}
