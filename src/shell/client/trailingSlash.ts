// Source: @docusaurus/utils-common. Kind: eject (by alias in `src/shell/aliases.ts`, in the
// browser only). Reason: its one function that is used there brings all of tslib along.

interface Options {
  trailingSlash: boolean | undefined;
  baseUrl: string;
}

/**
 * An address inside of the site as its host writes it.
 *
 * @param address path from the root, with query and hash; a hash alone stays as it is
 */
export function applyTrailingSlash(
  address: string,
  {trailingSlash, baseUrl}: Options,
): string {
  const path = address.replace(/[?#].*/s, '');
  if (
    trailingSlash === undefined ||
    address.startsWith('#') ||
    path === '/' ||
    path === baseUrl
  ) {
    return address;
  }
  const written = trailingSlash ? path.replace(/\/?$/, '/') : path.replace(/\/$/, '');
  return written + address.slice(path.length);
}
