// cspell:ignore xxab yyba badc
import fc from 'fast-check';
import {editDistance} from '../editDistance';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['quikstart', 'quickstart', 1],
    ['dkmi', 'dkim', 1],
    ['xxab', 'yyba', 3],
    ['badc', 'abcd', 2],
  ])('from "%s" to "%s" is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });
  it('is the same both ways, and nothing to itself', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 20}), fc.string({maxLength: 20}), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, a)).toBe(0);
      }),
    );
  });
});
