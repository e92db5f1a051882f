import {webApplication} from '../../view';

const PATH = '/tools/cofounder-equity-calculator/';

export const cofounderEquityCalculatorMeta = {
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
} as const;

/** @param siteUrl origin without a trailing slash */
export function cofounderEquityCalculatorNode(siteUrl: string) {
  const {title: name, description} = cofounderEquityCalculatorMeta;
  return webApplication({name, description, url: siteUrl + PATH, siteUrl});
}
