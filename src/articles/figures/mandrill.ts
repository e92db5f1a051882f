import type {Figure} from './types';

const MAILCHIMP_PRICING = {
  label: 'Mailchimp marketing pricing',
  href: 'https://mailchimp.com/pricing/marketing/',
};
/** A third party: Mailchimp's own calculator could not be read as text. */
const GUIDE = {
  label: 'nanoPost, Mailchimp Transactional Email',
  href: 'https://nanopo.st/smtp-email-services/mailchimp-transactional-email/',
};
const TOP_OFF = {
  label: 'Intuit help, top-off emails for Transactional Email',
  href: 'https://quickbooks.intuit.com/learn-support/en-us/help-article/sales-receipts/purchase-top-emails-transactional-email/L3fZOG4aH_US_en_US',
};
const STORAGE = {
  label: 'Mandrill help, email content storage',
  href: 'https://mandrill.zendesk.com/hc/en-us/articles/205583187-About-Email-Content-Storage',
};
const REJECTS = {
  label: 'Mandrill API, rejects',
  href: 'https://mandrillapp.com/api/docs/rejects.JSON.html',
};
const AUTHENTICATION = {
  label: 'Mailchimp release notes, sending domain authentication',
  href: 'https://mailchimp.com/developer/release-notes/new-sending-domain-authentication-requirements',
};
const MCP = {
  label: 'API Evangelist, Mailchimp',
  href: 'https://github.com/api-evangelist/mailchimp',
};

export const mandrillFigures: readonly Figure[] = [
  {
    id: 'mandrill-mailchimp-standard-month',
    value: '$20 a month',
    amount: 20,
    source: MAILCHIMP_PRICING,
    checkedOn: '2026-09-20',
    validForDays: 90,
  },
  {
    id: 'mandrill-block',
    value: '$20 per block',
    amount: 20,
    source: GUIDE,
    checkedOn: '2026-11-21',
    validForDays: 90,
  },
  {
    id: 'mandrill-block-emails',
    value: '25,000 emails',
    amount: 25000,
    source: TOP_OFF,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'mandrill-content-days',
    value: '30 days',
    amount: 30,
    source: STORAGE,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'mandrill-rejects-per-call',
    value: '1,000 entries',
    amount: 1000,
    source: REJECTS,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'mandrill-dkim-since',
    value: '15 March 2024',
    source: AUTHENTICATION,
    checkedOn: '2026-11-21',
    validForDays: 365,
  },
  {
    id: 'mandrill-mcp-tools',
    value: '9 tools',
    amount: 9,
    source: MCP,
    checkedOn: '2026-06-20',
    validForDays: 365,
  },
];
