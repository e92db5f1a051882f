import type {Offer} from '../types';

/** A month of 300 emails a day. Brevo's page draws what more costs by script. */
export const brevo: Offer = {
  id: 'brevo',
  provider: 'Brevo',
  plans: [{name: 'Free', included: 9_000}],
  note: 'Free stops at 300 emails a day. For more, see its pricing page: prices depend on volume and currency.',
};
