import type {Offer} from '../types';

export const sendgrid: Offer = {
  id: 'sendgrid',
  provider: 'SendGrid',
  plans: [
    {
      name: 'Essentials 50K',
      fee: 'sendgrid-essentials-50k-month',
      included: 50_000,
      rates: [{figure: 'sendgrid-essentials-50k-per-1000', per: 1000}],
    },
    {
      name: 'Essentials 100K',
      fee: 'sendgrid-essentials-100k-month',
      included: 100_000,
      rates: [{figure: 'sendgrid-essentials-100k-per-1000', per: 1000}],
    },
    {name: 'Pro 300K', fee: 'sendgrid-pro-300k-month', included: 300_000},
    {name: 'Pro 700K', fee: 'sendgrid-pro-700k-month', included: 700_000},
    {name: 'Pro 1.5M', fee: 'sendgrid-pro-1500k-month', included: 1_500_000},
  ],
  note: 'The Email API only. Marketing Campaigns is billed separately.',
};
