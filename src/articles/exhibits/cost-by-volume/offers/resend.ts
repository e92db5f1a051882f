import type {Offer} from '../types';

/**
 * Ends at 50,000. The rate for more on Pro, $0.90 per 1,000, makes 100,000 cost $65, while
 * sources that list the tiers name $90 for 100,000 and less per email above that.
 */
export const resend: Offer = {
  id: 'resend',
  provider: 'Resend',
  plans: [
    {name: 'Free', included: 3_000},
    {name: 'Pro', fee: 'resend-pro-month', included: 50_000},
  ],
  note: 'Free stops at 100 emails a day. Public sources disagree on the price of more than 50,000.',
};
