/**
 * Values only the owner knows. Each is a plausible sample until the owner sets
 * it and turns `confirmed` to true; an unconfirmed value is shown with a
 * visible 'Sample' mark and is never put into structured data.
 */
export interface Fact<Value = string> {
  /** What the value is, for the launch check's list. */
  label: string;
  value: Value;
  confirmed: boolean;
}

function sample<Value>(label: string, value: Value): Fact<Value> {
  return {label, value, confirmed: false};
}

/** A company that processes personal data on our behalf (GDPR, Article 28). */
export interface SubProcessor {
  name: string;
  purpose: string;
  location: string;
}

export const facts = {
  legalEntity: sample('Legal name of the company', 'Postwren Sample Company'),
  registeredAddress: sample('Registered address', '1 Sample Street, Sample City, EU'),
  registerNumber: sample('Company register and number', 'Sample Register, no. 000000'),
  dataProtectionContact: sample(
    'Who answers for data protection',
    'Data protection officer, privacy@postwren.example',
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
  subProcessors: sample<readonly SubProcessor[]>('Sub-processors', [
    {
      name: 'Sample Hosting',
      purpose: 'Hosting of the website and the platform',
      location: 'EU',
    },
    {name: 'Sample Payments', purpose: 'Payments and invoices', location: 'EU'},
    {name: 'Sample Desk', purpose: 'Support mail', location: 'EU'},
  ]),

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
};

export type FactId = keyof typeof facts;
