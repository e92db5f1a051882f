import type {Rule} from '../kit';

const skok = {
  label: 'D. Skok, SaaS Metrics 2.0',
  url: 'https://www.forentrepreneurs.com/saas-metrics-2/',
};

/** What the churn calculator can say about the numbers it is given. */
export const churnRules: readonly Rule[] = [
  {
    code: 'lost-more-than-start',
    severity: 'error',
    says: 'More customers are lost than there were at the start.',
    cure: 'Count only those who were customers on the first day of the period.',
  },
  {
    code: 'mrr-lost-more-than-start',
    severity: 'error',
    says: 'Canceled and contracted MRR together are more than the MRR at the start.',
    cure: 'Leave out customers who joined and left within the period.',
  },
  {
    code: 'no-customers',
    severity: 'warning',
    says: 'There were no customers at the start, so churn is undefined.',
  },
  {
    code: 'no-mrr',
    severity: 'warning',
    says: 'There was no MRR at the start, so its churn and retention are undefined.',
  },
  {
    code: 'all-lost',
    severity: 'warning',
    says: 'All customers of the first day left.',
  },
  {
    code: 'mrr-without-customers',
    severity: 'warning',
    says: 'MRR was canceled, but no customer was lost.',
    cure: 'If a customer who stays pays less, that is a contraction.',
  },
  {
    code: 'customers-without-mrr',
    severity: 'warning',
    says: 'Customers were lost, but no MRR was canceled.',
    cure: 'Leave customers of free plans out of both numbers.',
  },
  {
    code: 'margin-below-one',
    severity: 'warning',
    says: 'The gross margin is less than one percent, so a share such as 0.8 was probably meant.',
    cure: 'Write 80 for 80%.',
  },
  {
    code: 'never-paid-back',
    severity: 'warning',
    says: 'Customers leave before they have paid back what all of them cost to win.',
  },
  {
    code: 'nobody-lost',
    severity: 'note',
    says: 'No one left, so there is no finite lifetime. The finding names the rate that chance could hide.',
    cure: 'Choose a longer period.',
  },
  {
    code: 'few-losses',
    severity: 'note',
    says: 'Fewer than ten customers left, so the rate is uncertain. Its 95% range is given, by the Wilson score interval.',
  },
  {
    code: 'constant-churn',
    severity: 'note',
    says: 'A lifetime of 1 ÷ churn assumes that churn is the same at every age.',
    cure: 'Compare with the curve of one month’s new customers.',
  },
  {
    code: 'slow-payback',
    severity: 'note',
    says: 'The payback takes longer than 12 months, a common rule of thumb.',
    reference: skok,
  },
  {
    code: 'low-ratio',
    severity: 'note',
    says: 'LTV within the limit is less than three times the cost of winning a customer.',
    reference: skok,
  },
  {
    code: 'negative-net-churn',
    severity: 'fine',
    says: 'Expansion and reactivation are more than what was lost.',
  },
  {
    code: 'joiners-left-out',
    severity: 'fine',
    says: 'New customers of the period do not count in churn.',
  },
];
