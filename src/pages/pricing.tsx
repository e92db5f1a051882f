import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {Pricing, pricingMeta, pricingOffers} from '../marketing/pricing';
import {PageMeta} from '../metadata';
import {facts} from '../site';

export default function PricingPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...pricingMeta}
        ldJson={pricingOffers(siteConfig.url, facts.plans, facts.yearlyMonths)}
      />
      <Pricing />
    </Page>
  );
}
