import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const cofounderEquityCalculatorMeta = {
  path: '/tools/cofounder-equity-calculator/',
  title: 'Cofounder equity calculator',
  description:
    'Split shares among two to six cofounders by several methods side by side, see what moves the result, plan vesting and what happens if one leaves.',
  keywords: [
    'cofounder equity calculator',
    'founder equity split',
    'Slicing Pie',
    'founder vesting',
    'startup equity',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;

export const cofounderEquityCalculatorCard: ToolCard = {
  path: cofounderEquityCalculatorMeta.path,
  does: 'Splits the company by several published methods side by side, with vesting and a leaver.',
  asks: 'nothing',
  hall: 'sums',
};

/** @param siteUrl origin without a trailing slash */
export const cofounderEquityCalculatorNode = (siteUrl: string): JsonLdNode =>
  webApplication(cofounderEquityCalculatorMeta, siteUrl);
