import {expandMacros, readMacros, shortenName, type MacroValues} from '../macro';

function expand(text: string, values: MacroValues): string | undefined {
  const {tokens, problem} = readMacros(text, 1, true);
  expect(problem).toBeUndefined();
  return expandMacros(tokens, values);
}

describe('RFC 7208, 7.4', () => {
  const message: MacroValues = {
    s: 'strong-bad@email.example.com',
    l: 'strong-bad',
    o: 'email.example.com',
    d: 'email.example.com',
    i: '192.0.2.3',
    v: 'in-addr',
    p: 'mx.example.org',
  };

  test.each([
    ['%{s}', 'strong-bad@email.example.com'],
    ['%{o}', 'email.example.com'],
    ['%{d}', 'email.example.com'],
    ['%{d4}', 'email.example.com'],
    ['%{d3}', 'email.example.com'],
    ['%{d2}', 'example.com'],
    ['%{d1}', 'com'],
    ['%{dr}', 'com.example.email'],
    ['%{d2r}', 'example.email'],
    ['%{l}', 'strong-bad'],
    ['%{l-}', 'strong.bad'],
    ['%{lr}', 'strong-bad'],
    ['%{lr-}', 'bad.strong'],
    ['%{l1r-}', 'strong'],
    ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
    ['%{lr-}.lp._spf.%{d2}', 'bad.strong.lp._spf.example.com'],
    [
      '%{lr-}.lp.%{ir}.%{v}._spf.%{d2}',
      'bad.strong.lp.3.2.0.192.in-addr._spf.example.com',
    ],
    ['%{ir}.%{v}.%{l1r-}.lp._spf.%{d2}', '3.2.0.192.in-addr.strong.lp._spf.example.com'],
    ['%{d2}.trusted-domains.example.net', 'example.com.trusted-domains.example.net'],
  ])('%s becomes %s', (text, expected) => {
    expect(expand(text, message)).toBe(expected);
  });

  test('an IPv6 client in nibbles', () => {
    const i = '2.0.0.1.0.d.b.8.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.c.b.0.1';
    expect(expand('%{ir}.%{v}._spf.%{d2}', {...message, i, v: 'ip6'})).toBe(
      '1.0.b.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6._spf.example.com',
    );
  });
});

test('escapes, several delimiters, and upper case, which encodes (7.1 to 7.3)', () => {
  expect(expand('%%a%_b%-c', {})).toBe('%a b%20c');
  expect(expand('%{l2r+-}', {l: 'a+b-c'})).toBe('b.a');
  expect(expand('%{S}', {s: "o'neil(!*)~@example.com"})).toBe(
    'o%27neil%28%21%2A%29~%40example.com',
  );
});

test('a missing value leaves the text open', () => {
  expect(expand('%{d}.%{i}', {d: 'example.com'})).toBeUndefined();
});

test('a name over 253 octets loses labels on the left (7.3)', () => {
  const long = `${'abcdefghi.'.repeat(30)}example.com`;
  const short = shortenName(long);
  expect(short.length).toBeLessThanOrEqual(253);
  expect(short.length).toBeGreaterThan(243);
  expect(long.endsWith(`.${short}`)).toBe(true);
  expect(shortenName('example.com')).toBe('example.com');
});
