import fc from 'fast-check';
import {corners, spread, ticks} from '../scale';

test.each([
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [100, [0, 25, 50, 75, 100]],
  [24, [0, 10, 20, 30]],
  [0.62, [0, 0.2, 0.4, 0.6, 0.8]],
  [48, [0, 20, 40, 60]],
  [3, [0, 1, 2, 3]],
])('ticks up to %d', (most, expected) => {
  expect(ticks(most)).toEqual(expected);
});

test('ticks reach the most, with steps of a round size', () => {
  fc.assert(
    fc.property(fc.double({min: 1e-6, max: 1e9, noNaN: true}), (most) => {
      const marks = ticks(most);
      expect(marks.at(-1) ?? 0).toBeGreaterThanOrEqual(most * (1 - 1e-6));
      expect(marks.length).toBeGreaterThan(2);
      expect(marks.length).toBeLessThan(8);
    }),
  );
});

test('a line goes from corner to corner, or in steps', () => {
  const points = [
    [0, 0],
    [1, 10],
    [2, 10],
  ] as const;
  expect(corners(points, [2, 10], false)).toBe('0,100 50,0 100,0');
  expect(corners(points, [2, 10], true)).toBe('0,100 50,100 50,0 100,0 100,0');
});

test('labels are moved apart, and stay in the chart', () => {
  expect(spread([50, 50], 10)).toEqual([50, 60]);
  expect(spread([98, 99], 10)).toEqual([90, 100]);
  expect(spread([80, 20], 10)).toEqual([80, 20]);
  fc.assert(
    fc.property(fc.array(fc.integer({min: 0, max: 100}), {maxLength: 7}), (places) => {
      const moved = spread(places, 9).sort((a, b) => a - b);
      moved.forEach((place, index) => {
        expect(place - (moved[index - 1] ?? -9)).toBeGreaterThanOrEqual(9 - 1e-9);
        expect(place).toBeLessThanOrEqual(100);
      });
    }),
  );
});
