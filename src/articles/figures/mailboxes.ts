import type {Figure} from './types';

const GOOGLE_FAQ = {
  label: 'Google, Email sender guidelines FAQ',
  href: 'https://support.google.com/a/answer/14229414',
};
/** The FAQ's text of May 2026 is the newest that could be read in full. */
const GOOGLE_FAQ_READ_IN_FULL = '2026-05-15';
const YAHOO_INSIGHTS = {
  label: 'Spam Resource on Yahoo Sender Hub Insights',
  href: 'https://www.spamresource.com/2025/10/yahoo-sender-hub-now-with-insights.html',
};
const YAHOO_BEST_PRACTICES = {
  label: 'Yahoo, Sender Best Practices',
  href: 'https://senders.yahooinc.com/best-practices/',
};
const OUTLOOK = {
  label: 'dmarcian on Microsoft’s requirements',
  href: 'https://dmarcian.com/microsoft-enforces-spf-dkim-dmarc',
};

export const mailboxesFigures: readonly Figure[] = [
  {
    id: 'gmail-bulk-per-day',
    value: 'close to 5,000 messages or more in 24 hours',
    amount: 5000,
    source: GOOGLE_FAQ,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'gmail-spam-rate-target',
    value: 'below 0.1%',
    amount: 0.1,
    source: GOOGLE_FAQ,
    checkedOn: GOOGLE_FAQ_READ_IN_FULL,
    validForDays: 365,
  },
  {
    id: 'gmail-spam-rate-limit',
    value: '0.3%',
    amount: 0.3,
    source: GOOGLE_FAQ,
    checkedOn: GOOGLE_FAQ_READ_IN_FULL,
    validForDays: 365,
  },
  {
    id: 'gmail-mitigation-days',
    value: '7 days in a row below the limit',
    amount: 7,
    source: GOOGLE_FAQ,
    checkedOn: GOOGLE_FAQ_READ_IN_FULL,
    validForDays: 365,
  },
  {
    id: 'gmail-unsubscribe-hours',
    value: '48 hours',
    amount: 48,
    source: GOOGLE_FAQ,
    checkedOn: GOOGLE_FAQ_READ_IN_FULL,
    validForDays: 365,
  },
  {
    id: 'yahoo-spam-rate-warning',
    value: '0.1%',
    amount: 0.1,
    source: YAHOO_INSIGHTS,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'yahoo-spam-rate-limit',
    value: '0.3%',
    amount: 0.3,
    source: YAHOO_BEST_PRACTICES,
    checkedOn: '2026-10-03',
    validForDays: 365,
  },
  {
    id: 'yahoo-unsubscribe-days',
    value: '2 days',
    amount: 2,
    source: YAHOO_BEST_PRACTICES,
    checkedOn: '2026-10-03',
    validForDays: 365,
  },
  {
    id: 'outlook-bulk-per-day',
    value: 'more than 5,000 a day',
    amount: 5000,
    source: OUTLOOK,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'outlook-reject-since',
    value: '5 May 2025',
    source: OUTLOOK,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
];
