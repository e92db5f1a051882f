import fc from 'fast-check';
import {facts, type PricePlan} from '../../../site';
import {LEAST, MOST, STOPS} from '../../../tools/volume';
import {pricingOffers} from '../metadata';
import {euros, faceValue, quoteAll, quotePlan, type Period} from '../tariff';

const small: PricePlan = {
  name: 'Small',
  suits: 'tests',
  monthly: 10,
  included: 10_000,
  perExtraThousand: 1.1,
  contacts: 100,
  logDays: 7,
};
const large: PricePlan = {
  ...small,
  name: 'Large',
  monthly: 40,
  included: 50_000,
  perExtraThousand: 0.7,
};
const PERIODS: readonly Period[] = ['month', 'year'];

describe('a quote', () => {
  it('is the fee alone up to what the plan includes', () => {
    expect(quotePlan(small, 10_000, 'month', 10)).toMatchObject({
      extra: 0,
      amount: 10,
      sum: '€10.00',
    });
  });

  it('charges each thousand that is begun', () => {
    expect(quotePlan(small, 10_001, 'month', 10)).toMatchObject({extra: 1, amount: 11.1});
    expect(quotePlan(small, 13_000, 'month', 10)).toMatchObject({
      amount: 13.3,
      sum: '€10.00 + 3 × €1.10',
    });
  });

  it('spreads a year paid in advance over its months, to the cent', () => {
    expect(quotePlan(large, 50_000, 'year', 10)).toMatchObject({
      fee: 33.33,
      amount: 33.33,
      sum: '10 × €40.00 ÷ 12',
    });
  });

  it('names the cheapest plan, and of two equal ones the smaller', () => {
    expect(quoteAll([small, large], 37_000, 'month', 10)[0]?.plan.name).toBe('Small');
    expect(quoteAll([small, large], 38_000, 'month', 10)[0]?.plan.name).toBe('Large');
    const twin = {...small, name: 'Twin'};
    expect(quoteAll([small, twin], 5_000, 'month', 10)[0]?.plan.name).toBe('Small');
  });
});

test('amounts are printed as in the euro countries that write English', () => {
  expect(euros(1234.5)).toBe('€1,234.50');
  expect(faceValue(49)).toBe('€49');
  expect(faceValue(0.9)).toBe('€0.90');
});

describe('the plans of the page', () => {
  const plans = facts.plans.value;
  const months = facts.yearlyMonths.value;

  it.each(PERIODS)('never charge less for more emails, paid by the %s', (period) => {
    fc.assert(
      fc.property(
        fc.integer({min: LEAST, max: MOST}),
        fc.integer({min: 0, max: 50_000}),
        (volume, more) => {
          const [now] = quoteAll(plans, volume, period, months);
          const [then] = quoteAll(plans, volume + more, period, months);
          expect(then?.amount).toBeGreaterThanOrEqual(now?.amount ?? Infinity);
        },
      ),
    );
  });

  it('are each the cheapest somewhere on the scale', () => {
    const chosen = STOPS.map((stop) => quoteAll(plans, stop, 'month', months)[0]?.plan);
    expect(new Set(chosen)).toEqual(new Set(plans));
  });

  it('cost less when paid for a year', () => {
    for (const plan of plans) {
      expect(quotePlan(plan, 1_000, 'year', months).amount).toBeLessThan(plan.monthly);
    }
  });
});

describe('structured data', () => {
  const site = 'https://postwren.example';
  const ten = (isConfirmed: boolean) => ({
    label: 'Months',
    value: 10,
    confirmed: isConfirmed,
  });
  const confirmed = {label: 'Plans', value: [small, large], confirmed: true};

  it('has no offer while the prices are samples', () => {
    expect(
      pricingOffers(site, {label: 'Plans', value: [small], confirmed: false}, ten(true)),
    ).toEqual([]);
  });

  it('offers each confirmed plan with its price and currency', () => {
    const [node] = pricingOffers(site, confirmed, ten(false));
    expect(node).toMatchObject({
      '@type': 'Service',
      offers: [
        {'@type': 'Offer', name: 'Small', price: '10.00', priceCurrency: 'EUR'},
        {'@type': 'Offer', name: 'Large', price: '40.00', priceCurrency: 'EUR'},
      ],
    });
  });

  it('says of each price what time it pays for, and of a year only what is confirmed', () => {
    const specifications = (isConfirmed: boolean) => {
      const [node] = pricingOffers(site, confirmed, ten(isConfirmed));
      const offers = node?.['offers'] as {
        priceSpecification: {price: string; unitCode: string}[];
      }[];
      return offers.map(({priceSpecification}) =>
        priceSpecification.map(({price, unitCode}) => `${price} ${unitCode}`),
      );
    };
    expect(specifications(false)).toEqual([['10.00 MON'], ['40.00 MON']]);
    expect(specifications(true)).toEqual([
      ['10.00 MON', '100.00 ANN'],
      ['40.00 MON', '400.00 ANN'],
    ]);
  });
});
