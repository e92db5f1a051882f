/**
 * The form every address of the site has. Docusaurus' own permalinks come without the
 * slash and get it only where a link is drawn.
 *
 * @param path path from the root
 */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
