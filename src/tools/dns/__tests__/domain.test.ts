import fc from 'fast-check';

import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {readDomain} from '..';
import {rfc} from '../../kit';

function domainOf(input: string): string {
  const reading = readDomain(input);
  return reading.valid ? reading.domain : `(${reading.problem.code})`;
}

function problemOf(input: string) {
  const reading = readDomain(input);
  if (reading.valid) {
    throw new Error(`${input} was read as ${reading.domain}`);
  }
  return reading.problem;
}

test.each([
  ['example.com', 'example.com'],
  [' example.com. ', 'example.com'],
  ['EXAMPLE.com', 'example.com'],
  ['https://Example.com/path', 'example.com'],
  ['https://example.com:8443/a?b=c@d.example#e', 'example.com'],
  ['http://user:secret@example.com/', 'example.com'],
  ['//example.com/x', 'example.com'],
  ['ftp://example.com', 'example.com'],
  ['example.com/path@elsewhere.example', 'elsewhere.example'],
  ['example.com/path', 'example.com'],
  ['example.com:25', 'example.com'],
  ['user@example.com', 'example.com'],
  ['@example.com', 'example.com'],
  ['mailto:user@example.com?subject=x', 'example.com'],
  ['Ada Lovelace <ada@example.com>', 'example.com'],
  ['<ada@example.com>', 'example.com'],
  ['Example <example.com>', 'example.com'],
  ['Example <https://example.com/a>', 'example.com'],
  ['example.com//path', 'example.com'],
  ['h2://example.com', 'example.com'],
  ['192.0.2.1.example', '192.0.2.1.example'],
  ['"a b"@example.com', 'example.com'],
  ['“example.com”', 'example.com'],
  ['example.com,', 'example.com'],
  ['\ufeffexample.com\u200b', 'example.com'],
  ['\u202aexample.com\u202c', 'example.com'],
  ['💌.example', 'xn--rr8h.example'],
  ['_dmarc.example.com', '_dmarc.example.com'],
  ['s1._domainkey.example.com', 's1._domainkey.example.com'],
  ['http://bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['user@例え。example', 'xn--r8jz45g.example'],
  ['_spf.bücher.example', '_spf.xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['1and1.example', '1and1.example'],
  ['a--b.example', 'a--b.example'],
])('%j is the domain %s', (input, domain) => {
  expect(domainOf(input)).toBe(domain);
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['https://', 'empty'],
  ['user@', 'empty'],
  ['/path', 'empty'],
  ['192.0.2.1', 'ip-address'],
  ['192.0.2.10', 'ip-address'],
  ['1.2.3.4.5', 'numeric-ending'],
  ['2001:db8::34', 'ip-address'],
  ['x2001:db8::1', 'bad-character'],
  ['http://192.0.2.1/', 'ip-address'],
  ['2001:db8::1', 'ip-address'],
  ['http://[2001:db8::1]:80/', 'ip-address'],
  ['*.example.com', 'wildcard'],
  ['example .com', 'bad-character'],
  ['exa$mple.com', 'bad-character'],
  ['$example.com', 'bad-character'],
  ['a.example <b.example> c', 'several'],
  ['exa\u202emple.com', 'bad-character'],
  ['example,com', 'bad-character'],
  ['example.com example.org', 'several'],
  ['example.com, example.org', 'several'],
  ['ex%61mple.com', 'bad-character'],
  ['.', 'empty-label'],
  ['a..example', 'empty-label'],
  ['.example.com', 'empty-label'],
  ['example.com..', 'empty-label'],
  ['-a.example', 'hyphen'],
  ['a-.example', 'hyphen'],
  ['localhost', 'one-label'],
  ['bücher', 'one-label'],
  ['1.2.3', 'numeric-ending'],
  ['１.２.３', 'numeric-ending'],
  ['example.0x7f', 'numeric-ending'],
  ['xn--a.example', 'not-idna'],
  ['a℀b.example', 'not-idna'],
  [`${'a'.repeat(64)}.example`, 'long-label'],
  [`${'ü'.repeat(60)}.example`, 'long-label'],
  [`${'a.'.repeat(130)}example`, 'long-name'],
])('%j is refused as %s', (input, code) => {
  expect(domainOf(input)).toBe(`(${code})`);
});

test('limits are met exactly', () => {
  expect(domainOf(`${'a'.repeat(63)}.example`)).toBe(`${'a'.repeat(63)}.example`);
  const longest = `${'a.'.repeat(123)}example`;
  expect(longest).toHaveLength(253);
  expect(domainOf(longest)).toBe(longest);
  expect(domainOf(`a${longest}`)).toBe('(long-name)');
});

test('the place of the fault is given in what was typed', () => {
  expect(problemOf('  https://exa mple.com').position).toBe(14);
  expect(problemOf('user@a..example').position).toBe(8);
  expect(problemOf('exa$mple.com')).toMatchObject({
    severity: 'error',
    message: '“$” at character 4 cannot be part of a domain name.',
    cure: 'Remove it. Letters, digits, hyphens and dots are allowed.',
    position: 4,
  });
  expect(problemOf('example,com').cure).toBe('Use a dot instead.');
});

test('www is pointed out and kept', () => {
  expect(readDomain('https://www.example.com/')).toMatchObject({
    valid: true,
    domain: 'www.example.com',
    warnings: [{code: 'www', severity: 'note'}],
  });
  expect(readDomain('example.com')).toMatchObject({warnings: []});
});

test('whatever is typed, it is a name that DNS can be asked for, or a problem', () => {
  const pieces = fc.oneof(
    fc.string({unit: anyCharacter}),
    fc.webUrl(),
    fc.emailAddress(),
    fc.domain(),
    fc
      .array(fc.constantFrom('a', '.', '-', '@', ':', '/', 'ü', ' ', '1', '[', 'xn--'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(pieces, (input) => {
      const reading = readDomain(input);
      if (reading.valid) {
        expect(reading.domain).toMatch(
          /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)+$/,
        );
        expect(reading.domain.length).toBeLessThanOrEqual(253);
        expect(domainOf(reading.domain)).toBe(reading.domain);
      } else {
        expect(reading.problem.message).not.toBe('');
        expect(reading.problem.cure).toBeTruthy();
        expect(reading.problem.position ?? 1).toBeLessThanOrEqual(input.length + 1);
      }
    }),
  );
});

test('every web address and email address that stands for a domain is read', () => {
  fc.assert(
    fc.property(fc.domain(), fc.webPath(), (domain, path) => {
      expect(domainOf(`https://${domain}${path}`)).toBe(domain.toLowerCase());
      expect(domainOf(`someone@${domain}`)).toBe(domain.toLowerCase());
    }),
  );
});

describe('what is said of a name that is refused', () => {
  test.each<[string, string, number | undefined, RegExp, RegExp]>([
    ['', 'empty', undefined, /^The field is empty/, /example\.com/],
    [' 192.0.2.1', 'ip-address', 2, /^“192\.0\.2\.1” is an IP address/, /after the @/],
    ['[2001:DB8::1]', 'ip-address', 1, /^“\[2001:DB8::1\]” is/, /after the @/],
    ['*.shop.example', 'wildcard', 1, /asterisk/, /^Enter shop\.example, /],
    ['a b.example', 'bad-character', 2, /^A space at character 2 /, /^Remove it/],
    ['a\u202eb.example', 'bad-character', 2, /^An invisible character at/, /^Remove/],
    ['a\u0001b.example', 'bad-character', 2, /^An invisible character at/, /^Remove/],
    ['a!b.example', 'bad-character', 2, /^“!” at character 2 /, /^Remove it/],
    ['a,example', 'bad-character', 2, /^“,” at character 2 /, /^Use a dot instead\.$/],
    ['a.example;b.example', 'several', 10, /more than one/, /The first is a\.example\.$/],
    ['a.example, b', 'bad-character', 10, /^“,” at/, /^Use a dot/],
    ['xn--a.example', 'not-idna', 1, /^“xn--a\.example” is not/, /registrar/],
    ['a..example', 'empty-label', 3, /\(character 3\)/, /one dot/],
    ['b.-a.example', 'hyphen', 3, /^The part “-a” /, /hyphen/],
    ['b.a-.example', 'hyphen', 3, /^The part “a-” /, /hyphen/],
    [
      `b.${'A'.repeat(64)}.c`,
      'long-label',
      3,
      /has 64 characters, but only 63/,
      /joined/,
    ],
    [`${'ü'.repeat(60)}.c`, 'long-label', 1, /in the form that DNS uses/, /joined/],
    ['a.example.12', 'numeric-ending', 11, /“a\.example\.12” ends in a number/, /after/],
    ['localhost', 'one-label', 10, /^“localhost” has no dot/, /localhost\.com/],
    [
      `${'a.'.repeat(130)}b`,
      'long-name',
      1,
      /has 261 characters, but only 253/,
      /joined/,
    ],
  ])('%j: %s at %s', (input, code, position, message, cure) => {
    const problem = problemOf(input);
    expect([problem.code, problem.position]).toEqual([code, position]);
    expect(problem.severity).toBe('error');
    expect(problem.message).toMatch(message);
    expect(problem.cure).toMatch(cure);
  });

  test.each([
    ['a b.example', rfc(1035, '2.3.1')],
    ['a..example', rfc(1035, '2.3.1')],
    ['-a.example', rfc(1035, '2.3.1')],
    [`${'a'.repeat(64)}.example`, rfc(1035, '2.3.4')],
    [`${'a.'.repeat(130)}b`, rfc(1035, '2.3.4')],
    ['a.12', rfc(3696, '2')],
    [
      'xn--a.example',
      {label: 'UTS 46, 4', url: 'https://www.unicode.org/reports/tr46/#Processing'},
    ],
  ])('%j breaks %j', (input, reference) => {
    expect(problemOf(input).reference).toEqual(reference);
  });
});

test.each([
  ['Ada <ada@example.com', 'example.com'],
  ['<example.com>', 'example.com'],
  ['https://example.com#top', 'example.com'],
  ['https://example.com?q', 'example.com'],
  ['git+ssh://example.com', 'example.com'],
  ['MAILTO:ada@example.com', 'example.com'],
  ['example.com:', 'example.com'],
  ['ada@example.com:25/x', 'example.com'],
  ['example.com。', 'example.com'],
  ['a.example\\b', 'a.example'],
  ['0x1f', '(numeric-ending)'],
  ['example.0xyz', 'example.0xyz'],
  ['_', '(one-label)'],
])('%j is read as %s', (input, domain) => {
  expect(domainOf(input)).toBe(domain);
});

test('of www, the name without it is said', () => {
  const reading = readDomain('www.shop.example');
  expect(reading.valid && reading.warnings[0]).toMatchObject({
    message: expect.stringContaining('usually sent from shop.example.') as string,
    cure: 'If your addresses end in @shop.example, enter shop.example.',
  });
  expect(readDomain('www.com')).toMatchObject({valid: true, warnings: []});
  expect(readDomain('a.www.com')).toMatchObject({valid: true, warnings: []});
});
