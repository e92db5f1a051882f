import fc from 'fast-check';
import {MAX_STRING, splitStrings} from '../txtStrings';

it('leaves a record of 255 octets whole', () => {
  expect(splitStrings('a'.repeat(255))).toEqual(['a'.repeat(255)]);
  expect(splitStrings('')).toEqual(['']);
});

it('fills every string but the last', () => {
  const lengths = splitStrings('a'.repeat(600)).map(({length}) => length);
  expect(lengths).toEqual([255, 255, 90]);
});

it.each([253, 254, 255, 256, 257])('puts no cut at a space at octet %i', (place) => {
  const record = `${'a'.repeat(place - 1)} ${'b'.repeat(200)}`;
  const strings = splitStrings(record);
  expect(strings.join('')).toBe(record);
  expect(strings).toEqual(strings.map((string) => string.trim()));
  expect(strings).toHaveLength(2);
});

it('comes to an end on spaces alone', () => {
  expect(splitStrings(' '.repeat(600)).join('')).toHaveLength(600);
});

it('loses nothing, and cuts records of short words beside no space', () => {
  const word = fc.string({unit: fc.constantFrom('a', ':'), minLength: 1, maxLength: 60});
  const records = fc
    .array(word, {minLength: 1, maxLength: 40})
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(records, (record) => {
      const strings = splitStrings(record);
      expect(strings.join('')).toBe(record);
      for (const string of strings) {
        expect(string.length).toBeLessThanOrEqual(MAX_STRING);
        expect(string).toBe(string.trim());
      }
      expect(strings.length).toBeLessThanOrEqual(
        Math.ceil(record.length / (MAX_STRING - 1)),
      );
    }),
  );
});
