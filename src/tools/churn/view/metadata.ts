import {webApplication} from '../../view';

const PATH = '/tools/saas-churn-calculator/';

export const saasChurnCalculatorMeta = {
  title: 'SaaS churn calculator',
  description:
    'Customer churn, MRR churn, GRR, NRR, lifetime value and payback, each with its formula and your numbers put in. Compare two scenarios.',
  keywords: [
    'churn calculator',
    'SaaS churn rate',
    'MRR churn',
    'net revenue retention',
    'customer lifetime value',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const;

/** @param siteUrl origin without a trailing slash */
export function saasChurnCalculatorNode(siteUrl: string) {
  const {title: name, description} = saasChurnCalculatorMeta;
  return webApplication({name, description, url: siteUrl + PATH, siteUrl});
}
