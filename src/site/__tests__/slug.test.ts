// cspell:ignore Größe
import fc from 'fast-check';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {LONGEST_SLUG, slugOf} from '../slug';
import {startWithCount} from '../startWithCount';

test.each([
  ['What is DKIM?', 'what-is-dkim'],
  ['Terms & conditions', 'terms-and-conditions'],
  ['A&B', 'a-and-b'],
  ["It’s the sender's name", 'its-the-senders-name'],
  ['Größe über Maß', 'grosse-uber-mass'],
  ['  -- v2.0, again --  ', 'v2-0-again'],
  ['ﬁle', 'file'],
  ['日本', ''],
  ['', ''],
])('%j is %j in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('a long text is cut between words, and a long word where it has to be', () => {
  const ten = 'abcdefghi ';
  expect(slugOf(ten.repeat(6))).toBe(`${'abcdefghi-'.repeat(5)}abcdefghi`);
  expect(slugOf(`${ten.repeat(6)}x`)).toBe(`${'abcdefghi-'.repeat(5)}abcdefghi`);
  expect(slugOf(`${ten.repeat(5)}${'b'.repeat(10)}`)).toHaveLength(LONGEST_SLUG);
  expect(slugOf(`${ten.repeat(5)}${'b'.repeat(11)}`)).toBe(
    'abcdefghi-'.repeat(5).slice(0, -1),
  );
  expect(slugOf('a'.repeat(70))).toBe('a'.repeat(LONGEST_SLUG));
});

test('any text makes a step of an address, and that step stays as it is', () => {
  fc.assert(
    fc.property(fc.string({unit: anyCharacter, maxLength: 100}), (text) => {
      const slug = slugOf(text);
      expect(slug).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(LONGEST_SLUG);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

test.each([
  [0, 'Zero'],
  [1, 'One'],
  [20, 'Twenty'],
  [21, '21'],
])('a sentence begins with %d as %s', (count, word) => {
  expect(startWithCount(count)).toBe(word);
});
