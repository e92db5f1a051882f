/** One part of Brevo's suite, and what would replace it. */
export interface Part {
  id: string;
  name: string;
  /** Whether our platform has it. */
  covered: boolean;
  then: string;
  /** Where to read on, on this site. */
  href?: string;
}

export const parts: readonly Part[] = [
  {
    id: 'transactional',
    name: 'Transactional email by API',
    covered: true,
    then: 'Email API',
    href: '/docs/api/email/',
  },
  {
    id: 'newsletters',
    name: 'Newsletters',
    covered: true,
    then: 'Messenger',
    href: '/docs/api/messenger/',
  },
  {
    id: 'automation',
    name: 'Email automation',
    covered: true,
    then: 'Sequences',
    href: '/docs/setup-onboarding-sequence/',
  },
  {
    id: 'contacts',
    name: 'Contacts and segments',
    covered: true,
    then: 'Contact profiles and groups',
    href: '/docs/contact-profiles-quickstart/',
  },
  {
    id: 'smtp',
    name: 'SMTP relay, for a store or WordPress',
    covered: false,
    then: 'Stay, or choose Amazon SES or Mailgun. Our API uses HTTP only.',
  },
  {
    id: 'sms',
    name: 'SMS and WhatsApp',
    covered: false,
    then: 'A separate messaging service',
  },
  {id: 'crm', name: 'Sales pipeline (CRM)', covered: false, then: 'A separate CRM'},
  {id: 'chat', name: 'Live chat on your site', covered: false, then: 'A help desk tool'},
  {
    id: 'inbound',
    name: 'Incoming email as JSON',
    covered: false,
    then: 'Mailgun or Postmark',
  },
  {
    id: 'pages',
    name: 'Landing pages and push messages',
    covered: false,
    then: 'A page builder and a push service',
  },
];

/** Ticked at first: what most SaaS products use. */
export const TICKED: readonly string[] = ['transactional', 'newsletters'];
