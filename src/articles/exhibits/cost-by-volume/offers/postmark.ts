import type {Offer} from '../types';

const INCLUDED = 10_000;

export const postmark: Offer = {
  id: 'postmark',
  provider: 'Postmark',
  plans: [
    {
      name: 'Basic',
      fee: 'postmark-basic-month',
      included: INCLUDED,
      rates: [{figure: 'postmark-basic-per-1000', per: 1000, whole: true}],
    },
    {
      name: 'Pro',
      fee: 'postmark-pro-month',
      included: INCLUDED,
      rates: [{figure: 'postmark-pro-per-1000', per: 1000, whole: true}],
    },
    {
      name: 'Platform',
      fee: 'postmark-platform-month',
      included: INCLUDED,
      rates: [{figure: 'postmark-platform-per-1000', per: 1000, whole: true}],
    },
  ],
  note: 'Each copy (cc, bcc) and each incoming email counts. Discounts for volume are not published.',
};
