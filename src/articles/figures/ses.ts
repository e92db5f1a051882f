import type {Figure} from './types';

const PRICING = {
  label: 'Amazon SES pricing',
  href: 'https://aws.amazon.com/ses/pricing/',
};
/** The machine-readable list behind the pricing page, read for us-east-1. */
const PRICE_LIST = {
  label: 'AWS price list for SES, us-east-1',
  href: 'https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws/AmazonSES/20260722172054/us-east-1/index.json',
};
const PLANS = {
  label: 'SES developer guide, pricing plans',
  href: 'https://docs.aws.amazon.com/ses/latest/dg/pricing-plans.html',
};
const QUOTAS = {
  label: 'SES developer guide, quotas',
  href: 'https://docs.aws.amazon.com/ses/latest/dg/quotas.html',
};
/** AWS's own words on pauses. */
const PAUSE = {
  label: 'AWS re:Post, why an SES account is under review or paused',
  href: 'https://repost.aws/knowledge-center/ses-resolve-account-review-pause',
};
const REVIEW = {
  label: 'Send With SES, docs on bounces and complaints',
  href: 'https://docs.sendwithses.com/faqs/email-faqs/email-bounces-and-complaints',
};

export const sesFigures: readonly Figure[] = [
  {
    id: 'ses-a-la-carte-per-1000',
    value: '$0.10 per 1,000 emails',
    amount: 0.1,
    source: PRICING,
    checkedOn: '2026-09-30',
    validForDays: 90,
  },
  {
    id: 'ses-essentials-per-1000',
    value: '$0.16 per 1,000 emails',
    amount: 0.16,
    source: PRICING,
    checkedOn: '2026-09-30',
    validForDays: 90,
  },
  {
    id: 'ses-essentials-per-1000-over-10m',
    value: '$0.14 per 1,000 emails',
    amount: 0.14,
    source: PRICING,
    checkedOn: '2026-09-30',
    validForDays: 90,
  },
  {
    id: 'ses-attachments-per-gb',
    value: '$0.12 per GB',
    amount: 0.12,
    source: PRICING,
    checkedOn: '2026-09-30',
    validForDays: 90,
  },
  {
    id: 'ses-dedicated-ip',
    value: '$24.95 a month',
    amount: 24.95,
    source: PRICING,
    checkedOn: '2026-09-30',
    validForDays: 90,
  },
  {
    id: 'ses-new-account-credits',
    value: 'up to $200',
    amount: 200,
    source: PRICING,
    checkedOn: '2026-09-30',
    validForDays: 90,
  },
  {
    id: 'ses-pro-month',
    value: '$105 a month',
    amount: 105,
    source: PRICE_LIST,
    checkedOn: '2026-08-13',
    validForDays: 90,
  },
  {
    id: 'ses-pro-per-1000',
    value: '$0.22 per 1,000 emails',
    amount: 0.22,
    source: PRICE_LIST,
    checkedOn: '2026-08-13',
    validForDays: 90,
  },
  {
    id: 'ses-enterprise-month',
    value: '$500 a month',
    amount: 500,
    source: PRICE_LIST,
    checkedOn: '2026-08-13',
    validForDays: 90,
  },
  {
    id: 'ses-enterprise-per-1000',
    value: '$0.23 per 1,000 emails',
    amount: 0.23,
    source: PRICE_LIST,
    checkedOn: '2026-08-13',
    validForDays: 90,
  },
  {
    id: 'ses-plans-since',
    value: '21 July 2026',
    source: PLANS,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'ses-old-free-tier',
    value: '3,000 messages a month',
    amount: 3000,
    source: PLANS,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'ses-sandbox-per-day',
    value: '200 emails in 24 hours',
    amount: 200,
    source: QUOTAS,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'ses-sandbox-per-second',
    value: 'one a second',
    source: QUOTAS,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'ses-message-size-v2',
    value: '40 MB',
    amount: 40,
    source: QUOTAS,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'ses-bounce-review',
    value: '5%',
    amount: 5,
    source: REVIEW,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'ses-bounce-pause',
    value: '10%',
    amount: 10,
    source: PAUSE,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'ses-complaint-review',
    value: '0.1%',
    amount: 0.1,
    source: REVIEW,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'ses-complaint-pause',
    value: '0.5%',
    amount: 0.5,
    source: PAUSE,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
];
