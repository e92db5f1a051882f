import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {DunningPlanner} from '../DunningPlanner';
import {DECLINES, planFor, readDay, type Decline} from '../plan';

jest.mock('../../../../chrome', () => ({}));
jest.mock('../../../../metadata', () => ({JsonLd: () => null}));

const planOf = (decline: Decline, day: string) =>
  planFor(decline, readDay(day) ?? new Date(NaN));
const daysOf = (decline: Decline, wanted: 'isRetry' | 'subject') =>
  planOf(decline, '2026-12-01')
    .days.filter((one) => one[wanted])
    .map(({day}) => day);

test.each<[Decline, number[], number[]]>([
  ['wait', [3, 7, 14], [3, 14, 30]],
  ['unclear', [3, 7, 14], [0, 3, 14, 30]],
  ['ask', [3, 7, 14], [0, 3, 14, 30]],
  ['confirm', [], [0, 3, 14, 30]],
  ['stop', [], [0, 3, 14, 30]],
])('%s: retries on %j, emails on %j, as in the table', (decline, retries, emails) => {
  expect(daysOf(decline, 'isRetry')).toEqual(retries);
  expect(daysOf(decline, 'subject')).toEqual(emails);
});

test('a temporary decline is first told on day 3, and not as a second try', () => {
  const [first, second] = planOf('wait', '2026-12-01').days;
  expect(first).toMatchObject({day: 3, isRetry: true});
  expect(first?.subject).toBe(planOf('unclear', '2026-12-01').days[0]?.subject);
  expect(first?.hint).toContain('the text of day 0');
  expect(second?.hint).toBeUndefined();
});

test('where nothing is retried, no subject says so', () => {
  const subjects = planOf('stop', '2026-12-01').days.map(({subject}) => subject);
  expect(subjects.join()).not.toMatch(/tried/);
});

test('days run on over the ends of months and of February', () => {
  const dates = planOf('stop', '2028-02-15').days.map(({date}) =>
    date.toISOString().slice(0, 10),
  );
  expect(dates).toEqual(['2028-02-15', '2028-02-18', '2028-02-29', '2028-03-16']);
});

test('a plan without a retry after payday says so', () => {
  expect(planOf('wait', '2026-12-08').warning).toContain('salaries');
  expect(planOf('wait', '2026-12-01').warning).toBeUndefined();
  expect(planOf('stop', '2026-12-08').warning).toBeUndefined();
});

test.each(['', '2026-02-31', '2026-13-01', '1.12.2026', '2026-12-1'])(
  '%j is no day',
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);

test('any text is read, and any day planned', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      readDay(text);
    }),
  );
  fc.assert(
    fc.property(
      fc.date({min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true}),
      fc.constantFrom(...DECLINES.map(({value}) => value)),
      (date, decline) => planFor(decline, date).days.length > 2,
    ),
  );
});

test('before any script, the example is planned', () => {
  expect(renderToStaticMarkup(<DunningPlanner />)).toContain('Fri, 4 December 2026');
});
