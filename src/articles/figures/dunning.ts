import type {Figure} from './types';

const STRIPE_RETRIES = {
  label: 'Stripe, Smart Retries',
  href: 'https://docs.stripe.com/payments/off-session-payments/smart-retries',
};
const CHECKOUT_RETRIES = {
  label: 'Checkout.com, when to retry a declined payment',
  href: 'https://support.checkout.com/hc/en-us/articles/25482040901394-When-can-I-retry-a-declined-transaction',
};
/** An agency's playbook that names its sources; the figures are vendors' estimates. */
const PLAYBOOK = {
  label: 'Digital Applied, dunning playbook',
  href: 'https://www.digitalapplied.com/blog/failed-payment-recovery-dunning-playbook-2026',
};
const REKKO = {
  label: 'Rekko, involuntary churn statistics',
  href: 'https://rekko.io/blog/involuntary-churn-statistics-2026',
};
const CHURNWARD = {
  label: 'Churnward, dunning best practices',
  href: 'https://churnward.com/blog/dunning-best-practices',
};

export const dunningFigures: readonly Figure[] = [
  {
    id: 'dunning-share-of-churn',
    value: '20 to 40%',
    source: PLAYBOOK,
    checkedOn: '2026-06-07',
    validForDays: 365,
  },
  {
    id: 'dunning-median-recovery',
    value: '47.6%',
    amount: 47.6,
    source: PLAYBOOK,
    checkedOn: '2026-06-07',
    validForDays: 365,
  },
  {
    id: 'dunning-retries-before-email',
    value: '21%',
    amount: 21,
    source: CHURNWARD,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'dunning-failing-payments',
    value: '5 to 10%',
    amount: 5,
    source: REKKO,
    checkedOn: '2026-01-31',
    validForDays: 365,
  },
  {
    id: 'dunning-cause-funds',
    value: '20 to 25%',
    source: REKKO,
    checkedOn: '2026-01-31',
    validForDays: 365,
  },
  {
    id: 'dunning-cause-expired',
    value: '25 to 30%',
    source: REKKO,
    checkedOn: '2026-01-31',
    validForDays: 365,
  },
  {
    id: 'stripe-retry-default',
    value: '8 tries within 2 weeks',
    source: STRIPE_RETRIES,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'visa-retry-limit',
    value: '20 tries in 30 days',
    amount: 20,
    source: CHECKOUT_RETRIES,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'mastercard-retry-limit-day',
    value: '10 tries in 24 hours',
    amount: 10,
    source: CHECKOUT_RETRIES,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'mastercard-retry-limit-month',
    value: '35 in 30 days',
    amount: 35,
    source: CHECKOUT_RETRIES,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
];
