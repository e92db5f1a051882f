import type {Offer} from '../types';

/** Ends at 100,000: a block gets cheaper from there, and no dated list says by how much. */
export const mandrill: Offer = {
  id: 'mandrill',
  provider: 'Mandrill',
  plans: [
    {
      name: 'Mailchimp Standard and blocks',
      fee: 'mandrill-mailchimp-standard-month',
      rates: [{figure: 'mandrill-block', per: 25_000, whole: true, upTo: 100_000}],
    },
  ],
  note: 'The fee is that of the smallest Standard plan. Each recipient counts.',
};
