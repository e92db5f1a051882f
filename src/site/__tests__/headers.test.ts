import {CspEvaluator} from 'csp_evaluator/dist/evaluator';
import {Severity} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';
import {contentSecurityPolicy, headerRules, headersFor} from '../headers';

const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const plain = contentSecurityPolicy({inlineScripts: [HASH]});
const full = contentSecurityPolicy({
  inlineScripts: [HASH],
  scriptOrigins: ['https://www.googletagmanager.com'],
});

/** What Google's evaluator holds against a policy, by severity. */
function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

describe('the security policy', () => {
  it.each([
    ['plain', plain],
    ['with every service', full],
  ])('has nothing grave against it: %s', (_, policy) => {
    const grave = findings(policy).filter(({severity}) =>
      [Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX, Severity.MEDIUM].includes(
        severity,
      ),
    );
    // Plain http to the visitor's own computer is what some resolvers there speak.
    expect(grave.map(({directive, value}) => [directive, value])).toEqual([
      ['connect-src', 'http://localhost:*'],
      ['connect-src', 'http://127.0.0.1:*'],
    ]);
  });

  it('would have, with scripts let in at large', () => {
    for (const weak of [
      plain.replace(HASH, "'unsafe-inline'"),
      plain.replace("object-src 'none'", 'object-src *'),
      plain.replace("script-src 'self'", 'script-src https:'),
    ]) {
      expect(findings(weak).map(({severity}) => severity)).toContain(Severity.HIGH);
    }
  });

  it('lets scripts in by name and hash only', () => {
    const sources = /script-src ([^;]*)/.exec(plain)?.[1]?.split(' ');
    expect(sources).toEqual(["'self'", HASH]);
    expect(/script-src ([^;]*)/.exec(full)?.[1]?.split(' ')).toEqual([
      "'self'",
      HASH,
      'https://www.googletagmanager.com',
    ]);
  });
});

describe('headers', () => {
  const rules = headerRules(plain);

  it('are there on every path', () => {
    for (const path of ['/', '/docs/', '/assets/js/a.js', '/404.html', '/img/icon.svg']) {
      expect(headersFor(rules, path)).toMatchObject({
        'Content-Security-Policy': plain,
        'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/) as string,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': expect.stringContaining('camera=()') as string,
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
    }
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
    expect(headersFor(rules, path)['Cache-Control']).toBe(value);
  });
});
