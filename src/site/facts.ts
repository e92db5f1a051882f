import {brand} from './brand';

/**
 * Values only the owner knows. Each is a plausible sample until the owner sets
 * it and turns `confirmed` to true. Until then its page says that its values are not
 * final, or the value has a 'Sample' mark; it is never put into structured data.
 */
export interface Fact<Value = string> {
  /** What the value is, for the launch check's list. */
  label: string;
  value: Value;
  confirmed: boolean;
  /** The file that says how it works, where the docs describe more than a value. */
  specifiedIn?: string;
}

/**
 * A part of the API that the docs describe in full, although nobody has yet said that the
 * API works like that.
 */
function specified<Value>(label: string, specifiedIn: string, value: Value): Fact<Value> {
  return {label, value, confirmed: false, specifiedIn};
}

function sample<Value>(label: string, value: Value): Fact<Value> {
  return {label, value, confirmed: false};
}

/** A company that processes personal data on our behalf (GDPR, Article 28). */
export interface SubProcessor {
  name: string;
  purpose: string;
  location: string;
  /** What personal data it gets. */
  data: string;
  /** What allows a transfer outside the EEA (GDPR, Chapter V), or that there is none. */
  transfer: string;
  /** Gets data that we process for customers, so the agreement with them names it. */
  customerData: boolean;
}

/** A plan of the pricing page. Amounts are euros, without tax. */
export interface PricePlan {
  name: string;
  /** Whom it is made for, as the end of "for". */
  suits: string;
  /** Euros for one month when the plan is billed monthly, without tax. */
  monthly: number;
  /** Emails a month that this covers. */
  included: number;
  /** Euros for each thousand more that is begun, billed monthly whatever the plan. */
  perExtraThousand: number;
  contacts: number;
  /** Nothing: as many as you like. */
  domains?: number;
  people?: number;
  /** How long events and emails can be looked up. */
  logDays: number;
}

