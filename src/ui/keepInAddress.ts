/**
 * Keeps the state of a page's form in the page's own address, without a step in the history.
 *
 * @param fragment without its `#`; empty where there is nothing to share
 * @param page the path the form belongs to: by the time this runs, the visitor may have
 *   followed a link, and the next page has not taken over yet
 */
export function keepInAddress(fragment: string, page: string): void {
  const {pathname, search, hash} = location;
  // An anchor of the page stays where there is nothing to share.
  if (pathname === page && (fragment || hash.includes('='))) {
    history.replaceState(
      history.state,
      '',
      pathname + search + (fragment && `#${fragment}`),
    );
  }
}
