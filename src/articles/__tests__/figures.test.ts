import {figureOf, figures, validUntil} from '../figures';

test('every id is there once, in kebab case', () => {
  const ids = figures.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
});

test('every figure has a source over https, a date that is past, and a time to live', () => {
  const today = new Date().toISOString().slice(0, 10);
  const wrong = figures.filter(
    ({source, checkedOn, validForDays}) =>
      !source.href.startsWith('https://') ||
      !/^\d{4}-\d{2}-\d{2}$/.test(checkedOn) ||
      checkedOn > today ||
      validForDays < 1,
  );
  expect(wrong).toEqual([]);
});

test('an amount is the number that is printed', () => {
  const wrong = figures.filter(({amount, value}) => {
    const digits = value.replaceAll(',', '');
    return amount !== undefined && !digits.includes(String(amount));
  });
  expect(wrong).toEqual([]);
});

test('an unknown id is refused with the place to look', () => {
  expect(() => figureOf('nobody-knows')).toThrow(
    'There is no figure "nobody-knows". The figures are in src/articles/figures.',
  );
});

test('a figure lives from the day it was checked', () => {
  expect(
    validUntil({
      id: 'a-b',
      value: '1',
      source: {label: 'A', href: 'https://example.com/'},
      checkedOn: '2026-02-20',
      validForDays: 10,
    }),
  ).toBe('2026-03-02');
});