export const facts = {
  legalEntity: sample('Legal name of the company', `${brand.name} Sample Company`),
  registeredAddress: sample('Registered address', '1 Sample Street, Sample City, EU'),
  registerNumber: sample('Company register and number', 'Sample Register, no. 000000'),
  dataProtectionContact: sample(
    'Who answers for data protection',
    `Data protection officer, privacy@${brand.domain}`,
  ),
  supervisoryAuthority: sample(
    'Supervisory authority in charge',
    'Sample Data Protection Authority, Sample City',
  ),
  hostingProvider: sample('Host of the website', 'Sample Hosting, Sample City, EU'),
  accountRetention: sample('Account data kept after closing', '30 days'),
  logRetention: sample('Server and login logs kept', '14 days'),
  supportRetention: sample('Support mail kept', '2 years after the last message'),
  backupRetention: sample('Backups kept', '35 days'),
  analyticsRetention: sample('Analytics and error reports kept', '14 months'),
  subProcessors: sample<readonly SubProcessor[]>('Sub-processors', [
    {
      name: 'Sample Hosting',
      purpose: 'Hosting of the website and the platform',
      location: 'EU',
      data: 'All data on the platform, server logs',
      transfer: 'None, the data stays in the EU',
      customerData: true,
    },
    {
      name: 'Sample Payments',
      purpose: 'Payments and invoices',
      location: 'EU',
      data: 'Billing data',
      transfer: 'None, the data stays in the EU',
      customerData: false,
    },
    {
      name: 'Sample Desk',
      purpose: 'Support mail',
      location: 'EU',
      data: 'Support mail and what is attached to it',
      transfer: 'None, the data stays in the EU',
      customerData: true,
    },
  ]),

  // What the terms of service and the data processing agreement leave to the owner.
  representative: sample('Who represents the company', 'Sample Director'),
  vatNumber: sample('VAT number', 'EU000000000'),
  governingLaw: sample('Law of the contract', 'the law of Sample Member State'),
  courts: sample('Courts for disputes with businesses', 'the courts of Sample City'),
  paymentDays: sample('Days to pay an invoice', '14 days'),
  priceNotice: sample('Notice of a price change', '60 days'),
  termsNotice: sample('Notice of new terms', '30 days'),
  liabilityCap: sample(
    'Cap on liability for slight negligence, for each contract year',
    'the fees for the twelve months before the damage',
  ),
  switchingNotice: sample('Notice of a switch (Data Act: two months at most)', '30 days'),
  retrievalPeriod: sample(
    'Time to fetch data after the contract (Data Act: 30 days at least)',
    '30 days',
  ),
  deletionPeriod: sample('Customer data deleted within, after that', '30 days'),
  subProcessorNotice: sample('Notice of a new sub-processor', '30 days'),
  breachNotice: sample('Customers told of a data breach within', '48 hours'),
  auditNotice: sample('Notice of an audit', '30 days'),
  contactLanguages: sample('Languages authorities can write in', 'English'),
  securityMeasures: sample(
    'Technical and organizational measures',
    'as listed in src/legal/securityMeasures.ts',
  ),

  plans: sample<readonly PricePlan[]>('Plans and prices', [
    {
      name: 'Postcard',
      suits: 'a product that is starting to send email',
      monthly: 15,
      included: 10_000,
      perExtraThousand: 1.2,
      contacts: 5_000,
      domains: 1,
      people: 3,
      logDays: 7,
    },
    {
      name: 'Letter',
      suits: 'a team whose product sends every day',
      monthly: 49,
      included: 50_000,
      perExtraThousand: 0.9,
      contacts: 25_000,
      domains: 5,
      people: 10,
      logDays: 30,
    },
    {
      name: 'Parcel',
      suits: 'several products, or a large one',
      monthly: 149,
      included: 200_000,
      perExtraThousand: 0.7,
      contacts: 100_000,
      logDays: 90,
    },
  ]),
  yearlyMonths: sample('Monthly prices that a year costs when it is billed yearly', 10),
  billingRules: sample(
    'How emails are counted, and what all plans have in common',
    'as written on /pricing/',
  ),
  reviewChecks: sample(
    'How customer reviews are collected and checked',
    'as written on /customer-reviews/',
  ),

  // Limits of the API, as `src/api/openapi.yaml` names them.
  rateLimitPerSecond: sample('API requests a second', 10),
  batchSize: sample('Emails in one batch', 100),
  recipientsPerEmail: sample('Recipients of one email', 50),
  messageMegabytes: sample('Size of a whole message, in megabytes', 10),
  pageSize: sample('Entries on one page of a list', 100),
  scheduleDaysAhead: sample('Days ahead an email can be scheduled', 30),
  idempotencyHours: sample('Hours an idempotency key is remembered', 24),
  erasureDays: sample('Days until an erasure is done', 30),
  webhookTimeoutSeconds: sample('Seconds an endpoint has to answer an event', 15),
  webhookRetryHours: sample('Hours an event is sent again for', 72),
  webhookSecretOverlapHours: sample('Hours an old webhook secret still signs', 24),

  // Parts of the API that are specified before they have been seen.
  testRecipients: specified(
    'Test recipients, and the status "suppressed"',
    'docs/api/testing.mdx',
    'bounced, complained, delayed, suppressed, opened',
  ),
  rejectedKeys: specified(
    'A rejected request does not use up its idempotency key',
    'docs/api/errors.mdx',
    'as written on /docs/api/errors/#idempotency',
  ),
  rateLimitHeaders: specified(
    'Headers RateLimit and RateLimit-Policy on every response',
    'src/api/openapi.yaml',
    'as in draft-ietf-httpapi-ratelimit-headers-10',
  ),
  webhookLogDays: specified(
    'Webhook delivery log with redelivery, and the days it goes back',
    'src/api/openapi.yaml',
    30,
  ),
  galleryTemplates: specified(
    'Gallery templates that every project can send by their ID, under its own name',
    'src/api/openapi.yaml',
    'as written on /docs/template-props/#gallery',
  ),
  apiNoticeMonths: specified(
    'Versioning policy, and the months between notice and end of a version',
    'docs/api/versioning.mdx',
    12,
  ),

  emailTemplateLicense: sample<'CC0-1.0' | 'MIT'>(
    'License of the email templates (CC0-1.0 or MIT)',
    'CC0-1.0',
  ),

  // Role addresses (RFC 2142) and the lines of the anti-spam policy.
  securityContact: sample('Address for security reports', `security@${brand.domain}`),
  abuseContact: sample('Address for abuse reports', `abuse@${brand.domain}`),
  pressContact: sample('Address for the press', `press@${brand.domain}`),
  complaintReview: sample('Complaint rate at which we look into an account', '0.1%'),
  complaintPause: sample('Complaint rate at which sending is paused', '0.3%'),
  bounceReview: sample('Hard bounces at which we look into an account', '5%'),
  bouncePause: sample('Hard bounces at which sending is paused', '10%'),
  antiSpamPromises: sample(
    'What the anti-spam policy promises to do',
    'as written on /anti-spam-policy/',
  ),
};

export type FactId = keyof typeof facts;
