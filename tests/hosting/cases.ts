/**
 * What every host of the site answers: the same table for `npm run serve`, nginx and
 * Cloudflare.
 */
import {brand} from '../../src/site';

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
    name: 'the 404 page itself',
    path: '/404.html',
    status: 404,
    cache: FRESH,
    type: 'text/html',
  },
  {
    name: 'a sloppy address',
    path: '//docs//API/Email?a=1',
    status: 301,
    location: '/docs/api/email/?a=1',
    cache: FRESH,
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
    path: '/fonts/archivo-6.woff2',
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
    name: 'the icon that browsers ask for on their own',
    path: '/favicon.ico',
    status: 200,
    cache: DAY,
    type: 'image/vnd.microsoft.icon',
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
  {
    name: 'a page as Markdown, by its own name',
    path: '/docs/api/email.md',
    status: 200,
    cache: FRESH,
    type: 'text/markdown',
  },
  {
    name: 'a page as Markdown with code in another language',
    path: '/docs/api/email/index.python.md',
    status: 200,
    cache: FRESH,
    type: 'text/markdown',
  },
  {
    name: 'the docs, listed for language models',
    path: '/docs/llms.txt',
    status: 200,
    cache: FRESH,
    type: 'text/plain',
  },
  {
    name: 'the types of the API',
    path: '/openapi.d.ts',
    status: 200,
    cache: FRESH,
    type: 'text/plain',
  },
  {
    name: 'the mock of the API',
    path: `/mock/${brand.slug}-mock.mjs`,
    status: 200,
    cache: FRESH,
    type: 'text/javascript',
  },
  {
    name: 'the catalog of APIs',
    path: '/.well-known/api-catalog',
    status: 200,
    cache: FRESH,
    type: 'application/linkset+json',
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
 * Sloppy addresses of pages and files, and the clean one that every host redirects each of
 * them to, in one step.
 */
export const SLOPPY_PATHS: readonly (readonly [sloppy: string, clean: string])[] = [
  // Too many slashes.
  ['//about/', '/about/'],
  ['/about//', '/about/'],
  ['///about///', '/about/'],
  ['/docs//api//email/', '/docs/api/email/'],
  ['//docs/api//email', '/docs/api/email/'],
  ['//docs///api//email/?a=1', '/docs/api/email/?a=1'],
  ['//', '/'],
  // Encoded slashes.
  ['/about%2F', '/about/'],
  ['/about%2f', '/about/'],
  ['/about/%2F', '/about/'],
  ['/%2Fabout/', '/about/'],
  ['/docs%2Fapi%2Femail', '/docs/api/email/'],
  ['/docs/%2F/api/email/', '/docs/api/email/'],
  // None at the end.
  ['/about', '/about/'],
  ['/tools/spf-checker?x=%2F%2Fevil.example', '/tools/spf-checker/?x=%2F%2Fevil.example'],
  // Capitals.
  ['/ABOUT/', '/about/'],
  ['/About', '/about/'],
  ['/docs/api/EMAIL/', '/docs/api/email/'],
  ['/Docs/API/email', '/docs/api/email/'],
  ['/Articles/What-is-DKIM', '/articles/what-is-dkim/'],
  ['/articles/what-is-DKIM/?A=B', '/articles/what-is-dkim/?A=B'],
  ['/LEGAL//Privacy-Policy', '/legal/privacy-policy/'],
  // Escapes of characters that need none.
  ['/%61bout/', '/about/'],
  ['/%41BOUT', '/about/'],
  ['/anti%2Dspam%2dpolicy/', '/anti-spam-policy/'],
  // Dot segments.
  ['/docs/api/..%2Fapi%2Femail/', '/docs/api/email/'],
  ['/docs%2F..%2Fabout/', '/about/'],
  // The file of a page.
  ['/about/index.html', '/about/'],
  ['/about/INDEX.HTML', '/about/'],
  ['/about/index', '/about/'],
  ['/about/index/', '/about/'],
  ['/about.html', '/about/'],
  ['/About.html?a=1', '/about/?a=1'],
  ['/docs/api/email.html', '/docs/api/email/'],
  ['/index.html', '/'],
  ['//index.html', '/'],
  ['/index', '/'],
  // Addresses that moved.
  ['/terms', '/legal/terms-of-service/'],
  ['/Terms/', '/legal/terms-of-service/'],
  ['//privacy', '/legal/privacy-policy/'],
  ['/privacy.html', '/legal/privacy-policy/'],
  ['/docs/api/', '/docs/api/authentication/'],
  ['/docs/api', '/docs/api/authentication/'],
  ['/docs//API?a=1', '/docs/api/authentication/?a=1'],
  ['/docs/api/index.html', '/docs/api/authentication/'],
  // Files, which keep their case.
  ['/img//icon.svg', '/img/icon.svg'],
  ['//robots.txt', '/robots.txt'],
  ['/img%2Ficon.svg', '/img/icon.svg'],
  ['/img/%69con.svg', '/img/icon.svg'],
  ['//press//README.txt', '/press/README.txt'],
  ['/docs/api/email//index.md', '/docs/api/email/index.md'],
];

/**
 * Paths that a browser or a host might take for the address of another site, and others that
 * somebody may try: none is a page, however it is cleaned. Hosts differ in how they refuse
 * them; neither they nor the page they send may lead a visitor away.
 */
export const HOSTILE_PATHS = [
  '//evil.example/x',
  '//evil.example/login',
  '//evil.example',
  '///evil.example/x',
  '////evil.example/x?next=//evil.example',
  '/\\evil.example/a',
  '/\\/evil.example/a',
  '/\\\\evil.example\\a',
  '//evil.example/x.html',
  '//evil.example/about/',
  '//evil.example//about/',
  '//user@evil.example/x',
  '//user:password@evil.example/',
  '//evil.example:8443/x',
  '//[::1]/x',
  '/%5C/evil.example/x',
  '/%5Cevil.example',
  '/%5c%5cevil.example/x',
  '/%2f/evil.example/x',
  '/%2F%2Fevil.example/x',
  '/%2f%2fevil.example',
  '/%252F%252Fevil.example/x',
  '/%09/evil.example/x',
  '/%0A/evil.example/x',
  '/%0d%0a/evil.example/x',
  '/%20/evil.example/x',
  '/.//evil.example/x',
  '/%2e//evil.example/x',
  '/x/..//evil.example/x',
  '/%2e%2e%2f%2fevil.example/x',
  '/\\evil.example',
  '/https://evil.example/x',
  '/https:%2F%2Fevil.example',
  '/javascript:alert(1)/',
  '/@evil.example/',
  '/;//evil.example',
  '/docs%0d%0aSet-Cookie:%20a=b',
  '/docs/api/email%0d%0aX-Bad:%201',
  '/about/%0d%0aX-Bad:%201',
  '/about/%20',
  '/about%00/',
  '/about/x/',
  '/about%3Fx=1',
  '/about%23x',
  '/%2561bout/',
  '/about%255C',
  '/about/index.md/',
  '/..%2f..%2fetc/passwd',
  '/.%2e/.%2e/etc/passwd',
  '/%E0%A4%A/',
  '/about/%',
  '/%zz/',
  '/%C0%AFabout/',
  '/%FF%FE/',
  '/%00',
  '/404.html',
  '/404',
  '/404/',
  '/__proto__/',
  '/constructor/',
  '/%3Cscript%3Ealert(1)%3C/script%3E/',
  `/${'a/'.repeat(500)}`,
] as const;
