/** Where the hosts that can answer the docs' MCP clients: see `src/mcp`. */
export const MCP_PATH = '/mcp';

/**
 * The form every address of the site has. Docusaurus' own permalinks come without the
 * slash and get it only where a link is drawn.
 *
 * @param path path from the root
 */
export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * The path of a page as the registry and the menus name it, whatever language it is in.
 *
 * @param address path from the root of the host: `/de/docs/`
 * @param baseUrl where the pages of a language begin: `/` or `/de/`
 * @returns path from there, with its first slash: `/docs/`
 */
export function sitePath(address: string, baseUrl: string): string {
  return `${address}/`.startsWith(baseUrl)
    ? `/${address.slice(baseUrl.length)}`
    : address;
}

/**
 * The address of a page in a language, which `sitePath` takes back.
 *
 * @param path as the registry and the menus name it
 */
export function localizedPath(path: string, baseUrl: string): string {
  return baseUrl + path.slice(1);
}

/** Where the articles of a topic are listed: `/articles/topic/authentication/`. */
export function topicPath(topic: string): string {
  return `/articles/topic/${topic.toLowerCase()}/`;
}
