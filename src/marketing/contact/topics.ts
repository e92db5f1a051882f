/** A thing we have to know before we can answer. */
export interface TopicField {
  /** Kebab case, unlike any other of its topic. */
  id: string;
  /** As it stands in the email, before a colon. */
  label: string;
  /** Where to find it. */
  hint: string;
  placeholder?: string;
}

/** What people write to us about. */
export interface Topic {
  id: string;
  label: string;
  /** Begins the subject. */
  subject: string;
  fields: readonly TopicField[];
  /** What the free text should tell. */
  ask: string;
  /** Pages that answer most of these at once. */
  first: readonly {label: string; href: string}[];
}

/** The field that goes into the subject as well is the first of each topic. */
export const topics: readonly Topic[] = [
  {
    id: 'delivery',
    label: 'An email did not arrive',
    subject: 'Email did not arrive',
    fields: [
      {
        id: 'email-id',
        label: 'Email ID',
        hint: 'You can find it in the API response and next to the email in the dashboard.',
        placeholder: 'em_7Qx2mB41',
      },
      {
        id: 'recipient',
        label: 'Recipient',
        hint: 'Enter the address or only its domain, which is often enough.',
        placeholder: 'customer.example',
      },
      {
        id: 'reply',
        label: 'Response of the receiving server',
        hint: 'If the email bounced, it is in the reply field of email.bounced.',
        placeholder: '550 5.1.1 No such mailbox',
      },
    ],
    ask: 'Did emails to this recipient arrive before, and when did that stop?',
    first: [
      {
        label: 'What a status means',
        href: '/docs/email-sending-quickstart/',
      },
      {label: 'DMARC checker', href: '/tools/dmarc-checker/'},
    ],
  },
  {
    id: 'api',
    label: 'An API request fails',
    subject: 'API',
    fields: [
      {
        id: 'request-id',
        label: 'Request ID',
        hint: 'You can find it in the requestId field of the error.',
        placeholder: 'req_3Fb6yK82',
      },
      {
        id: 'operation',
        label: 'Request',
        hint: 'Enter the method and the path, without your API key.',
        placeholder: 'POST /v1/emails',
      },
      {
        id: 'code',
        label: 'Error code',
        hint: 'You can find it in the code field of the error.',
        placeholder: 'domain_not_verified',
      },
    ],
    ask: 'What did you send, and which response did you expect?',
    first: [{label: 'Every API error and how to fix it', href: '/docs/api/errors/'}],
  },
  {
    id: 'domain',
    label: 'My domain is not verified',
    subject: 'Domain',
    fields: [
      {
        id: 'domain',
        label: 'Domain',
        hint: 'Enter the domain you send from, with its subdomain.',
        placeholder: 'news.acme.example',
      },
      {
        id: 'host',
        label: 'DNS provider',
        hint: 'Name the company where you edit your DNS records.',
      },
    ],
    ask: 'Which of the four records is still missing, and when did you add it?',
    first: [
      {label: 'DNS records for your domain', href: '/docs/sending-identities/'},
      {label: 'DKIM checker', href: '/tools/dkim-checker/'},
    ],
  },
  {
    id: 'billing',
    label: 'Trial, plan or invoice',
    subject: 'Billing',
    fields: [
      {
        id: 'invoice',
        label: 'Invoice number',
        hint: 'Enter the number on the invoice, if your question is about one.',
      },
      {
        id: 'account',
        label: 'Account',
        hint: 'Enter the email address that you log in with.',
        placeholder: 'you@acme.example',
      },
    ],
    ask: 'What would you like to change, or what is incorrect?',
    first: [{label: 'Plans and prices', href: '/pricing/'}],
  },
  {
    id: 'data',
    label: 'My personal data',
    subject: 'Personal data',
    fields: [
      {
        id: 'right',
        label: 'Request',
        hint: 'You can access, correct, export or delete your data, or object to its use.',
        placeholder: 'Delete my data',
      },
      {
        id: 'address',
        label: 'Your email address',
        hint: 'We ask for proof that it is yours before we share any data.',
        placeholder: 'you@customer.example',
      },
    ],
    ask: 'Do you have an account with us, or did one of our customers email you? If so, which one?',
    first: [{label: 'Privacy policy', href: '/legal/privacy-policy/'}],
  },
  {
    id: 'other',
    label: 'Something else',
    subject: 'Question',
    fields: [
      {
        id: 'about',
        label: 'About',
        hint: 'Say in a few words what your question is about.',
      },
    ],
    ask: 'What would you like to know, and what have you tried so far?',
    first: [{label: 'All docs', href: '/docs/'}],
  },
];
