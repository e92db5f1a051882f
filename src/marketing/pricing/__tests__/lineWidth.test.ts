import {widthInEms} from '../lineWidth';

test('digits are wider than points, and capitals than both', () => {
  expect(widthInEms('€49')).toBeCloseTo(1.8);
  expect(widthInEms('€1,234.56')).toBeLessThan(widthInEms('CHF 1,234.56'));
  expect(widthInEms('1.234,56 €')).toBeCloseTo(widthInEms('€ 1,234.56'));
  expect(widthInEms('')).toBe(0);
});

test('a longer text is never narrower, whatever it is written in', () => {
  const text = '١٬٢٣٤٫٥٦ د.إ.\u200f zł kr ₹ 円 ￥ CHF';
  Array.from(text).reduce((before, character) => {
    const now = before + character;
    expect(widthInEms(now)).toBeGreaterThan(widthInEms(before));
    return now;
  }, '');
});
