/** What is asked, and every address that is a right first answer. */
export type Question = readonly [question: string, ...answers: string[]];

/**
 * What developers type, and where the answer stands: `path#hash` of the section that must
 * be found first; several where more than one is right.
 */
export const QUESTIONS: readonly Question[] = [
  // Send
  ['send my first email', '/docs/email-sending-quickstart/#'],
  ['quickstart', '/docs/email-sending-quickstart/#'],
  ['getting started', '/docs/#', '/docs/email-sending-quickstart/#'],
  ['send email endpoint', '/docs/api/email/#sendEmail'],
  ['POST /emails', '/docs/api/email/#sendEmail'],
  ['sendEmail', '/docs/api/email/#sendEmail'],
  ['get status of an email by id', '/docs/api/email/#getEmail'],
  ['list emails', '/docs/api/email/#listEmails'],
  ['replyTo', '/docs/api/email/#sendEmail.replyTo'],
  ['bcc', '/docs/api/email/#sendEmail.bcc'],
  ['trackOpens', '/docs/api/email/#sendEmail.trackOpens'],
  ['open tracking', '/docs/api/email/#sendEmail.trackOpens'],
  ['Idempotency-Key', '/docs/api/email/#sendEmail.Idempotency-Key'],
  [
    'idempotency',
    '/docs/api/errors/#idempotency',
    '/docs/api/email/#sendEmail.Idempotency-Key',
  ],
  ['idempotencyKey', '/docs/api/email/#sendEmail.Idempotency-Key'],
  ['add custom headers', '/docs/api/email/#sendEmail.headers'],
  ['metadata', '/docs/api/email/#sendEmail.metadata'],

  // Later
  ['schedule an email', '/docs/scheduled-email-delivery/#'],
  ['send email later', '/docs/scheduled-email-delivery/#'],
  ['scheduledAt', '/docs/api/email/#sendEmail.scheduledAt'],
  ['scheduled at', '/docs/api/email/#sendEmail.scheduledAt'],
  ['shcedule email', '/docs/scheduled-email-delivery/#'],
  [
    'cancel a scheduled email',
    '/docs/scheduled-email-delivery/#cancel',
    '/docs/api/email/#cancelEmail',
  ],
  [
    'change time of scheduled email',
    '/docs/scheduled-email-delivery/#move',
    '/docs/api/email/#updateEmail',
  ],
  ['reschedule', '/docs/scheduled-email-delivery/#move', '/docs/api/email/#updateEmail'],
  ['timezone of scheduled email', '/docs/scheduled-email-delivery/#time'],

  // Batch
  ['send bulk emails', '/docs/batch-email-sending/#', '/docs/api/email/#sendBatch'],
  ['batch', '/docs/batch-email-sending/#', '/docs/api/email/#sendBatch'],
  ['batches', '/docs/batch-email-sending/#', '/docs/api/email/#sendBatch'],
  [
    'one address in the batch is wrong',
    '/docs/batch-email-sending/#wrong-entry',
    '/docs/api/email/#sendBatch',
  ],
  ['split recipients into chunks', '/docs/batch-email-sending/#parts'],

  // Content
  ['attachments', '/docs/email-attachments/#', '/docs/api/email/#sendEmail.attachments'],
  ['how do I attach a pdf', '/docs/email-attachments/#'],
  ['attachement', '/docs/email-attachments/#', '/docs/api/email/#sendEmail.attachments'],
  [
    'attachment size limit',
    '/docs/email-attachments/#size',
    '/docs/email-attachments/#too-large',
  ],
  ['base64 encode a file', '/docs/email-attachments/#read'],
  ['inline image cid', '/docs/email-attachments/#inside'],
  ['contentId', '/docs/api/email/#sendEmail.attachments.contentId'],
  ['markdown email', '/docs/markdown-emails/#'],
  ['plain text', '/docs/plain-text-emails/#'],
  ['line breaks in plain text', '/docs/plain-text-emails/#text'],
  ['custom html', '/docs/custom-html-emails/#'],
  [
    'gmail clips message',
    '/docs/custom-html-emails/#clipped',
    '/docs/template-iteration-group/#wrong-long',
  ],
  ['escape user input in html', '/docs/custom-html-emails/#escape'],
  ['chart in email', '/docs/data-charts/#'],
  ['bar graph', '/docs/data-charts/#', '/docs/data-charts/#template'],
  ['chart as image', '/docs/data-charts/#picture'],

  // Templates
  ['templateProps', '/docs/template-props/#'],
  ['template props', '/docs/template-props/#'],
  ['template variables', '/docs/template-props/#'],
  ['default value for missing prop', '/docs/template-props/#fallback'],
  ['missing_prop', '/docs/api/errors/#missing_prop'],
  ['loop over items in template', '/docs/template-iteration-group/#'],
  ['iteration group', '/docs/template-iteration-group/#'],
  ['empty list in template', '/docs/template-iteration-group/#empty'],

  // Contacts
  ['contact profiles', '/docs/contact-profiles-quickstart/#'],
  ['import existing users', '/docs/contact-profiles-quickstart/#import'],
  ['create or update contact', '/docs/api/contacts/#upsertContact'],
  ['upsertContact', '/docs/api/contacts/#upsertContact'],
  ['delete contact', '/docs/api/contacts/#deleteContact'],
  [
    'gdpr erase',
    '/docs/api/contacts/#eraseContact',
    '/docs/contact-profiles-quickstart/#erase',
  ],
  [
    'right to be forgotten',
    '/docs/contact-profiles-quickstart/#erase',
    '/docs/api/contacts/#eraseContact',
  ],
  ['add contact to group', '/docs/api/contacts/#addToGroup'],
  ['create a group', '/docs/api/contacts/#createGroup'],
  [
    'unsubscribed contact',
    '/docs/api/projects/#event.contact.unsubscribed',
    '/docs/api/errors/#contact_unsubscribed',
    '/docs/contact-profiles-quickstart/#contact_unsubscribed',
    '/docs/contact-profiles-quickstart/#status',
  ],

  // Sequences, Messenger
  ['onboarding sequence', '/docs/setup-onboarding-sequence/#'],
  ['drip campaign', '/docs/setup-onboarding-sequence/#'],
  [
    'start a sequence for a contact',
    '/docs/setup-onboarding-sequence/#start',
    '/docs/api/messenger/#startSequence',
    '/docs/api/contacts/#startSequence',
  ],
  [
    'stop sequence',
    '/docs/setup-onboarding-sequence/#stop',
    '/docs/api/messenger/#stopSequence',
    '/docs/api/contacts/#stopSequence',
  ],
  [
    'send a newsletter to a group',
    '/docs/api/messenger/#createMessage',
    '/docs/api/messenger/#sendMessage',
    '/docs/api/messenger/#',
  ],
  ['messenger api', '/docs/api/messenger/#'],
  ['sequence started but no email', '/docs/setup-onboarding-sequence/#silent'],

  // Domains
  [
    'verify domain',
    '/docs/api/domains/#verifyDomain',
    '/docs/sending-identities/#',
    '/docs/email-sending-quickstart/#domain',
  ],
  ['add a domain', '/docs/api/domains/#addDomain', '/docs/sending-identities/#add'],
  ['dns records', '/docs/api/domains/#records', '/docs/sending-identities/#records'],
  ['550 5.7.515', '/docs/sending-identities/#without'],
  ['dmarc alignment', '/docs/sending-identities/#alignment'],
  ['dkim record not found', '/docs/sending-identities/#not-found'],
  ['domain_not_verified', '/docs/api/errors/#domain_not_verified'],
  [
    'domain not verified',
    '/docs/api/errors/#domain_not_verified',
    '/docs/email-sending-quickstart/#wrong-domain',
  ],
  ['remove a domain', '/docs/api/domains/#deleteDomain'],

  // Keys
  [
    'api key',
    '/docs/api/authentication/#',
    '/docs/email-sending-quickstart/#key',
    '/docs/api/authentication/#createKey',
  ],
  ['authentication', '/docs/api/authentication/#'],
  ['bearer token', '/docs/api/authentication/#'],
  ['test key', '/docs/api/authentication/#modes', '/docs/email-sending-quickstart/#key'],
  ['pw_test_', '/docs/api/authentication/#modes', '/docs/email-sending-quickstart/#key'],
  ['rotate api key', '/docs/api/authentication/#rotate'],
  ['create project', '/docs/api/projects/#createProject'],

  ['api key scopes', '/docs/api/authentication/#scopes'],
  ['missing_scope', '/docs/api/errors/#missing_scope'],

  // Errors
  ['error codes', '/docs/api/errors/#codes', '/docs/api/errors/#'],
  [
    '429 too many requests',
    '/docs/api/errors/#rate_limited',
    '/docs/api/errors/#rate-limit',
  ],
  ['rate limit', '/docs/api/errors/#rate-limit', '/docs/api/errors/#rate_limited'],
  ['rate_limited', '/docs/api/errors/#rate_limited'],
  ['invalid_recipient', '/docs/api/errors/#invalid_recipient'],
  ['payload_too_large', '/docs/api/errors/#payload_too_large'],
  ['idempotency_conflict', '/docs/api/errors/#idempotency_conflict'],
  ['scheduled_in_past', '/docs/api/errors/#scheduled_in_past'],

  [
    'retry a failed request',
    '/docs/api/errors/#retries',
    '/docs/api/errors/#idempotency',
  ],
  ['pagination', '/docs/api/errors/#pages', '/docs/api/errors/#'],
  ['next page of results', '/docs/api/errors/#pages'],

  // Webhooks
  ['webhooks', '/docs/webhooks/#'],
  ['web hook', '/docs/webhooks/#'],
  ['verify webhook signature', '/docs/webhooks/#verify'],
  ['hmac', '/docs/webhooks/#verify'],
  ['duplicate webhook events', '/docs/webhooks/#once'],
  [
    'rotate webhook secret',
    '/docs/webhooks/#rotate',
    '/docs/api/projects/#rotateWebhookSecret',
  ],
  [
    'createWebhook',
    '/docs/api/projects/#createWebhook',
    '/docs/webhooks/#createWebhook',
    '/docs/webhooks/#endpoint',
  ],

  ['email.bounced', '/docs/api/projects/#event.email.bounced'],
  ['bounce event', '/docs/api/projects/#event.email.bounced'],
  [
    'list of webhook events',
    '/docs/api/projects/#events',
    '/docs/api/projects/#createWebhook.events',
    '/docs/api/projects/#updateWebhook.events',
  ],

  // MCP
  ['mcp', '/docs/mcp-server/#'],
  ['mcp server', '/docs/mcp-server/#'],
  ['connect claude', '/docs/mcp-server/#claude-desktop', '/docs/mcp-server/#claude-code'],
  ['model context protocol', '/docs/mcp-server/#'],

  // Elsewhere
  ['what is dkim', '/articles/what-is-dkim/#'],
  ['dkim canonicalization', '/articles/what-is-dkim/#canonicalisation'],
  ['spf generator', '/tools/spf-generator/#'],
  ['password reset template', '/transactional-email-templates/password-reset/#'],
  ['privacy policy', '/legal/privacy-policy/#'],
];
