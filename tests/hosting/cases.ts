/**
 * What every host of the site answers: the same table for `npm run serve`, nginx and
 * Cloudflare.
 */

export interface HostCase {
  name: string;
  /** Path and query as sent. */
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  status: number;
  /** `Location`, from the root; none where undefined. */
  location?: string;
  /** `Cache-Control`. */
  cache?: string;
  /** `Content-Type` without its parameters. */
  type?: string;
}

const FRESH = 'no-cache';
const DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * @param asset path of one hashed script of the build
 */
export const casesFor = (asset: string): readonly HostCase[] => [
  {
    name: 'the home page',
    path: '/',
    status: 200,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'a page',
    path: '/docs/api/email/',
    status: 200,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'a page with a query',
    path: '/articles/?discount=SPRING',
    status: 200,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'the head of a page',
    path: '/docs/api/email/',
    method: 'HEAD',
    status: 200,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'a page without its slash',
    path: '/docs/api/email',
    status: 301,
    location: '/docs/api/email/',
    cache: FRESH,
  },
  {
    name: 'a page without its slash, with a query',
    path: '/docs/api/email?a=1&b=%20x',
    status: 301,
    location: '/docs/api/email/?a=1&b=%20x',
  },
  {
    name: 'the file of a page',
    path: '/docs/api/email/index.html?a=1',
    status: 301,
    location: '/docs/api/email/?a=1',
  },
  {
    name: 'the file of the home page',
    path: '/index.html',
    status: 301,
    location: '/',
  },
  {
    name: 'a short address',
    path: '/privacy',
    status: 301,
    location: '/legal/privacy-policy/',
    cache: FRESH,
  },
  {
    name: 'a short address with a slash and a query',
    path: '/terms/?from=mail',
    status: 301,
    location: '/legal/terms-of-service/?from=mail',
  },
  {
    name: 'a page that is not there',
    path: '/docs/api/nothing/',
    status: 404,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'a page that is not there, without a slash',
    path: '/nothing?x=1',
    status: 404,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'a script that is gone',
    path: '/assets/js/gone.0a1b2c3d.js',
    status: 404,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'a picture that is not there',
    path: '/img/nothing.png',
    status: 404,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'a hashed file',
    path: asset,
    status: 200,
    cache: FOR_EVER,
    type: 'text/javascript',
  },
  {
    name: 'a font',
    path: '/fonts/archivo-postwren-4.woff2',
    status: 200,
    cache: DAY,
    type: 'font/woff2',
  },
  {
    name: 'an icon',
    path: '/img/icon.svg',
    status: 200,
    cache: DAY,
    type: 'image/svg+xml',
  },
  {
    name: 'the manifest',
    path: '/site.webmanifest',
    status: 200,
    cache: DAY,
    type: 'application/manifest+json',
  },
  {
    name: 'robots.txt',
    path: '/robots.txt',
    status: 200,
    cache: FRESH,
    type: 'text/plain',
  },
  {
    name: 'a page as Markdown',
    path: '/docs/api/email/index.md',
    status: 200,
    cache: FRESH,
    type: 'text/markdown',
  },
  ...['_headers', '_redirects', '_nginx.conf', '.assetsignore', 'index.html.br'].map(
    (file): HostCase => ({
      name: `a file for the hosts, ${file}`,
      path: `/${file}`,
      status: 404,
      cache: FRESH,
    }),
  ),
  {
    name: 'a method that changes things',
    path: '/',
    method: 'POST',
    status: 405,
  },
];

/**
 * Paths that a browser or a host might take for the address of another site. Hosts differ in
 * how they refuse them; neither they nor the page they send may lead anybody away.
 */
export const HOSTILE_PATHS = [
  '//evil.example/x',
  '//evil.example/login',
  '//evil.example',
  '///evil.example/x',
  '////evil.example/x?next=//evil.example',
  '/\\evil.example/a',
  '/\\/evil.example/a',
  '//evil.example/x.html',
  '//user@evil.example/x',
  '//evil.example:8443/x',
  '/%5C/evil.example/x',
  '/%2f/evil.example/x',
  '/%09/evil.example/x',
  '/.//evil.example/x',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/docs%0d%0aSet-Cookie:%20a=b',
  '/docs/api/email%0d%0aX-Bad:%201',
  '/..%2f..%2fetc/passwd',
  '/%E0%A4%A/',
  '/%00',
] as const;
