import type {JsonLdNode, PageText} from '../../metadata';
import {brand, type Fact, type PricePlan} from '../../site';
import {yearlyPrice} from './tariff';

export const pricingMeta = {
  path: '/pricing/',
  title: 'Pricing: see what you pay at your volume',
  description:
    'Choose your monthly email volume to see the cheapest plan to the cent, billed monthly or yearly. Every plan includes all nine features. 7-day free trial.',
  keywords: [
    'email API pricing',
    'transactional email price',
    'email platform for SaaS pricing',
  ],
} as const satisfies PageText;

/** A price and the time it pays for: `MON` a month, `ANN` a year (UN/CEFACT codes). */
function priceFor(unitCode: 'MON' | 'ANN', amount: number): JsonLdNode {
  return {
    '@type': 'UnitPriceSpecification',
    price: amount.toFixed(2),
    priceCurrency: 'EUR',
    unitCode,
    billingDuration: 1,
    valueAddedTaxIncluded: false,
  };
}

/**
 * The plans as schema.org offers, in euros without tax: for a month, and for a year billed
 * yearly. Nothing until the owner has confirmed them: a sample is no offer.
 *
 * @param siteUrl origin without a trailing slash
 */
export function pricingOffers(
  siteUrl: string,
  plans: Fact<readonly PricePlan[]>,
  yearlyMonths: Fact<number>,
): JsonLdNode[] {
  if (!plans.confirmed) {
    return [];
  }
  return [
    {
      '@type': 'Service',
      name: brand.name,
      serviceType: 'Email platform',
      description: brand.description,
      url: siteUrl + pricingMeta.path,
      provider: {'@id': `${siteUrl}/#organization`},
      offers: plans.value.map((plan) => ({
        '@type': 'Offer',
        name: plan.name,
        url: siteUrl + pricingMeta.path,
        price: plan.monthly.toFixed(2),
        priceCurrency: 'EUR',
        priceSpecification: [
          priceFor('MON', plan.monthly),
          ...(yearlyMonths.confirmed
            ? [priceFor('ANN', yearlyPrice(plan, yearlyMonths.value))]
            : []),
        ],
      })),
    },
  ];
}
