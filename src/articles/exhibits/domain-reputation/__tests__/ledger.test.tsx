import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {ReputationLedger} from '..';
import {DAYS, ledgerOf, RATES, runsOf, type LedgerNumbers} from '../ledger';

const EXAMPLE: LedgerNumbers = {
  daily: 2000,
  dailyComplaints: 2,
  campaign: 8000,
  campaignComplaints: 50,
  day: 10,
  spread: 1,
};

test('one bad campaign in one day', () => {
  const {worst, over, clearOn} = ledgerOf(EXAMPLE);
  expect(worst).toMatchObject({day: 10, delivered: 10_000, standing: 'over'});
  expect(worst.complaints).toBeCloseTo(40.4);
  expect(worst.rate).toBeCloseTo(0.404);
  expect({over, clearOn}).toEqual({over: 1, clearOn: 17});
});

test('spread over four days it stays under the limit, with as many complaints', () => {
  const spread = ledgerOf({...EXAMPLE, spread: 4});
  expect(spread.over).toBe(0);
  expect(spread.clearOn).toBeUndefined();
  expect(spread.worst.rate).toBeCloseTo(0.26);
  const sum = ({days}: typeof spread) =>
    days.reduce((total, {complaints}) => total + complaints, 0);
  expect(sum(spread)).toBeCloseTo(sum(ledgerOf(EXAMPLE)));
});

test('from a domain without other mail it is the campaign’s own rate', () => {
  expect(ledgerOf({...EXAMPLE, daily: 1}).worst.rate).toBeCloseTo(0.5, 2);
});

test('the limit is reached at the number itself', () => {
  const rate = (complaints: number) =>
    ledgerOf({...EXAMPLE, dailyComplaints: complaints, campaign: 0}).worst.standing;
  expect([9.9, 10, 29.9, 30].map(rate)).toEqual(['fine', 'watch', 'watch', 'over']);
});

test('a campaign in the last days is cleared behind the ledger', () => {
  expect(
    ledgerOf({...EXAMPLE, day: 28, spread: 10, campaignComplaints: 500}),
  ).toMatchObject({over: 3, clearOn: DAYS + RATES.quietDays});
});

test('days that are alike are one line', () => {
  expect(runsOf(ledgerOf(EXAMPLE).days).map(({day, until}) => [day, until])).toEqual([
    [1, 9],
    [10, 10],
    [11, 30],
  ]);
});

test('whatever the numbers, every rate is one and no day is lost', () => {
  const count = (min: number, max: number) => fc.integer({min, max});
  fc.assert(
    fc.property(
      fc.record({
        daily: count(1, 1e8),
        dailyComplaints: count(0, 10_000),
        campaign: count(0, 1e8),
        campaignComplaints: count(0, 10_000),
        day: count(1, DAYS),
        spread: count(1, DAYS),
      }),
      (numbers) => {
        const {days, worst} = ledgerOf(numbers);
        expect(days).toHaveLength(DAYS);
        expect(runsOf(days).reduce((sum, {day, until}) => sum + until - day + 1, 0)).toBe(
          DAYS,
        );
        return worst.rate <= 100.000001 && days.every(({rate}) => rate >= 0);
      },
    ),
  );
});

test('without a script the example is drawn and counted', () => {
  const html = renderToStaticMarkup(<ReputationLedger />);
  expect(html).toContain('40.4 complaints in 10,000 emails, 0.40');
  expect(html).toContain('until the end of day 17');
  expect(html).toContain('<th scope="row">11–30</th>');
});
