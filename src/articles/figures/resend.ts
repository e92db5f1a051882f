import type {Figure} from './types';

/** A third party, which dates its own reading of Resend's pricing page. */
const REVIEW = {
  label: 'MartechSignal, review of Resend',
  href: 'https://martechsignal.com/tools/resend/',
};
const QUOTAS = {
  label: 'Resend docs, quotas and limits',
  href: 'https://resend.com/docs/knowledge-base/account-quotas-and-limits',
};
/**
 * A third party. Resend's undated changelog on pay-as-you-go pricing names the same rate,
 * which disagrees with lists of its tiers: so no sum uses it, and articles say "not known".
 */
const SNAPSHOT = {
  label: 'Owostack, snapshot of Resend pricing',
  href: 'https://owostack.com/pricing-templates/resend-volume-tiers',
};

export const resendFigures: readonly Figure[] = [
  {
    id: 'resend-free-per-month',
    value: '3,000 emails a month',
    amount: 3000,
    source: QUOTAS,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'resend-free-per-day',
    value: '100 emails a day',
    amount: 100,
    source: QUOTAS,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'resend-pro-month',
    value: '$20 a month',
    amount: 20,
    source: REVIEW,
    checkedOn: '2026-09-07',
    earlier: [{value: '$20 a month', checkedOn: '2026-07-14'}],
    validForDays: 90,
  },
  {
    id: 'resend-per-1000',
    value: '$0.90 per 1,000 emails',
    amount: 0.9,
    source: SNAPSHOT,
    checkedOn: '2026-03-09',
    validForDays: 90,
  },
];
