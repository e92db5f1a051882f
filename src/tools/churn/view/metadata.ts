import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const saasChurnCalculatorMeta = {
  path: '/tools/saas-churn-calculator/',
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
} as const satisfies PageText;

export const saasChurnCalculatorCard: ToolCard = {
  path: saasChurnCalculatorMeta.path,
  does: 'Customer and revenue churn, retention, lifetime value and payback, with every formula in view.',
  asks: 'nothing',
  hall: 'sums',
};

/** @param siteUrl origin without a trailing slash */
export const saasChurnCalculatorNode = (siteUrl: string): JsonLdNode =>
  webApplication(saasChurnCalculatorMeta, siteUrl);
