import {STOPS} from '../../../../tools/volume';
import {figures} from '../../../figures';
import * as offers from '../offers';
import {figuresIn, quoteOffer, quotePlan} from '../quote';

const all = Object.values(offers);

test('a plan with a fee and more above what it includes', () => {
  const quote = quoteOffer(offers.postmark, 50_000);
  expect(quote).toEqual({
    plan: 'Platform',
    amount: 66,
    sum: '$18.00 + 40 × $1.20',
    figures: ['postmark-platform-month', 'postmark-platform-per-1000'],
  });
});

test('the cheapest plan at a volume, not the smallest', () => {
  expect(quoteOffer(offers.postmark, 10_000)).toMatchObject({plan: 'Basic', amount: 15});
  expect(quoteOffer(offers.sendgrid, 100_000)).toMatchObject({
    plan: 'Essentials 100K',
    amount: 34.95,
  });
  expect(quoteOffer(offers.sendgrid, 300_000)?.amount).toBeCloseTo(214.95);
});

test('a unit begun is paid whole, and only where the plan says so', () => {
  expect(quoteOffer(offers.postmark, 10_001)).toMatchObject({sum: '$15.00 + 1 × $1.80'});
  expect(quoteOffer(offers.ses, 1_500)?.sum).toBe('1.5 × $0.16');
});

test('no fee is told in words, and a plan ends where its prices end', () => {
  expect(quoteOffer(offers.resend, 3_000)).toEqual({
    plan: 'Free',
    amount: 0,
    sum: 'no fee',
    figures: [],
  });
  expect(quoteOffer(offers.mailgun, 100_000)?.amount).toBe(75);
  expect(quoteOffer(offers.mailgun, 100_001)).toBeUndefined();
  expect(quoteOffer(offers.resend, 50_000)?.amount).toBe(20);
  expect(quoteOffer(offers.resend, 50_001)).toBeUndefined();
});

test('bands are paid in turn, and a volume above the last has no price', () => {
  const plan = {
    name: 'Bands',
    rates: [
      {figure: 'ses-essentials-per-1000', per: 1000, upTo: 10_000_000},
      {figure: 'ses-essentials-per-1000-over-10m', per: 1000, upTo: 100_000_000},
    ],
  };
  expect(quotePlan(plan, 11_000_000)?.amount).toBeCloseTo(1_740);
  expect(quotePlan(plan, 100_000_001)).toBeUndefined();
});

test('a figure without an amount is refused with its name', () => {
  const plan = {name: 'Wrong', fee: 'ses-plans-since'};
  expect(() => quotePlan(plan, 0)).toThrow('"ses-plans-since" has no amount');
});

test('every offer rests on figures of the registry, and more emails never cost less', () => {
  const known = new Set(figures.map(({id}) => id));
  for (const offer of all) {
    expect(offer.plans.flatMap(figuresIn).filter((id) => !known.has(id))).toEqual([]);
    const amounts = STOPS.flatMap((stop) => quoteOffer(offer, stop)?.amount ?? []);
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
  }
});

test('ids of offers are given once', () => {
  expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
});
