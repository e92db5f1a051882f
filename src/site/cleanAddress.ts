/**
 * The one address of each page and file. The 404 page, the router, `npm run serve`, nginx and
 * Cloudflare all follow `cleanAddress`, so that nothing is shown at two addresses and no
 * address leads off the site.
 */
import {redirects} from './redirects';

/**
 * Escapes of characters that need none (RFC 3986, 2.3) and of the slash; and percent signs
 * that begin no escape.
 */
const NEEDLESS = /%(?:(2[d-f]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])|(?![\da-f]{2}))/gi;
/** Slashes as browsers read them. They also drop tabs and line breaks (URL Standard). */
const SLASHES = /[/\\\t\n\r]+/g;
/** A file keeps its case and gets no slash. Below `.well-known` names have no extension. */
const FILE = /^\/\.well-known\/|\.(?!html$)[a-z\d]+$/i;
/** What may end a page's address and is no part of it. No dot segment is left of a name. */
const ENDINGS = /(?:\/index|(?<=[^/.])\.html|\/)*$/;

const moved = new Map(redirects.map(({from, to}) => [from, to]));

/**
 * What an address becomes: single slashes, no dot segments, no needless escapes; for a page
 * also lower case, a trailing slash, and neither `index` nor `.html` at its end. For a page
 * that has moved, it is the new address.
 *
 * Whether anything is there is for the caller to find out: a host redirects to what an
 * address becomes if that exists, serves it if it is what was asked for, and answers 404 to
 * everything else.
 *
 * It never throws, and what it returns becomes itself. The result begins with exactly one
 * slash, so it stays on the site however it is resolved.
 *
 * @param pathname path of an address as it was sent, without query
 */
export function cleanAddress(pathname: string): string {
  const slashed = `/${pathname}`
    .replace(NEEDLESS, (escape, character?: string) =>
      character === undefined ? '%25' : decodeURIComponent(escape),
    )
    .replace(SLASHES, '/');
  // After the host the parser takes anything for a path, and resolves its dot segments.
  const path = new URL(`http://site${slashed}`).pathname;
  if (FILE.test(path)) {
    return path;
  }
  const page = `${path.toLowerCase().replace(ENDINGS, '')}/`;
  return moved.get(page) ?? page;
}

/**
 * Where the 404 page has to go on to when a host without redirects has sent it for a page.
 *
 * @param pathname path of the document's address
 * @param pages paths of all pages, with a space between them; `/old/>/new/` for one that
 *   leads to another
 * @returns undefined when no page was meant
 */
export function onwardAddress(pathname: string, pages: string): string | undefined {
  const address = cleanAddress(pathname);
  for (const page of pages.split(' ')) {
    const [from, to = from] = page.split('>');
    if (from === address && to !== pathname) {
      return to;
    }
  }
  return undefined;
}
