import {TOOLS_PATH, type Area} from './areas';
import {localizedPath} from './paths';

/** Headers of some of the site's paths. */
export interface HeaderRule {
  /** A path with at most one `*`, which stands for anything: `/assets/*`. */
  paths: string;
  /** By name. An empty value takes back what an earlier rule has set. */
  headers: Readonly<Record<string, string>>;
}

/** What the pages load and run beyond the files of the site. */
export interface PolicySources {
  /** Hash sources of the inline scripts: `'sha256-…'`, quotes and all. */
  inlineScripts: readonly string[];
  /** Origins that scripts of services come from. None is set up: none is allowed. */
  scriptOrigins?: readonly string[];
  /** Origins of services that the pages send to. */
  connectOrigins?: readonly string[];
  /** Origins that forms are sent to, beyond the site's own. */
  formOrigins?: readonly string[];
  /** Origins of pictures, beyond the site's own and Google's. */
  pictureOrigins?: readonly string[];
  /** Where browsers report what was refused; nowhere when undefined. */
  reportUrl?: string | undefined;
  /** Where the pages of each language begin, such as `/` and `/de/`. */
  baseUrls?: readonly string[];
}

/** Where Google keeps the pictures of its users (`googleData.picture` of the `user` cookie). */
const GOOGLE_PICTURES = [3, 4, 5, 6].map(
  (number) => `https://lh${String(number)}.googleusercontent.com`,
);

/** Name of the endpoint in `Reporting-Endpoints`. */
const REPORT_GROUP = 'csp';

/**
 * The directives that have what was refused reported. Firefox knows `report-uri` only; a
 * browser that knows `report-to` passes it over.
 */
export function reportDirectives(
  reportUrl: string | undefined,
): Readonly<Record<string, readonly string[]>> {
  return reportUrl ? {'report-uri': [reportUrl], 'report-to': [REPORT_GROUP]} : {};
}

/** A policy as its header has it. */
export function writePolicy(
  directives: Readonly<Record<string, readonly string[]>>,
): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy (https://www.w3.org/TR/CSP3/) of the documents of an area.
 * All pages of an area have the same: a visitor walks from page to page without loading a
 * document. Between areas a document is loaded (`needsDocument` in `areas.ts`).
 *
 * - Scripts: the site's own files, and inline ones by their hash. Structured data is no
 *   script to a browser and needs none.
 * - Styles: the emails in the preview frames carry theirs in `style` attributes and in an
 *   element that changes with the colors a reader chooses. A frame made of `srcdoc` has
 *   its page's policy.
 * - Connections: the site, the services that were set up, and the public resolvers that
 *   articles ask about a reader's domain. In the tools any https address, because a
 *   visitor may name a resolver of their own, and plain http on their own computer.
 * - Images: the site's own, small ones inside style sheets (`data:`), and pictures of
 *   visitors who log in with Google. Other hosts of visitors' pictures, and that of a logo
 *   in the email templates, are named by the owner.
 */
export function contentSecurityPolicy(
  {
    inlineScripts,
    scriptOrigins = [],
    connectOrigins = [],
    formOrigins = [],
    pictureOrigins = [],
    reportUrl,
  }: PolicySources,
  area: Area,
): string {
  const anywhere = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];
  return writePolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...scriptOrigins],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...GOOGLE_PICTURES, ...pictureOrigins],
    'connect-src': ["'self'", ...connectOrigins, ...(area === 'tools' ? anywhere : [])],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'none'"],
    ...reportDirectives(reportUrl),
  });
}

/**
 * Features that no page uses. These are the names of the registry
 * (github.com/w3c/webappsec-permissions-policy/blob/main/features.md) and of later
 * specifications that Chromium enforces. It writes a warning to the console for a name it
 * does not know, so those that no browser enforces are left out, as are client hints, which
 * say what is told to other sites' servers: the pages ask none.
 */
const UNUSED = `accelerometer aria-notify autoplay browsing-topics camera
captured-surface-control clipboard-read compute-pressure cross-origin-isolated
deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get
display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
identity-credentials-get idle-detection interest-cohort keyboard-map language-detector
language-model local-fonts magnetometer media-playback-while-not-visible microphone midi
on-device-speech-recognition otp-credentials payment picture-in-picture
private-state-token-issuance private-state-token-redemption publickey-credentials-create
publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer
sync-xhr translator unload usb window-management xr-spatial-tracking`.split(/\s+/);

/** A resolver, or a Git host, may be on the visitor's own computer or network. */
const NEARBY = ['local-network', 'local-network-access', 'loopback-network'];

