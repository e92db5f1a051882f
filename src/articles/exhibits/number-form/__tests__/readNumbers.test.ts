import fc from 'fast-check';
import {readNumbers} from '..';

const SPECS = {
  sent: {name: 'Sent', kind: 'count', max: 1e9},
  share: {name: 'Share', kind: 'percent', max: 100},
} as const;

test('numbers are read as people write them', () => {
  expect(readNumbers(SPECS, {sent: '12,000', share: '0.3%'})).toEqual({
    valid: true,
    numbers: {sent: 12_000, share: 0.3},
  });
});

test('each field has its own problem', () => {
  const reading = readNumbers(SPECS, {share: '120'});
  const problems = reading.valid ? {} : reading.problems;
  expect(problems.sent).toContain('Sent: there is no number');
  expect(problems.share).toContain('Share: 120% is too large');
});

test('any texts are read', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (sent, share) => {
      const reading = readNumbers(SPECS, {sent, share});
      return !reading.valid || Object.values(reading.numbers).every(Number.isFinite);
    }),
  );
});
