import type {Offer} from '../types';

/** A month of 300 emails a day. Brevo's page draws what more costs by script. */
export const brevo: Offer = {
  id: 'brevo',
  provider: 'Brevo',
  plans: [{name: 'Free', included: 9_000}],
  note: 'Free stops at 300 emails a day. Ask its page for more: prices there depend on volume and currency.',
};
