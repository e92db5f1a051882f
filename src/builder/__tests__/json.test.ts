import fc from 'fast-check';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {readJson} from '../json';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('reads what JSON is and finds a fault in everything else', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({unit: anyCharacter}),
        fc.json(),
        fc.tuple(fc.json(), fc.nat(), fc.string({maxLength: 2})).map(
          // JSON with a slip somewhere.
          ([text, place, slip]) => {
            const at = place % (text.length + 1);
            return text.slice(0, at) + slip + text.slice(at + 1);
          },
        ),
      ),
      (text) => {
        expect('value' in readJson(text)).toBe(isJson(text));
      },
    ),
  );
});

test.each([
  ['', 1, 1, 'a value'],
  ['{', 1, 2, 'a name in double quotes or }'],
  ['{"a": 1,\n}', 2, 1, 'a name in double quotes'],
  ['{"a" 1}', 1, 6, 'a colon'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma or }'],
  ['[1, 2', 1, 6, 'a comma or ]'],
  ['[1,]', 1, 4, 'a value'],
  ["{'a': 1}", 1, 2, 'a name in double quotes or }'],
  ['{"a": undefined}', 1, 7, 'a value'],
  ['{} {}', 1, 4, 'the end'],
  ['"a\nb"', 1, 1, 'a value'],
  ['01', 1, 1, 'a value'],
  [`${'['.repeat(65)}${']'.repeat(65)}`, 1, 65, 'a value that is less deeply nested'],
  ['['.repeat(100_000), 1, 65, 'a value that is less deeply nested'],
])('%j is told at line %i, column %i: %s', (text, line, column, expected) => {
  expect(readJson(text)).toEqual({fault: {line, column, expected}});
});

test('what is nested as deeply as a form can show is read', () => {
  expect(readJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toHaveProperty('value');
});
