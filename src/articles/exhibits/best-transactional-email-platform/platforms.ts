import {brand, facts} from '../../../site';

export const NEEDS = [
  {id: 'free', name: 'A permanent free plan'},
  {id: 'storage', name: 'Email data stored in the EU'},
  {id: 'log', name: 'A log of 30 days or more on every paid plan'},
  {id: 'inbound', name: 'Incoming email'},
  {id: 'lifecycle', name: 'Sequences and contacts in the same product'},
  {id: 'standalone', name: 'No other product required'},
  {id: 'mcp', name: 'Its own MCP server'},
] as const;

export type Need = (typeof NEEDS)[number]['id'];

/** `ask`: the provider does not say, or we did not find it. */
export type Answer = 'yes' | 'no' | 'ask';

export interface Platform {
  id: string;
  name: string;
  /** An article on it. */
  href?: string;
  answers: Readonly<Record<Need, readonly [Answer, string]>>;
}

const YES = ['yes', 'yes'] as const;
const NO = ['no', 'no'] as const;
const ASK = ['ask', 'ask them'] as const;

/** The shortest log among our plans decides, as it does for every other platform. */
const ourLogDays = Math.min(...facts.plans.value.map(({logDays}) => logDays));
const ourLog: readonly [Answer, string] =
  ourLogDays < 30
    ? ['no', `${String(ourLogDays)} days on the smallest plan`]
    : ['yes', `${String(ourLogDays)} days or more`];

export const platforms: readonly Platform[] = [
  {
    id: 'ses',
    name: 'Amazon SES',
    href: '/articles/amazon-ses-alternatives/',
    answers: {
      free: ['no', 'credits only'],
      storage: ['yes', 'by region'],
      log: ['ask', 'VDM, period not found'],
      inbound: YES,
      lifecycle: NO,
      standalone: YES,
      mcp: ['no', 'only a general AWS server'],
    },
  },
  {
    id: 'postmark',
    name: 'Postmark',
    href: '/articles/postmark-alternatives/',
    answers: {
      free: ['yes', '100 a month'],
      storage: ['no', 'US'],
      log: ['yes', '45 days'],
      inbound: ['yes', 'from Pro'],
      lifecycle: NO,
      standalone: YES,
      mcp: ['yes', 'runs locally'],
    },
  },
  {
    id: 'sendgrid',
    name: 'SendGrid',
    href: '/articles/sendgrid-alternatives/',
    answers: {
      free: ['no', '60-day trial'],
      storage: ['ask', 'EU sending from Pro'],
      log: ['yes', '30 days'],
      inbound: YES,
      lifecycle: ['no', 'a separate product'],
      standalone: YES,
      mcp: ASK,
    },
  },
  {
    id: 'mailgun',
    name: 'Mailgun',
    href: '/articles/mailgun-alternatives/',
    answers: {
      free: ['yes', '100 a day'],
      storage: ['yes', 'EU region'],
      log: ['no', '30 days only on Scale'],
      inbound: ['yes', 'a strength'],
      lifecycle: NO,
      standalone: YES,
      mcp: ['yes', 'runs locally'],
    },
  },
  {
    id: 'resend',
    name: 'Resend',
    answers: {
      free: ['yes', '3,000 a month'],
      storage: ['no', 'US, wherever you send from'],
      log: ASK,
      inbound: YES,
      lifecycle: ['ask', 'partly'],
      standalone: YES,
      mcp: ['yes', 'hosted'],
    },
  },
  {
    id: 'brevo',
    name: 'Brevo',
    href: '/articles/brevo-alternatives/',
    answers: {
      free: ['yes', '300 a day'],
      storage: ['yes', 'France, Germany'],
      log: ['yes', 'unlimited by default'],
      inbound: YES,
      lifecycle: YES,
      standalone: YES,
      mcp: ['yes', 'hosted'],
    },
  },
  {
    id: 'mandrill',
    name: 'Mandrill',
    href: '/articles/mandrill-alternatives/',
    answers: {
      free: NO,
      storage: ASK,
      log: ['yes', '30 days'],
      inbound: YES,
      lifecycle: ['no', 'in Mailchimp, a separate product'],
      standalone: ['no', 'needs Mailchimp'],
      mcp: ['yes', 'hosted'],
    },
  },
  {
    id: 'loops',
    name: 'Loops',
    answers: {
      free: ['yes', '1,000 contacts'],
      storage: ASK,
      log: ASK,
      inbound: ASK,
      lifecycle: YES,
      standalone: YES,
      mcp: ['yes', 'hosted'],
    },
  },
  {
    id: 'ours',
    name: `${brand.name} (ours)`,
    href: '/email-sending-api/',
    answers: {
      free: ['no', '7-day trial'],
      storage: ['ask', 'made in the EU'],
      log: ourLog,
      inbound: NO,
      lifecycle: YES,
      standalone: YES,
      mcp: YES,
    },
  },
];
