/**
 * Every page that a component makes, one line each. Header, footer, 404 page, search,
 * llms.txt, the overview of the tools and the tests read this list; so a new page is its
 * room, its door in `src/pages` and a line here. Pages in Markdown are found by their files.
 *
 * Scripts of every page carry the list. What only one page or the build needs, such as
 * descriptions, is in `metadata.ts` of the page's room: see `PageText`.
 */

/** Groups of the Features panel in the header, in this order. */
export const FEATURE_GROUPS = ['Communication', 'Audience', 'Development'] as const;

export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

/** Columns of the footer that list pages of this registry. */
export type FooterColumn = 'Company' | 'Features' | 'Tools';

/**
 * What a page is. `articles`, `templates` and `tools` list the pages of a kind, or explain
 * all of them.
 */
export type PageKind =
  | 'home'
  | 'company'
  | 'feature'
  | 'articles'
  | 'templates'
  | 'template'
  | 'tools'
  | 'tool';

/** One page, as menus and lists know it. */
export interface RegisteredPage {
  kind: PageKind;
  /** What menus, lists and the 404 page call it. */
  name: string;
  /** Folder in `src` that describes the page; without it the page's own in `marketing`. */
  room?: string;
  /** Whether the header links to it, beside the Features panel. */
  header?: true;
  footer?: FooterColumn;
  /** Group of the Features panel, and what is behind the link, in one line. */
  group?: FeatureGroup;
  hint?: string;
}

type Place = Pick<RegisteredPage, 'room' | 'header' | 'footer' | 'group' | 'hint'>;

/** A page about the company. */
const company = (name: string, place: Place = {}): RegisteredPage => ({
  kind: 'company',
  name,
  footer: 'Company',
  ...place,
});

/** A feature; with a group and a hint it is in the header's Features panel, too. */
const feature = (name: string, group?: FeatureGroup, hint?: string): RegisteredPage => ({
  kind: 'feature',
  name,
  footer: 'Features',
  ...(group && {group}),
  ...(hint && {hint}),
});

/** @param room of the tool, below `src/tools` */
const tool = (name: string, room: string): RegisteredPage => ({
  kind: 'tool',
  name,
  room: `tools/${room}`,
  footer: 'Tools',
});

/** The email templates, by the last part of their address: what each email is about. */
const TEMPLATES = {
  'password-reset': 'Password reset',
  'account-activation': 'Account activation',
  'canceled-subscription': 'Canceled subscription',
  'data-export': 'Data export',
  invoice: 'Invoice',
  'login-alert': 'Login alert',
  'magic-link': 'Magic link',
  'new-message-notification': 'New message notification',
  'new-organization-member': 'New organization member',
  'order-shipped': 'Order shipped',
  'organization-invite': 'Organization invite',
  'password-changed': 'Password changed',
  'payment-failed': 'Payment failed',
  receipt: 'Receipt',
  sso: 'SSO',
  'trial-ending': 'Trial ending',
  'trial-expired': 'Trial expired',
  'verification-code': 'Verification code',
  'weekly-digest': 'Weekly digest',
  welcome: 'Welcome',
} as const;

type TemplateSlug = keyof typeof TEMPLATES;
type TemplatePath = `/transactional-email-templates/${TemplateSlug}/`;

/** The pages of the templates, which are described with the templates. */
const TEMPLATE_PAGES = Object.fromEntries(
  Object.entries(TEMPLATES).map(([slug, name]): [string, RegisteredPage] => [
    `/transactional-email-templates/${slug}/`,
    {
      kind: 'template',
      name: `${name} email`,
      room: 'emails',
      ...(slug === 'password-reset' && {footer: 'Features'}),
    },
  ]),
) as Record<TemplatePath, RegisteredPage>;

