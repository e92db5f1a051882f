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
    subject: 'Not arrived',
    fields: [
      {
        id: 'email-id',
        label: 'Email id',
        hint: 'In the answer of the API, and in the dashboard beside the email.',
        placeholder: 'em_7Qx2mB41',
      },
      {
        id: 'recipient',
        label: 'Recipient',
        hint: 'The domain alone is often enough.',
        placeholder: 'customer.example',
      },
      {
        id: 'reply',
        label: 'What the other server said',
        hint: 'The field reply of email.bounced, if there was a bounce.',
        placeholder: '550 5.1.1 No such mailbox',
      },
    ],
    ask: 'Did it ever arrive there? Since when not?',
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
    label: 'A call to the API fails',
    subject: 'API',
    fields: [
      {
        id: 'request-id',
        label: 'Request id',
        hint: 'The field requestId of the error.',
        placeholder: 'req_3Fb6yK82',
      },
      {
        id: 'operation',
        label: 'Call',
        hint: 'Method and path, without your key.',
        placeholder: 'POST /v1/emails',
      },
      {
        id: 'code',
        label: 'Error code',
        hint: 'The field code of the error.',
        placeholder: 'domain_not_verified',
      },
    ],
    ask: 'What did you send, and what did you expect to come back?',
    first: [{label: 'Every error and its cure', href: '/docs/api/errors/'}],
  },
  {
    id: 'domain',
    label: 'A domain does not verify',
    subject: 'Domain',
    fields: [
      {
        id: 'domain',
        label: 'Domain',
        hint: 'The one you send from, with its subdomain.',
        placeholder: 'news.acme.example',
      },
      {
        id: 'host',
        label: 'DNS host',
        hint: 'Where you edit its records.',
      },
    ],
    ask: 'Which of the four records is still missing, and when did you set it?',
    first: [
      {label: 'The records, one by one', href: '/docs/sending-identities/'},
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
        hint: 'On the invoice, if it is about one.',
      },
      {
        id: 'account',
        label: 'Account',
        hint: 'The email address you log in with.',
        placeholder: 'you@acme.example',
      },
    ],
    ask: 'What would you like to change, or what does not add up?',
    first: [{label: 'Plans and what is in them', href: '/pricing/'}],
  },
  {
    id: 'data',
    label: 'My personal data',
    subject: 'Personal data',
    fields: [
      {
        id: 'right',
        label: 'Request',
        hint: 'See it, correct it, take it away, delete it, or object to its use.',
        placeholder: 'Delete it',
      },
      {
        id: 'address',
        label: 'Address it is about',
        hint: 'Your own. We ask for proof before we hand anything out.',
        placeholder: 'you@customer.example',
      },
    ],
    ask: 'Do you have an account, or did one of our customers write to you? Then name them.',
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
        hint: 'In three or four words.',
      },
    ],
    ask: 'What would you like to know, and what have you looked at?',
    first: [{label: 'All docs', href: '/docs/'}],
  },
];
