import fc from 'fast-check';
import {formatDate, formatShortDate, isoDate} from '../formatDate';

const LAST = '2026-02-28T23:59:59.999Z';
const FIRST = '2026-03-01T00:00:00.000Z';

it.each([
  [LAST, '28 February 2026', '2026-02-28'],
  [FIRST, '1 March 2026', '2026-03-01'],
  ['2026-11-21', '21 November 2026', '2026-11-21'],
  [Date.parse(LAST), '28 February 2026', '2026-02-28'],
  [new Date(FIRST), '1 March 2026', '2026-03-01'],
])('%s is %s', (moment, words, iso) => {
  expect(formatDate(moment)).toBe(words);
  expect(isoDate(moment)).toBe(iso);
});

it.each([
  ['2026-11-21', '21 Nov 2026'],
  ['2026-05-01', '1 May 2026'],
  ['2026-09-30', '30 Sep 2026'],
])('%s is %s where there is little room', (date, words) => {
  expect(formatShortDate(date)).toBe(words);
});

it('refuses what is no date', () => {
  expect(() => formatDate('soon')).toThrow('"soon" is no date.');
});

it('both say the same day, wherever the machine stands', () => {
  const moment = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (date) => {
      expect(new Date(`${formatDate(date)} UTC`).toISOString().slice(0, 10)).toBe(
        isoDate(date),
      );
    }),
  );
});