const LINES = {
  '/': {kind: 'home', name: 'Home', room: 'marketing/home'},

  '/pricing/': company('Pricing', {header: true}),
  '/customer-reviews/': company('Customer reviews', {header: true}),
  '/about/': company('About'),
  '/articles/': {
    kind: 'articles',
    name: 'Articles',
    room: 'articles',
    footer: 'Company',
  },
  '/editorial/': company('Editorial policy', {room: 'articles/editorial'}),
  '/press/': company('Press'),
  '/contact/': company('Contact'),
  '/anti-spam-policy/': company('Anti-spam policy'),

  '/email-sending-api/': feature(
    'Email sending API',
    'Communication',
    'Send an email with one API call.',
  ),
  '/targeted-email-messages/': feature(
    'Messenger',
    'Communication',
    'Product updates to the contacts you choose.',
  ),
  '/automated-email-sequences/': feature(
    'Email automation',
    'Communication',
    'Onboarding sequences that stop when they should.',
  ),
  '/subscribe-forms/': feature(
    'Subscribe forms',
    'Audience',
    'Signup forms with double opt-in.',
  ),
  '/contact-profiles/': feature(
    'Contact profiles',
    'Audience',
    'Every email and event of a contact.',
  ),
  '/no-code-email-editor/': feature(
    'No-code email editor',
    'Development',
    'Design emails without HTML.',
  ),
  '/email-marketing/': feature('Email marketing'),
  '/email-open-tracking/': feature('Email open tracking'),

  '/transactional-email-templates/': {
    kind: 'templates',
    name: 'Transactional email templates',
    room: 'emails/view/gallery',
    footer: 'Features',
    group: 'Development',
    hint: `${String(Object.keys(TEMPLATES).length)} emails, tested and ready to send.`,
  },
  ...TEMPLATE_PAGES,

  '/tools/': {
    kind: 'tools',
    name: 'All tools',
    room: 'tools/overview',
    footer: 'Tools',
  },
  '/tools/domain-checker/': tool('Domain checker', 'domain'),
  '/tools/email-validator/': tool('Email validator', 'address'),
  '/tools/email-list-validation/': tool('Email list validation', 'list'),
  '/tools/email-list-cleaner/': tool('Email list cleaner', 'list'),
  '/tools/dkim-checker/': tool('DKIM checker', 'dkim'),
  '/tools/dkim-generator/': tool('DKIM generator', 'dkim'),
  '/tools/spf-checker/': tool('SPF checker', 'spf'),
  '/tools/spf-generator/': tool('SPF generator', 'spf'),
  '/tools/dmarc-checker/': tool('DMARC checker', 'dmarc'),
  '/tools/dmarc-generator/': tool('DMARC generator', 'dmarc'),
  '/tools/dmarc-report-reader/': tool('DMARC report reader', 'reports'),
  '/tools/message-checker/': tool('Email message checker', 'message'),
  '/tools/webhook-tester/': tool('Webhook signature tester', 'webhook'),
  '/tools/saas-churn-calculator/': tool('SaaS churn calculator', 'churn'),
  '/tools/cofounder-equity-calculator/': tool('Cofounder equity calculator', 'equity'),
  '/tools/rules/': {kind: 'tools', name: 'Rule book', room: 'tools/rules'},
  '/tools/conformance/': {
    kind: 'tools',
    name: 'Conformance tests',
    room: 'tools/conformance',
  },
} satisfies Readonly<Record<'/' | `/${string}/`, RegisteredPage>>;

/** The address of a page in the registry, with both slashes. */
export type PagePath = keyof typeof LINES;

/** The registry: every page that a component makes, by its address. */
export const pages: Readonly<Record<PagePath, RegisteredPage>> = LINES;

/** The pages in the order of the registry. */
export const registeredPages = Object.entries(pages) as readonly (readonly [
  PagePath,
  RegisteredPage,
])[];

export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path);
}

/** Addresses of all pages of some kinds, in the order of the registry. */
export function pathsOfKind(...kinds: readonly PageKind[]): PagePath[] {
  return registeredPages.flatMap(([path, {kind}]) =>
    kinds.includes(kind) ? [path] : [],
  );
}
