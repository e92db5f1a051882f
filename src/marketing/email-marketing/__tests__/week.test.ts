import fc from 'fast-check';
import {DAYS, hoursOf, isMarketing, readers, weekOf, type Reader} from '../week';

const [base] = readers as [Reader];
const momentOf = (hour: number) =>
  `${DAYS[Math.floor(hour / 24)] ?? 'Mon'} ${String(hour % 24).padStart(2, '0')}:30`;

describe('the week of a contact', () => {
  it('counts hours from Monday', () => {
    expect(hoursOf('Mon 00:00')).toBe(0);
    expect(hoursOf('Wed 10:30')).toBe(58.5);
  });

  it('has an email for every contact, in the order of time', () => {
    for (const reader of readers) {
      const hours = weekOf(reader).map(({at}) => hoursOf(at));
      expect(hours.length).toBeGreaterThan(0);
      expect(hours).toEqual([...hours].sort((a, b) => a - b));
    }
  });

  it('skips marketing from the turn on and nothing before it, and never a single email', () => {
    fc.assert(
      fc.property(
        fc.nat(DAYS.length * 24 - 1).map(momentOf),
        fc.constantFrom('unsubscribed', 'bounced', 'complained', 'pending'),
        (at, status) => {
          for (const {platform, skipped, ...piece} of weekOf({
            ...base,
            turn: {at, status},
          })) {
            const isAfter = hoursOf(piece.at) >= hoursOf(at);
            expect(skipped).toBe(isAfter && isMarketing(platform) ? status : undefined);
          }
        },
      ),
    );
  });

  it('shows each way that an email is kept back or still arrives', () => {
    const pieces = readers.flatMap(weekOf);
    expect(new Set(pieces.map(({skipped}) => skipped))).toEqual(
      new Set([undefined, 'unsubscribed', 'pending', 'bounced']),
    );
  });
});
