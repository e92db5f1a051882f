import type {Figure} from './types';

/** A guide by somebody else: Mailgun's own pricing page could not be read as text. */
const GUIDE = {
  label: 'Camoa developer guide, Mailgun pricing',
  href: 'https://camoa.github.io/dev-guides/drupal/mailgun/pricing-tier-selection/',
};
const FLEX = {
  label: 'CaptainDNS, Mailgun guide',
  href: 'https://www.captaindns.com/en/blog/mailgun-transactional-email-technical-guide',
};
const PRICING = {label: 'Mailgun pricing', href: 'https://www.mailgun.com/pricing/'};
const API = {
  label: 'Mailgun API overview',
  href: 'https://documentation.mailgun.com/docs/mailgun/api-reference/api-overview',
};

export const mailgunFigures: readonly Figure[] = [
  {
    id: 'mailgun-free-per-day',
    value: '100 emails a day',
    amount: 100,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mailgun-basic-month',
    value: '$15 a month',
    amount: 15,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mailgun-foundation-50k-month',
    value: '$35 a month',
    amount: 35,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mailgun-foundation-100k-month',
    value: '$75 a month',
    amount: 75,
    source: PRICING,
    checkedOn: '2026-07-29',
    validForDays: 90,
  },
  {
    id: 'mailgun-scale-100k-month',
    value: '$90 a month',
    amount: 90,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mailgun-flex-per-1000',
    value: '$2.00 per 1,000 emails',
    amount: 2,
    source: FLEX,
    checkedOn: '2026-01-21',
    validForDays: 365,
  },
  {
    id: 'mailgun-dedicated-ip',
    value: '$59 a month',
    amount: 59,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mailgun-free-log-days',
    value: '1 day',
    amount: 1,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mailgun-foundation-log-days',
    value: '5 days',
    amount: 5,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mailgun-scale-log-days',
    value: '30 days',
    amount: 30,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mailgun-recipients-per-call',
    value: '1,000 recipients per call',
    amount: 1000,
    source: FLEX,
    checkedOn: '2026-01-21',
    validForDays: 365,
  },
  {
    id: 'mailgun-key-rotation-days',
    value: 'every 120 days',
    amount: 120,
    source: FLEX,
    checkedOn: '2026-01-21',
    validForDays: 365,
  },
  {
    id: 'mailgun-eu-host',
    value: 'api.eu.mailgun.net',
    source: API,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
];
