/** What can be chosen on the page, in the order in which it is shown. */
import {CODE_LANGUAGES, type CodeLanguage} from '../reading/plain';

/** The frameworks and languages with a guide, by the last part of its address. */
export const GUIDES = {
  nextjs: {label: 'Next.js', language: 'javascript'},
  express: {label: 'Express', language: 'javascript'},
  'cloudflare-workers': {label: 'Cloudflare Workers', language: 'javascript'},
  django: {label: 'Django', language: 'python'},
  fastapi: {label: 'FastAPI', language: 'python'},
  rails: {label: 'Rails', language: 'ruby'},
  laravel: {label: 'Laravel', language: 'php'},
  go: {label: 'Go', language: 'bash'},
  java: {label: 'Java', language: 'bash'},
  csharp: {label: 'C#', language: 'bash'},
} as const satisfies Readonly<Record<string, {label: string; language: CodeLanguage}>>;

export type GuideId = keyof typeof GUIDES;

/** A guide, or a language whose samples need no framework. */
export type StackId = GuideId | CodeLanguage;

export const isGuide = (id: StackId): id is GuideId => Object.hasOwn(GUIDES, id);

export const isStackId = (value: unknown): value is StackId =>
  typeof value === 'string' &&
  (Object.hasOwn(GUIDES, value) || Object.hasOwn(CODE_LANGUAGES, value));

/** The language that the programs of the how-tos are shown in. */
export const languageFor = (id: StackId): CodeLanguage =>
  isGuide(id) ? GUIDES[id].language : id;

export const labelFor = (id: StackId): string =>
  isGuide(id) ? GUIDES[id].label : CODE_LANGUAGES[id];

/** Where the programs of a goal are printed: a page of `docs`, or samples of the API. */
export interface GoalSource {
  label: string;
  /** What to build for it, with a link to the page that explains the programs. */
  text: string;
  /** Slugs of the templates that fit. */
  templates: readonly string[];
  program?: {page: string; sections: readonly string[]; name: string};
  samples?: readonly string[];
}

export const GOALS = {
  alerts: {
    label: 'Alerts and notifications',
    text: 'Send every email that your app can’t lose with [timeouts and retries](/docs/api/errors/#send-with-retries). The `Idempotency-Key` names the email and what it is about, so a retry never sends it twice.',
    templates: ['login-alert', 'new-message-notification', 'data-export'],
    program: {
      page: 'api/errors',
      sections: ['send-with-retries'],
      name: 'send-with-retries',
    },
  },
  codes: {
    label: 'Sign-in codes',
    text: 'A code is best sent as [plain text](/docs/plain-text-emails/), which arrives the same in every mail app.',
    templates: ['verification-code', 'magic-link', 'password-reset', 'sso'],
    program: {
      page: 'plain-text-emails',
      sections: ['text', 'send'],
      name: 'send-plain-text',
    },
  },
  receipts: {
    label: 'Receipts and invoices',
    text: 'A receipt is a template whose [rows repeat](/docs/template-iteration-group/) for each item. Create the template first, and send your list as a prop.',
    templates: ['receipt', 'invoice', 'payment-failed'],
    program: {
      page: 'template-iteration-group',
      sections: ['list', 'send'],
      name: 'send-receipt',
    },
  },
  newsletters: {
    label: 'Newsletters and product updates',
    text: 'Write the message to a group with [Messenger](/docs/api/messenger/), check who would get it, and then send it. Contacts who unsubscribed are skipped.',
    templates: ['weekly-digest'],
    samples: ['createMessage.template', 'sendMessage.later'],
  },
  onboarding: {
    label: 'Onboarding sequences',
    text: 'Draw the [sequence](/docs/setup-onboarding-sequence/) in the dashboard. Your code saves the contact at signup, starts the sequence, and stops it once it is no longer needed.',
    templates: ['welcome', 'account-activation', 'trial-ending'],
    samples: ['upsertContact.signup', 'startSequence.trial', 'stopSequence'],
  },
  webhooks: {
    label: 'Bounces and events by webhook',
    text: '',
    templates: [],
  },
} as const satisfies Readonly<Record<string, GoalSource>>;

export type Goal = keyof typeof GOALS;

export const GOAL_IDS = Object.keys(GOALS) as readonly Goal[];

/** Goals with programs of their own: webhooks are a step. */
export type ProgramGoal = Exclude<Goal, 'webhooks'>;

export const PROGRAM_GOALS = GOAL_IDS.filter((goal) => goal !== 'webhooks');
