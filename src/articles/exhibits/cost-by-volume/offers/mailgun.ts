import type {Offer} from '../types';

/** Ends at 100,000: what more emails cost is told in different ways by each source. */
export const mailgun: Offer = {
  id: 'mailgun',
  provider: 'Mailgun',
  plans: [
    {name: 'Basic', fee: 'mailgun-basic-month', included: 10_000},
    {name: 'Foundation 50K', fee: 'mailgun-foundation-50k-month', included: 50_000},
    {name: 'Foundation 100K', fee: 'mailgun-foundation-100k-month', included: 100_000},
    {name: 'Scale 100K', fee: 'mailgun-scale-100k-month', included: 100_000},
  ],
  note: 'Sources disagree on what emails above a plan cost, so we calculate only up to 100,000.',
};
