/**
 * Every address that moved or has a short form. The client, the server
 * configurations in `deploy/`, `npm run serve` and the tests read this list.
 */
export interface Redirect {
  /** Old path, without a trailing slash; the slash form is redirected too. */
  from: string;
  /** New path, with a trailing slash. Query and hash are kept. */
  to: string;
}

export const redirects: readonly Redirect[] = [
  {from: '/terms', to: '/legal/terms-of-service/'},
  {from: '/privacy', to: '/legal/privacy-policy/'},
];

/**
 * Where a request path should go, if not where it is.
 *
 * @param pathname path of the address, beginning with a slash, without query
 * @returns the path to redirect to (301), or `undefined` when the path stays
 */
export function redirectFor(pathname: string): string | undefined {
  const bare = pathname.replace(/\/+$/, '') || '/';
  const moved = redirects.find(({from}) => from === bare);
  if (moved) {
    return moved.to;
  }
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return isFile || pathname.endsWith('/') ? undefined : `${pathname}/`;
}
