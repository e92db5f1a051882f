import type {Offer} from '../types';

const TEN_MILLION = 10_000_000;

/** What a new account is given: the plan Essentials. */
export const ses: Offer = {
  id: 'ses',
  provider: 'Amazon SES',
  plans: [
    {
      name: 'Essentials',
      rates: [{figure: 'ses-essentials-per-1000', per: 1000, upTo: TEN_MILLION}],
    },
  ],
  note: 'Counts recipients. Attachments are billed by the gigabyte on top.',
};

/** What accounts that sent before the plans came may keep. */
export const sesALaCarte: Offer = {
  id: 'ses-a-la-carte',
  provider: 'Amazon SES',
  plans: [{name: 'À la carte', rates: [{figure: 'ses-a-la-carte-per-1000', per: 1000}]}],
  note: 'Each feature is billed separately.',
};

export const sesPro: Offer = {
  id: 'ses-pro',
  provider: 'Amazon SES',
  plans: [
    {
      name: 'Pro',
      fee: 'ses-pro-month',
      rates: [{figure: 'ses-pro-per-1000', per: 1000, upTo: TEN_MILLION}],
    },
  ],
  note: 'With managed dedicated IPs.',
};
