import fc from 'fast-check';
import {cents, money, months, percent, plain} from '../format';

const asBrowsersDo = (value: number, least: number, most: number) =>
  new Intl.NumberFormat('en', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', '−');

const numbers = fc.oneof(
  fc.double({noDefaultInfinity: false}),
  fc.double({min: -1e6, max: 1e6, noNaN: true}),
  fc.integer(),
  fc.integer({min: -1e7, max: 1e7}).map((thousandths) => thousandths / 1000),
);

it('prints every number as the browser would', () => {
  fc.assert(
    fc.property(numbers, fc.nat(3), (value, most) => {
      expect(plain(value, most)).toBe(asBrowsersDo(value, 0, most));
    }),
    {numRuns: 2000},
  );
  fc.assert(
    fc.property(numbers, (value) => {
      expect(cents(value)).toBe(asBrowsersDo(value, 2, 2));
    }),
    {numRuns: 2000},
  );
});

it.each([
  [0, 1, '0'],
  [1234.5, 1, '1,234.5'],
  [999_999.96, 1, '1,000,000'],
  [1.005, 2, '1.01'],
  [-1_000, 0, '−1,000'],
  [-0.04, 1, '0'],
  [1e-7, 2, '0'],
  [1e21, 1, '1,000,000,000,000,000,000,000'],
  [Number.NEGATIVE_INFINITY, 1, '−∞'],
])('%p with at most %p digits is %s', (value, most, text) => {
  expect(plain(value, most)).toBe(text);
});

it('knows the forms of amounts, shares and times', () => {
  expect([cents(49), cents(1234.5)]).toEqual(['49.00', '1,234.50']);
  expect([money(49), money(0.9), money(1234.5)]).toEqual(['49', '0.90', '1,235']);
  expect([percent(0.025), percent(1, 0)]).toEqual(['2.5%', '100%']);
  expect([months(1), months(38.5)]).toEqual(['1 month', '38.5 months']);
});
