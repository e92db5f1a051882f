import fc from 'fast-check';
import {CspEvaluator} from 'csp_evaluator/dist/evaluator';
import {Severity} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';
import {needsDocument} from '../areas';
import {
  contentSecurityPolicy,
  headerRules,
  headersFor,
  headersOfMissing,
} from '../headers';

const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const SOURCES = {inlineScripts: [HASH]};
const SERVICES = {
  ...SOURCES,
  scriptOrigins: ['https://www.googletagmanager.com'],
  connectOrigins: ['https://plausible.example'],
  formOrigins: ['https://forms.example'],
  pictureOrigins: ['https://pictures.example'],
};
const plain = () => contentSecurityPolicy(SOURCES, 'pages');
const full = () => contentSecurityPolicy(SERVICES, 'pages');
const tools = () => contentSecurityPolicy(SERVICES, 'tools');

/** The sources of one directive. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .map((one) => one.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

/** What Google's evaluator holds against a policy, by severity. */
function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

describe('the security policy', () => {
  it('lets nothing be loaded that is not named', () => {
    for (const policy of [plain(), full(), tools()]) {
      expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"]);
      expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", "'unsafe-inline'"]);
      expect(sourcesOf(policy, 'img-src')?.slice(0, 2)).toEqual(["'self'", 'data:']);
      expect(sourcesOf(policy, 'worker-src')).toEqual(["'self'"]);
      expect(sourcesOf(policy, 'frame-src')).toEqual(["'self'"]);
      expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
      expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    }
  });

  it('lets forms go to the site itself, and where the owner says', () => {
    expect(sourcesOf(plain(), 'form-action')).toEqual(["'self'"]);
    expect(sourcesOf(full(), 'form-action')).toEqual(["'self'", 'https://forms.example']);
  });

  it.each([
    ['plain', plain, []],
    ['with every service', full, []],
    // Plain http to the visitor's own computer is what some resolvers there speak.
    ['of the tools', tools, ['http://localhost:*', 'http://127.0.0.1:*']],
  ])('has nothing grave against it: %s', (_, policy, allowed) => {
    const grave = findings(policy()).filter(({severity}) =>
      [Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX, Severity.MEDIUM].includes(
        severity,
      ),
    );
    expect(grave.map(({directive, value}) => [directive, value])).toEqual(
      allowed.map((source) => ['connect-src', source]),
    );
  });

  it('would have, with scripts let in at large', () => {
    for (const weak of [
      plain().replace(HASH, "'unsafe-inline'"),
      plain().replace("object-src 'none'", 'object-src *'),
      plain().replace("script-src 'self'", 'script-src https:'),
    ]) {
      expect(findings(weak).map(({severity}) => severity)).toContain(Severity.HIGH);
    }
  });

  it('lets scripts in by name and hash only', () => {
    expect(sourcesOf(plain(), 'script-src')).toEqual(["'self'", HASH]);
    expect(sourcesOf(full(), 'script-src')).toEqual([
      "'self'",
      HASH,
      'https://www.googletagmanager.com',
    ]);
  });

  it('connects to the site and its services, and only the tools to any address', () => {
    expect(sourcesOf(plain(), 'connect-src')).toEqual(["'self'"]);
    expect(sourcesOf(full(), 'connect-src')).toEqual([
      "'self'",
      'https://plausible.example',
    ]);
    expect(sourcesOf(tools(), 'connect-src')).toEqual([
      "'self'",
      'https://plausible.example',
      'https:',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ]);
  });

  it('shows the pictures of the site, of Google’s users and of named origins', () => {
    for (const policy of [plain(), full(), tools()]) {
      expect(sourcesOf(policy, 'img-src')).toContain('https://lh3.googleusercontent.com');
      expect(sourcesOf(policy, 'img-src')).not.toContain('https:');
      expect(sourcesOf(policy, 'img-src')).not.toContain('blob:');
    }
    expect(sourcesOf(plain(), 'img-src')).not.toContain('https://pictures.example');
    expect(sourcesOf(full(), 'img-src')).toContain('https://pictures.example');
  });

  it('reports what it refuses only where an address is set', () => {
    expect(plain()).not.toContain('report');
    const rules = headerRules({...SOURCES, reportUrl: 'https://r.example/csp?key=1'});
    for (const path of ['/', '/tools/']) {
      const headers = headersFor(rules, path);
      const policy = headers['Content-Security-Policy'] ?? '';
      expect(sourcesOf(policy, 'report-uri')).toEqual(['https://r.example/csp?key=1']);
      expect(sourcesOf(policy, 'report-to')).toEqual(['csp']);
      expect(headers['Reporting-Endpoints']).toBe('csp="https://r.example/csp?key=1"');
    }
    expect(headersFor(headerRules(SOURCES), '/')).not.toHaveProperty(
      'Reporting-Endpoints',
    );
  });
});

