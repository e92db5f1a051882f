import type {JsonLdNode} from '../../metadata';
import {brand, type Fact, type PricePlan} from '../../site';

export const pricingMeta = {
  title: 'Pricing by emails a month',
  description:
    'Put your emails a month on the scale: the plan that fits, what it costs monthly and yearly, and the sum in full. Seven days free.',
  keywords: [
    'email API pricing',
    'transactional email price',
    'email platform for SaaS pricing',
  ],
} as const;

/**
 * The plans as schema.org offers, in euros a month without tax. Nothing until the owner
 * has confirmed them: a sample is no offer.
 *
 * @param siteUrl origin without a trailing slash
 */
export function pricingOffers(
  siteUrl: string,
  {value, confirmed}: Fact<readonly PricePlan[]>,
): JsonLdNode[] {
  if (!confirmed) {
    return [];
  }
  return [
    {
      '@type': 'Service',
      name: brand.name,
      serviceType: 'Email platform',
      description: brand.description,
      url: `${siteUrl}/pricing/`,
      provider: {'@id': `${siteUrl}/#organization`},
      offers: value.map(({name, monthly}) => ({
        '@type': 'Offer',
        name,
        url: `${siteUrl}/pricing/`,
        price: monthly.toFixed(2),
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: monthly.toFixed(2),
          priceCurrency: 'EUR',
          unitCode: 'MON',
          valueAddedTaxIncluded: false,
        },
      })),
    },
  ];
}
