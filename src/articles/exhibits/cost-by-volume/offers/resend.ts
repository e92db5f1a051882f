import type {Offer} from '../types';

export const resend: Offer = {
  id: 'resend',
  provider: 'Resend',
  plans: [
    {name: 'Free', included: 3_000},
    {
      name: 'Pro',
      fee: 'resend-pro-month',
      included: 50_000,
      rates: [{figure: 'resend-per-1000', per: 1000, whole: true}],
    },
  ],
  note: 'Free stops at 100 emails a day. Larger plans cost less per email than the sum here.',
};