describe('the border of the tools', () => {
  it.each([
    ['/', '/tools/', true],
    ['/tools/', '/', true],
    ['/docs/api/email/', '/tools/spf-checker/', true],
    ['/tools/spf-checker/', '/articles/what-is-dkim/', true],
    ['/tools/no-such-tool/', '/', true],
    ['/tools/', '/tools/spf-checker/', false],
    ['/docs/', '/pricing/', false],
    ['/', '/toolsmith/', false],
    ['/', '/docs/tools/', false],
    ['/de/', '/de/tools/', true],
    ['/tools/', '/de/tools/', false],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(needsDocument(from, to)).toBe(expected);
  });

  it('is where the headers change', () => {
    const rules = headerRules({...SOURCES, baseUrls: ['/', '/de/']});
    const policyOf = (path: string) => headersFor(rules, path)['Content-Security-Policy'];
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/tools/', '/tools', '/docs/tools/', '/de/tools/'),
        fc.constantFrom('/', '/tools/', '/toolsmith/', '/de/toolsmith/'),
        fc.webPath(),
        (from, to, rest) => {
          const [start, end] = [from + rest, to + rest];
          expect(policyOf(start) !== policyOf(end)).toBe(needsDocument(start, end));
        },
      ),
    );
  });
});

describe('headers', () => {
  const rules = () => headerRules(SOURCES);

  it('are there on every path', () => {
    for (const path of ['/', '/docs/', '/assets/js/a.js', '/404.html', '/img/icon.svg']) {
      expect(headersFor(rules(), path)).toMatchObject({
        'Content-Security-Policy': plain(),
        'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/) as string,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': expect.stringContaining('camera=()') as string,
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
    }
  });

  it.each(['/assets/css/main.1a2b3c.css', '/fonts/heading.woff2'])(
    'of documents are not sent with %s, but with "not found" in its place',
    (path) => {
      const reporting = headerRules({...SOURCES, reportUrl: 'https://r.example/csp'});
      const ofFile = headersFor(reporting, path);
      const ofPage = headersFor(reporting, '/about/');
      expect(Object.keys(ofPage).filter((name) => !(name in ofFile))).toEqual([
        'Content-Security-Policy',
        'Reporting-Endpoints',
        'X-Frame-Options',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
        'Vary',
      ]);
      expect(ofFile).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
      const {Vary: _, ...ofMissing} = ofPage;
      expect(headersOfMissing(reporting, path)).toMatchObject(ofMissing);
    },
  );

  it.each([
    ['/', ''],
    ['/tools/spf-checker/', 'self'],
  ])('let %s speak to addresses nearby: (%s)', (path, who) => {
    const policy = headersFor(rules(), path)['Permissions-Policy'] ?? '';
    const features = policy.split(', ');
    for (const name of ['local-network', 'local-network-access', 'loopback-network']) {
      expect(features).toContain(`${name}=(${who})`);
    }
    expect(features).toContain('clipboard-write=(self)');
    expect(features).toContain('geolocation=()');
  });

  it('of a path count only where start and end have room in it', () => {
    const own = [{paths: '/a/*/a', headers: {X: '1'}}];
    expect(headersFor(own, '/a/b/a')).toEqual({X: '1'});
    expect(headersFor(own, '/a//a')).toEqual({X: '1'});
    expect(headersFor(own, '/a/a')).toEqual({});
  });

  it('keep "not found" of an area at the policy of the area, and never for long', () => {
    const missing = headersOfMissing(rules(), '/tools/none.svg');
    // Only a page has two forms.
    const {Vary: vary, ...page} = headersFor(rules(), '/tools/');
    expect(vary).toBe('Accept');
    expect(missing).toEqual({...page, 'Cache-Control': 'no-cache'});
    expect(headersOfMissing(rules(), '/assets/js/gone.js')['Cache-Control']).toBe(
      'no-cache',
    );
  });

  it.each([
    ['/', '</.well-known/api-catalog>; rel="api-catalog"'],
    ['/docs/webhooks/', '</.well-known/api-catalog>; rel="api-catalog"'],
    ['/pricing/', undefined],
  ])('lead from %s to the catalog of APIs: %s', (path, link) => {
    expect(headersFor(rules(), path)['Link']).toBe(link);
  });

  it.each([
    ['/', 'same-origin'],
    ['/docs/api/email/', 'same-origin'],
    ['/assets/js/main.1a2b.js', 'same-origin'],
    ['/fonts/a.woff2', 'same-origin'],
    ['/cards/home.png', 'cross-origin'],
    ['/assets/pictures/cover-1200.png', 'cross-origin'],
    ['/articles/rss.xml', 'cross-origin'],
    ['/articles/feed.json', 'cross-origin'],
    ['/openapi.yaml', 'cross-origin'],
    ['/docs/api/email/index.md', 'cross-origin'],
    ['/llms.txt', 'cross-origin'],
    ['/press/postwren-press-kit.zip', 'cross-origin'],
    ['/img/icon-512.png', 'cross-origin'],
  ])('%s may be shown by: %s', (path, value) => {
    expect(headersFor(rules(), path)['Cross-Origin-Resource-Policy']).toBe(value);
  });

  it.each([
    ['/', 'no-cache'],
    ['/docs/api/email/', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/img/icon.svg', 'public, max-age=86400'],
    ['/fonts/a.woff2', 'public, max-age=86400'],
    ['/assets/js/main.1a2b.js', 'public, max-age=31536000, immutable'],
    ['/assets/img/a.svg', 'public, max-age=31536000, immutable'],
    ['/articles/assets/', 'no-cache'],
  ])('%s is kept: %s', (path, value) => {
    expect(headersFor(rules(), path)['Cache-Control']).toBe(value);
  });
});
