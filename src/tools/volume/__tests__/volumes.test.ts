import fc from 'fast-check';
import {LEAST, MOST, readVolume, STOPS, stopNear} from '..';

test('numbers as people write them', () => {
  expect(readVolume('62,000')).toMatchObject({valid: true, value: 62_000});
  expect(readVolume(' 50k ')).toMatchObject({valid: true, value: 50_000});
});

test('what is no volume is refused with a sentence that names the field', () => {
  for (const text of ['', 'many', '999', '1000001', '12.5', '20 %']) {
    const reading = readVolume(text);
    expect(reading).toMatchObject({
      valid: false,
      problem: {message: expect.stringMatching(/^Emails a month: .+\.$/) as unknown},
    });
  }
});

test('the nearest stop of a stop is itself', () => {
  expect(STOPS.map(stopNear)).toEqual([...STOPS.keys()]);
});

test('the slider has a stop near every volume, and its ends are the limits', () => {
  expect([STOPS[0], STOPS.at(-1)]).toEqual([LEAST, MOST]);
  fc.assert(
    fc.property(fc.integer({min: LEAST, max: MOST}), (volume) => {
      const stop = STOPS[stopNear(volume)] ?? 0;
      expect(Math.max(stop / volume, volume / stop)).toBeLessThan(1.3);
    }),
  );
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({maxLength: 60, unit: 'grapheme'}), (text) => {
      expect(typeof readVolume(text).valid).toBe('boolean');
    }),
  );
});
