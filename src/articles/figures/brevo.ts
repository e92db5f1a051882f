import type {Figure} from './types';

const PRICING = {label: 'Brevo pricing', href: 'https://www.brevo.com/pricing/'};
const VOLUME = {
  label: 'Brevo help, add or remove emails',
  href: 'https://help.brevo.com/hc/en-us/articles/8292912279954',
};
const RETENTION = {
  label: 'Brevo help, retention of transactional logs',
  href: 'https://help.brevo.com/hc/en-us/articles/4415743225746',
};
const SCHEDULE = {
  label: 'Brevo developers, schedule emails',
  href: 'https://developers.brevo.com/docs/schedule-batch-sendings',
};
const IDEMPOTENCY = {
  label: 'Brevo developers, idempotency',
  href: 'https://developers.brevo.com/changelog/email-api-now-supports-idempotency',
};

/** Later than the changelog, and with another number, so articles name both. */
const IDEMPOTENCY_GUIDE = {
  label: 'Brevo developers, idempotency for batch emails',
  href: 'https://developers.brevo.com/docs/heterogenous-versions-batch-emails',
};

export const brevoFigures: readonly Figure[] = [
  {
    id: 'brevo-free-per-day',
    value: '300 emails a day',
    amount: 300,
    source: VOLUME,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'brevo-starter-emails',
    value: 'from 5,000 emails a month',
    amount: 5000,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'brevo-professional-emails',
    value: 'from 150,000 emails a month',
    amount: 150000,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'brevo-yearly-discount',
    value: '10%',
    amount: 10,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'brevo-log-months',
    value: '1 to 24 months',
    amount: 24,
    source: RETENTION,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'brevo-schedule-hours',
    value: '72 hours',
    amount: 72,
    source: SCHEDULE,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'brevo-idempotency-minutes',
    value: '15 minutes',
    amount: 15,
    source: IDEMPOTENCY,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'brevo-idempotency-minutes-guide',
    value: '30 minutes',
    amount: 30,
    source: IDEMPOTENCY_GUIDE,
    checkedOn: '2026-11-23',
    validForDays: 365,
  },
];
