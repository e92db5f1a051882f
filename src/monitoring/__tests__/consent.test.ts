import fc from 'fast-check';
import {CONSENT_DAYS, formatChoice, parseChoice} from '../browser/consent';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-22T12:00:00Z');

it('keeps a choice with its day', () => {
  expect(formatChoice('agreed', NOW)).toBe('agreed 2026-11-22');
  expect(parseChoice('agreed 2026-11-22', NOW)).toBe('agreed');
  expect(parseChoice('refused 2026-11-22', NOW)).toBe('refused');
});

it('asks again after its time, and after a clock that ran ahead', () => {
  const kept = formatChoice('refused', NOW);
  expect(parseChoice(kept, NOW + (CONSENT_DAYS - 1) * DAY)).toBe('refused');
  expect(parseChoice(kept, NOW + (CONSENT_DAYS + 1) * DAY)).toBeUndefined();
  expect(parseChoice('agreed 2031-01-01', NOW)).toBeUndefined();
});

it.each([
  null,
  '',
  'agreed',
  'yes 2026-11-22',
  'agreed 2026-99-99',
  'agreed 2026-11-22 ',
])('takes %j for no choice', (text) => {
  expect(parseChoice(text, NOW)).toBeUndefined();
});

it('reads any text, and agrees to nothing by accident', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseChoice(text, NOW)).toBeUndefined();
    }),
  );
});
