// cspell:disable -- names in many scripts
import fc from 'fast-check';
import {parseAddress} from '..';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {nameCharacter} from '../characters';
import {MAX_DOMAIN, octets} from '../limits';
import {latinTwin, mixedScripts} from '../scripts';

function reading(input: string): string {
  const result = parseAddress(input);
  return result.valid ? 'valid' : `${result.problem.code}@${result.problem.position}`;
}

test.each([
  [' ', 'A space'],
  ['\t', 'A tab'],
  ['\u200b', 'U+200B (zero-width space)'],
  ['\u001f', 'The character U+001F'],
  ['\u007f', 'The character U+007F'],
  ['\u0300', 'The character U+0300'],
  ['\ue000', 'The character U+E000'],
  ['\u{10ffff}', 'The character U+10FFFF'],
  ['\u2003', 'The character U+2003'],
  ['!', '“!”'],
  ['é', '“é”'],
  ['葉', '“葉”'],
])('%j is shown as %s', (character, name) => {
  expect(nameCharacter(character)).toBe(name);
});

test('octets are those of UTF-8', () => {
  for (const text of ['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}']) {
    expect(octets(text)).toBe(Buffer.byteLength(text));
  }
  fc.assert(
    fc.property(fc.string({unit: anyCharacter}), (text) => {
      expect(octets(text)).toBe(Buffer.byteLength(text));
    }),
  );
});

describe('characters that need the right neighbor in a name (RFC 5892, A)', () => {
  test.each([
    // A.3: a middle dot between two small l
    ['l·l', true],
    ['l·a', false],
    ['a·l', false],
    // A.4: a keraia before a Greek letter
    ['α͵β', true],
    ['α͵b', false],
    // A.5 and A.6: geresh and gershayim after a Hebrew letter
    ['א׳', true],
    ['א״ב', true],
    ['ü׳ü', false],
    ['ü״ü', false],
    // A.7: a katakana middle dot with Han, Hiragana or Katakana
    ['ア・イ', true],
    ['a・あ', true],
    ['a・葉', true],
    ['ü・b', false],
  ])('%s: %s', (label, allowed) => {
    expect(reading(`ann@${label}.example`)).toMatch(
      allowed ? /^valid$/ : /^symbol-in-domain@/,
    );
  });

  // A.1 and A.2: joiners after a virama, and the non-joiner between joining letters
  test.each([
    ['क्\u200dष', true],
    ['क्\u200cष', true],
    ['नक\u200dष', false],
    ['ن\u200cا', true],
    ['ن\u200dا', false],
    ['ن\u200ca', false],
    ['a\u200cن', false],
  ])('%j before the @: %s', (local, allowed) => {
    expect(reading(`${local}@shop.de`)).toMatch(allowed ? /^valid$/ : /^invisible@/);
  });
});

describe('limits are met exactly', () => {
  const label = (count: number) => 'a'.repeat(count);
  const domain = (count: number) => `${label(count - 127)}.${label(61)}.${label(61)}.de`;

  test.each([
    [`${label(64)}@shop.de`, 'valid'],
    [`"${label(62)}"@shop.de`, 'valid'],
    [`"${label(63)}"@shop.de`, 'long-local-part@65'],
    [`${'é'.repeat(32)}@shop.de`, 'valid'],
    [`${'é'.repeat(32)}a@shop.de`, 'long-local-part@33'],
    [`ann@${label(63)}.de`, 'valid'],
    [`ann@-${label(63)}.de`, 'edge-hyphen@5'],
    [`${label(64)}@${domain(189)}`, 'valid'],
    [`${label(64)}@${domain(190)}`, 'long-address@255'],
    [`"${label(62)}"@${domain(189)}`, 'valid'],
    [`"${label(62)}"@${domain(190)}`, 'long-address@255'],
    [`é${label(62)}@${domain(189)}`, 'valid'],
    [`é${label(62)}@${domain(190)}`, 'long-address@254'],
    [`a@xn--bcher-kva.${label(MAX_DOMAIN)}`, 'long-label@80'],
    [label(2_000), 'no-at@2001'],
    [label(2_001), 'long-text@255'],
  ])('%s', (address, expected) => {
    expect(reading(address)).toBe(expected);
  });
});

test.each([
  ['paypal', undefined],
  ['pаypal', ['Latin', 'Cyrillic']],
  ['αb', ['Latin', 'Greek']],
  ['jeff葉', undefined],
  ['葉д', ['Cyrillic', 'East Asian']],
  ['aд葉', ['Latin', 'Cyrillic']],
  ['', undefined],
])('scripts mixed in %j: %j', (text, expected) => {
  expect(mixedScripts(text)).toEqual(expected);
});

test.each([
  ['аррӏе', 'apple'],
  ['ѕоре-24', 'sope-24'],
  ['яблоко', undefined],
  ['2-4', undefined],
  ['', undefined],
])('%j looks like %j', (text, twin) => {
  expect(latinTwin(text)).toBe(twin);
});
