import fc from 'fast-check';
import {LIST_SIZE, readList, within} from '../list';

const anyNumber = fc.oneof(fc.integer({min: 0, max: LIST_SIZE}), fc.double());

test('the range holds the number of readers, whatever is set', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, anyNumber, (always, never, readers) => {
      const {recipients, recorded, least, most} = readList({always, never, readers});
      const read = recipients.filter((one) => one.read).length;
      expect(recipients).toHaveLength(LIST_SIZE);
      expect(read).toBe(within(readers, LIST_SIZE));
      expect(least).toBeLessThanOrEqual(read);
      expect(most).toBeGreaterThanOrEqual(read);
      expect(most).toBeLessThanOrEqual(LIST_SIZE);
      expect(recorded).toBe(least + within(always, LIST_SIZE));
    }),
  );
});

test('where each app waits for its reader, opens and readers are the same', () => {
  expect(readList({always: 0, never: 0, readers: 16})).toMatchObject({
    recorded: 16,
    least: 16,
    most: 16,
  });
});

test('an app records in any case, never, or when somebody reads', () => {
  const {recipients} = readList({always: 18, never: 6, readers: 16});
  for (const {loading, read, recorded} of recipients) {
    expect(recorded).toBe({always: true, never: false, 'when opened': read}[loading]);
  }
  expect(readList({always: LIST_SIZE, never: LIST_SIZE, readers: 0}).recorded).toBe(
    LIST_SIZE,
  );
});
