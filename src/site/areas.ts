/**
 * Parts of the site whose documents have a security policy of their own. In the DNS tools
 * a visitor may name a resolver of their own, so only there may a page connect anywhere.
 */
export type Area = 'pages' | 'tools';

/** Where the tools are, in each language: every address below it has their policy. */
export const TOOLS_PATH = '/tools/';

/** A language's pages begin with its name, such as `de` or `pt-br`. No other folder is as short. */
const TOOLS = /^\/(?:[a-z]{2}(?:-[a-z]+)?\/)?tools\//;

/**
 * The area of an address.
 *
 * @param pathname path from the root, as in the address bar
 */
export function areaOf(pathname: string): Area {
  return TOOLS.test(pathname) ? 'tools' : 'pages';
}

/**
 * Whether the way from one address to another has to be a document load: a document keeps
 * the policy it was loaded with, whichever page the router shows in it.
 *
 * @param from path of the page that was loaded
 * @param to path of the next page
 */
export function needsDocument(from: string, to: string): boolean {
  return areaOf(from) !== areaOf(to);
}
