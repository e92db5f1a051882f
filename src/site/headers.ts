/** Headers of some of the site's paths. */
export interface HeaderRule {
  /** A path with at most one `*`, which stands for anything: `/assets/*`. */
  paths: string;
  headers: Readonly<Record<string, string>>;
}

/** What the pages run beyond the files of the site. */
export interface PolicySources {
  /** Hash sources of the inline scripts: `'sha256-…'`, quotes and all. */
  inlineScripts: readonly string[];
  /** Origins that scripts of services come from. None is set up: none is allowed. */
  scriptOrigins?: readonly string[];
}

/**
 * The site's Content-Security-Policy (https://www.w3.org/TR/CSP3/). One for all pages: a
 * visitor walks from page to page without loading a document, so the policy of the page
 * they came in by has to fit every other.
 *
 * - Scripts: the site's own files, and inline ones by their hash. Structured data is no
 *   script to a browser and needs none.
 * - Styles: the emails in the preview frames carry theirs in `style` attributes and in an
 *   element that changes with the colours a reader chooses. A frame made of `srcdoc` has
 *   its page's policy.
 * - Connections: any https address, because a visitor may name a resolver of their own in
 *   the DNS tools, plain http on their own computer included. Every other request of the
 *   site goes to the site, to the three resolvers of `src/tools/dns/doh.ts`, or to a
 *   service that was set up.
 * - Images: the visitor's picture lies where they logged in.
 */
export function contentSecurityPolicy({
  inlineScripts,
  scriptOrigins = [],
}: PolicySources): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...scriptOrigins],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

const DAY = 'public, max-age=86400';

/**
 * Every header the site sends, and where; a later rule replaces a header of an earlier
 * one. `deploy/` writes it for each server, `npm run serve` reads what was written.
 *
 * Subdomains are left out of `Strict-Transport-Security`: whether those of customers'
 * links all speak https is not for the website to decide.
 *
 * Files with a hash in their name may be kept for ever; pages are asked for again every
 * time, and so is whatever was not found.
 *
 * @param policy the Content-Security-Policy
 */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      paths: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    ...['woff2', 'svg', 'png', 'ico', 'webmanifest'].map((extension) => ({
      paths: `/*.${extension}`,
      headers: {'Cache-Control': DAY},
    })),
    {
      paths: '/assets/*',
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    },
  ];
}

function covers(paths: string, pathname: string): boolean {
  const [start = '', end] = paths.split('*');
  return end === undefined
    ? pathname === start
    : pathname.length >= start.length + end.length &&
        pathname.startsWith(start) &&
        pathname.endsWith(end);
}

/**
 * The headers of one path.
 *
 * @param pathname path of the file from the root
 */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({paths}) => covers(paths, pathname)).map(({headers}) => headers),
  ) as Record<string, string>;
}