/**
 * The Permissions-Policy: the site itself may write to the clipboard (copy buttons), and
 * where it speaks to addresses that a person has named, these may be nearby.
 */
export function permissionsPolicy(isNearbyAllowed: boolean): string {
  return [
    ...UNUSED.map((name) => `${name}=()`),
    ...NEARBY.map((name) => `${name}=(${isNearbyAllowed ? 'self' : ''})`),
    'clipboard-write=(self)',
  ].join(', ');
}

/**
 * Files that are there for other sites to show: social cards, the pictures of articles
 * that feeds carry, feeds, the OpenAPI file, pages as Markdown, the site's icons and the
 * press kit. Everything else, pages and scripts included, is loaded by this site only.
 */
const EMBEDDABLE = [
  '/cards/*',
  '/assets/pictures/*',
  '/img/*',
  '/press/*',
  '/*.md',
  '/*.txt',
  '/*.xml',
  '/*.json',
  '/*.yaml',
  '/*.ts',
  '/.well-known/api-catalog',
];

/** Where programs look for the descriptions of APIs: RFC 9727, section 2. */
const API_CATALOG = '/.well-known/api-catalog';

const DAY = 'public, max-age=86400';

/**
 * Files that are never opened as a document, nor run as a worker. What a browser reads with
 * those only is 2 KB of headers, which a server that does not remember them (nginx, or any
 * over HTTP/1.1) would send with every file: a third of what a page's style sheets weigh.
 */
const PARTS_OF_PAGES = ['/assets/css/*', '/*.woff2'];

/** Rules of which those for the same paths are one, where the first of them stands. */
export function mergeRules(rules: readonly HeaderRule[]): HeaderRule[] {
  const merged = new Map<string, Record<string, string>>();
  for (const {paths, headers} of rules) {
    merged.set(paths, {...merged.get(paths), ...headers});
  }
  return [...merged].map(([paths, headers]) => ({paths, headers}));
}

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
 * @param sources what the pages load and run
 */
export function headerRules(sources: PolicySources): HeaderRule[] {
  const {reportUrl, baseUrls = ['/']} = sources;
  const ofDocuments = {
    'Content-Security-Policy': contentSecurityPolicy(sources, 'pages'),
    ...(reportUrl && {'Reporting-Endpoints': `${REPORT_GROUP}="${reportUrl}"`}),
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': permissionsPolicy(false),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return mergeRules([
    {
      paths: '/*',
      headers: {
        ...ofDocuments,
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    // Pages come as HTML or as Markdown (`prefersMarkdown`), so a cache keeps both apart.
    ...['/', '/*/'].map((paths) => ({paths, headers: {Vary: 'Accept'}})),
    // Where the API is described (RFC 9727, section 3).
    ...['/', '/docs/*', API_CATALOG].map((paths) => ({
      paths,
      headers: {Link: `<${API_CATALOG}>; rel="api-catalog"`},
    })),
    ...baseUrls.map((baseUrl) => ({
      paths: `${localizedPath(TOOLS_PATH, baseUrl)}*`,
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(sources, 'tools'),
        'Permissions-Policy': permissionsPolicy(true),
      },
    })),
    ...EMBEDDABLE.map((paths) => ({
      paths,
      headers: {'Cross-Origin-Resource-Policy': 'cross-origin'},
    })),
    ...['woff2', 'svg', 'png', 'ico', 'webmanifest'].map((extension) => ({
      paths: `/*.${extension}`,
      headers: {'Cache-Control': DAY},
    })),
    {
      paths: '/assets/*',
      headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
    },
    ...PARTS_OF_PAGES.map((paths) => ({
      paths,
      headers: Object.fromEntries(Object.keys(ofDocuments).map((name) => [name, ''])),
    })),
  ]);
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
  const sent = new Map<string, string>();
  for (const {headers} of rules.filter(({paths}) => covers(paths, pathname))) {
    for (const [name, value] of Object.entries(headers)) {
      sent.set(name, value);
    }
  }
  return Object.fromEntries([...sent].filter(([, value]) => value !== ''));
}

/**
 * The headers of "not found" at a path: those of the path's area and of a page, and it is
 * not kept.
 *
 * @param pathname the path that was asked for
 */
export function headersOfMissing(
  rules: readonly HeaderRule[],
  pathname: string,
): Record<string, string> {
  return {
    ...headersFor(rules, '/404.html'),
    ...headersFor(rules, pathname),
    'Cache-Control': 'no-cache',
  };
}
