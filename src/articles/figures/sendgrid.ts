import type {Figure} from './types';

const PRICING = {
  label: 'Twilio, Email API pricing',
  href: 'https://www.twilio.com/en-us/products/email-api/pricing',
};
/** The pricing page names the tiers without their prices; this guide lists them. */
const TIERS = {
  label: 'Spendflo, SendGrid pricing guide',
  href: 'https://www.spendflo.com/blog/sendgrid-pricing-guide',
};
/** An undated page, read in a stored copy. The pricing page's days are the Activity Feed's. */
const EMAIL_LOGS = {
  label: 'Twilio docs, Email Logs API',
  href: 'https://www.twilio.com/docs/sendgrid/api-reference/email-logs',
};
const TRIAL = {
  label: 'SendGrid support, trial accounts',
  href: 'https://support.sendgrid.com/hc/en-us/articles/35270136965403',
};

export const sendgridFigures: readonly Figure[] = [
  {
    id: 'sendgrid-essentials-50k-month',
    value: '$19.95 a month',
    amount: 19.95,
    source: PRICING,
    checkedOn: '2026-10-02',
    validForDays: 90,
  },
  {
    id: 'sendgrid-essentials-50k-per-1000',
    value: '$1.30 per 1,000 emails',
    amount: 1.3,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 90,
  },
  {
    id: 'sendgrid-essentials-100k-month',
    value: '$34.95 a month',
    amount: 34.95,
    source: TIERS,
    checkedOn: '2026-10-02',
    validForDays: 90,
  },
  {
    id: 'sendgrid-essentials-100k-per-1000',
    value: '$0.90 per 1,000 emails',
    amount: 0.9,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 90,
  },
  {
    id: 'sendgrid-pro-100k-month',
    value: '$89.95 a month',
    amount: 89.95,
    source: PRICING,
    checkedOn: '2026-10-02',
    validForDays: 90,
  },
  {
    id: 'sendgrid-pro-300k-month',
    value: '$249 a month',
    amount: 249,
    source: TIERS,
    checkedOn: '2026-10-02',
    validForDays: 90,
  },
  {
    id: 'sendgrid-pro-700k-month',
    value: '$499 a month',
    amount: 499,
    source: TIERS,
    checkedOn: '2026-10-02',
    validForDays: 90,
  },
  {
    id: 'sendgrid-pro-1500k-month',
    value: '$799 a month',
    amount: 799,
    source: TIERS,
    checkedOn: '2026-10-02',
    validForDays: 90,
  },
  {
    id: 'sendgrid-trial-days',
    value: '60 days',
    amount: 60,
    source: TRIAL,
    checkedOn: '2026-09-30',
    validForDays: 365,
  },
  {
    id: 'sendgrid-trial-per-day',
    value: '100 emails a day',
    amount: 100,
    source: TRIAL,
    checkedOn: '2026-09-30',
    validForDays: 365,
  },
  {
    id: 'sendgrid-free-plan-ended',
    value: '25 March 2025',
    source: TRIAL,
    checkedOn: '2026-09-30',
    validForDays: 365,
  },
  {
    id: 'sendgrid-essentials-activity-days',
    value: '3 days',
    amount: 3,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'sendgrid-pro-activity-days',
    value: '7 days',
    amount: 7,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'sendgrid-email-logs-days',
    value: '30 days',
    amount: 30,
    source: EMAIL_LOGS,
    checkedOn: '2026-11-28',
    validForDays: 365,
  },
  {
    id: 'sendgrid-essentials-webhooks',
    value: '2 event webhooks',
    amount: 2,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'sendgrid-pro-webhooks',
    value: '5 event webhooks',
    amount: 5,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'sendgrid-pro-teammates',
    value: '1,000 teammates',
    amount: 1000,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'sendgrid-invoice-from',
    value: '$12,000 a year',
    amount: 12000,
    source: {
      label: 'Twilio docs, SendGrid billing',
      href: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/billing',
    },
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
];
