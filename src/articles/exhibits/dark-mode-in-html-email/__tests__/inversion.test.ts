import fc from 'fast-check';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {designs} from '../designs';
import {contrast, darken, readColor, turnOver} from '../inversion';

/** Largest difference of a channel between two `#rrggbb` colors. */
function distance(first: string, second: string): number {
  return Math.max(
    ...[1, 3, 5].map((start) =>
      Math.abs(
        Number.parseInt(first.slice(start, start + 2), 16) -
          Number.parseInt(second.slice(start, start + 2), 16),
      ),
    ),
  );
}

// Read off screenshots of Chromium 156 with its automatic dark theme, 22 November 2026.
test.each([
  ['#f2f3f5', '#232426'],
  ['#1b1f27', '#f6fbff'],
  ['#555d6b', '#a6aebe'],
  ['#0f6b4c', '#6abc98'],
  ['#d9dde3', '#38393b'],
  ['#a9001e', '#ff8375'],
  ['#171b26', '#faffff'],
])('%s turns into what Chromium made of it', (color, measured) => {
  expect(distance(turnOver(color), measured)).toBeLessThanOrEqual(6);
});

test('the light card is the farthest from what was measured', () => {
  expect(distance(turnOver('#fefefe'), '#121212')).toBeLessThanOrEqual(10);
});

test('partial inversion leaves a bright button and takes its label away', () => {
  const button = {ground: '#ffc93c', text: '#171b26'};
  const darkened = darken(button, 'partial');
  expect(darkened.ground).toBe(button.ground);
  expect(contrast(button)).toBeGreaterThan(10);
  expect(contrast(darkened)).toBeLessThan(2);
});

test('full inversion makes a dark design light', () => {
  const {ground, text} = darken({ground: '#141823', text: '#f0eee6'}, 'full');
  expect(contrast({ground, text: '#000000'})).toBeGreaterThan(
    contrast({ground: text, text: '#000000'}),
  );
});

test('unchanged is unchanged', () => {
  const pair = {ground: '#fefefe', text: '#1b1f27'};
  expect(darken(pair, 'unchanged')).toEqual(pair);
});

test('contrast is that of WCAG', () => {
  expect(contrast({ground: '#ffffff', text: '#000000'})).toBeCloseTo(21);
  expect(contrast({ground: '#777777', text: '#777777'})).toBe(1);
});

test.each([
  ['#FFC93C', '#ffc93c'],
  [' ffc93c ', '#ffc93c'],
  ['#fc3', '#ffcc33'],
  ['yellow', undefined],
  ['#ffc93', undefined],
  ['', undefined],
])('%j is read as %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});

test('any text is read, and every color stays a color', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const color = readColor(text);
      return color === undefined || /^#[\da-f]{6}$/.test(color);
    }),
  );
  fc.assert(
    fc.property(fc.integer({min: 0, max: 0xffffff}), (value) =>
      /^#[\da-f]{6}$/.test(turnOver(`#${value.toString(16).padStart(6, '0')}`)),
    ),
  );
});

test('the first design has the colors of our emails', () => {
  const emails = path.resolve(process.cwd(), 'src/emails');
  const source = ['kit/palette.ts', 'options.ts']
    .map((file) => readFileSync(path.join(emails, file), 'utf8'))
    .join('\n');
  const [ours] = designs;
  for (const color of [ours?.sheet.ground, ours?.sheet.text, ours?.button.ground]) {
    expect(source).toContain(color);
  }
});
