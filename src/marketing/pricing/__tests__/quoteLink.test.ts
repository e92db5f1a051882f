import fc from 'fast-check';
import {LEAST, MOST} from '../../../tools/volume';
import {readQuote, writeQuote} from '../quoteLink';

test('a link restores its quote', () => {
  fc.assert(
    fc.property(
      fc.integer({min: LEAST, max: MOST}),
      fc.constantFrom('month' as const, 'year' as const),
      (volume, period) => {
        expect(readQuote(writeQuote({volume, period}))).toEqual({volume, period});
      },
    ),
  );
});

test('a quote has a fragment that the page opens with its script', () => {
  expect(writeQuote({volume: 62_000, period: 'month'})).toBe('#emails=62000');
});

test.each(['', '#tariff', '#emails=', '#emails=a+lot', '#emails=5&billed=year'])(
  'no quote: %j',
  (hash) => {
    expect(readQuote(hash)).toBeUndefined();
  },
);

test('any fragment can be read', () => {
  fc.assert(
    fc.property(fc.string(), (hash) => {
      expect(() => readQuote(hash)).not.toThrow();
    }),
  );
});
