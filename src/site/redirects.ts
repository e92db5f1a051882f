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
 * A path that begins with two slashes is the address of another host wherever it is used as
 * a reference (RFC 3986, 4.2), and browsers read backslashes as slashes (URL Standard), so
 * runs of either become one slash: the result always stays on the site.
 *
 * @param pathname path of the address, beginning with a slash, without query
 * @returns the path to redirect to (301), or `undefined` when the path stays
 */
export function redirectFor(pathname: string): string | undefined {
  const path = pathname.replace(/[/\\]+/g, '/');
  const page = path.replace(/\/$/, '');
  const moved = redirects.find(({from}) => from === page);
  if (moved) {
    return moved.to;
  }
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const clean = isFile ? path : `${page}/`;
  return clean === pathname ? undefined : clean;
}
