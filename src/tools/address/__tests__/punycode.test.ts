// cspell:disable -- addresses with faults, and names in many scripts
import {domainToASCII} from 'node:url';
import fc from 'fast-check';
import {decodePunycode} from '../punycode';

test.each([
  ['bcher-kva', 'bücher'],
  ['strae-oqa', 'straße'],
  ['fiqq24b10vi0d', '臺網中心'],
  // RFC 3492, 7.1 (A) and (L)
  ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
  ['3B-ww4c5e180e575a65lsy2b'.toLowerCase(), '3年b組金八先生'],
])('%s', (text, expected) => {
  expect(decodePunycode(text)).toBe(expected);
});

test.each(['0', '!', 'a-!', 'bcher-kv', '99999999', '999999999999999999999999'])(
  '%s is no punycode',
  (text) => {
    expect(decodePunycode(text)).toBeUndefined();
  },
);

test('what Node.js writes is read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zäöüßéàçœ葉日本語あいう]{1,12}$/), (label) => {
      const ascii = domainToASCII(label);
      fc.pre(ascii.startsWith('xn--') && ascii.length <= 63);
      expect(decodePunycode(ascii.slice(4))).toBe(label);
    }),
  );
});

test('it never throws', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary-ascii', maxLength: 59}), (text) => {
      decodePunycode(text);
    }),
  );
});
