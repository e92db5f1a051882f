/** One part of Brevo's suite, and what would take its place. */
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
    name: 'SMTP relay, for a shop or WordPress',
    covered: false,
    then: 'Stay, or take Amazon SES or Mailgun. Our API is HTTP.',
  },
  {
    id: 'sms',
    name: 'SMS and WhatsApp',
    covered: false,
    then: 'A messaging service beside it',
  },
  {id: 'crm', name: 'Sales pipeline (CRM)', covered: false, then: 'A CRM beside it'},
  {id: 'chat', name: 'Live chat on your site', covered: false, then: 'A help desk tool'},
  {
    id: 'inbound',
    name: 'Incoming mail as JSON',
    covered: false,
    then: 'Mailgun or Postmark',
  },
  {
    id: 'pages',
    name: 'Landing pages and push messages',
    covered: false,
    then: 'A page builder, a push service',
  },
];

/** Ticked at first: what most SaaS products use. */
export const TICKED: readonly string[] = ['transactional', 'newsletters'];
