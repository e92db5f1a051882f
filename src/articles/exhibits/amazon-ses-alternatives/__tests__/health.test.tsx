import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {SendingHealth} from '..';
import {healthOf, reaching} from '../health';

test('the lines are reached at the number, not one before it', () => {
  expect(healthOf('bounce', 1_000, 49)).toMatchObject({state: 'fine', left: 1});
  expect(healthOf('bounce', 1_000, 50)).toMatchObject({state: 'review', left: 50});
  expect(healthOf('bounce', 1_000, 100)).toMatchObject({state: 'pause'});
  expect(healthOf('bounce', 1_000, 100).left).toBeUndefined();
});

test('complaints have lines of their own', () => {
  expect(healthOf('complaint', 10_000, 9).state).toBe('fine');
  expect(healthOf('complaint', 10_000, 10).state).toBe('review');
  expect(healthOf('complaint', 10_000, 50).state).toBe('pause');
});

test('a tenth of a percent is not a rounding error', () => {
  expect(reaching(30_000, 0.1)).toBe(30);
  expect(reaching(999, 0.1)).toBe(1);
  expect(reaching(1_001, 0.1)).toBe(2);
});

test('what is left brings the account over the next line, and one less does not', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('bounce', 'complaint'),
      fc.integer({min: 1, max: 10_000_000}),
      fc.double({min: 0, max: 1, noNaN: true}),
      (kind, sent, share) => {
        const events = Math.floor(sent * share);
        const {state, left} = healthOf(kind, sent, events);
        if (left !== undefined) {
          expect(healthOf(kind, sent, events + left).state).not.toBe(state);
          expect(healthOf(kind, sent, events + left - 1).state).toBe(state);
        }
      },
    ),
  );
});

test('without a script there is a worked example and a table', () => {
  const html = renderToStaticMarkup(<SendingHealth />);
  expect(html).toContain('Hard bounces: 2.75%');
  expect(html).toContain('900 more would reach the next threshold');
  expect(html).toContain('<td>50,000</td>');
});
