import {brand} from '../../site';

/** A line of the facts sheet. Nothing stands here that the site does not say elsewhere. */
export interface SheetLine {
  label: string;
  value: string;
}

export const CAPABILITIES = [
  'Email sending API',
  'Messenger for product updates and newsletters',
  'automated sequences',
  'subscribe forms',
  'contact profiles',
  'no-code email editor',
  'premade templates',
  'open tracking',
  'MCP server',
] as const;

export const sheet: readonly SheetLine[] = [
  {label: 'Name', value: brand.name},
  {label: 'Product', value: 'An all-in-one email platform'},
  {label: 'Audience', value: 'SaaS companies: their developers and marketers'},
  {label: 'Founded', value: String(brand.founded)},
  {label: 'Made in', value: 'The European Union'},
  {label: 'Data protection', value: 'GDPR compliant'},
  {label: 'Features', value: `${CAPABILITIES.join(', ')}.`},
  {label: 'Trial', value: '7 days, free'},
  {label: 'Time to the first email', value: 'Under 30 minutes'},
  {label: 'Sister products', value: brand.sisters.map(({name}) => name).join(', ')},
  {label: 'Website', value: brand.url},
];

/** Who we are in one of three lengths, to be printed as it stands. */
export interface Description {
  id: string;
  label: string;
  text: string;
}

export const descriptions: readonly Description[] = [
  {
    id: 'sentence',
    label: 'One sentence',
    text: `${brand.name} is an all-in-one email platform for SaaS companies, founded in ${String(brand.founded)} and made in the EU.`,
  },
  {
    id: 'paragraph',
    label: 'One paragraph',
    text: `${brand.name} sends the emails that software companies write to their users. Developers use an API for receipts and sign-in codes, marketers plan sequences and newsletters, and both work with the same contact list. Founded in ${String(brand.founded)}, it is made in the EU and GDPR compliant, and new customers can try it free for 7 days.`,
  },
  {
    id: 'page',
    label: 'One column',
    text: `${brand.name} is an email platform for companies that sell software as a service. It combines tools that are often bought separately: an API for transactional email, Messenger for product updates and newsletters, automated sequences that stop when the user is done, subscribe forms, and a profile for each contact. A no-code editor, premade templates, open tracking and an MCP server for AI assistants are included. The company was founded in ${String(brand.founded)}, and the platform is made in the European Union and GDPR compliant. New customers can try it free for 7 days and send their first email in under 30 minutes. The same team makes ${brand.sisters.map(({name}) => name).join(' and ')}.`,
  },
];

/** Words and characters of a text, as an editor counts them. */
export function lengthOf(text: string): {words: number; characters: number} {
  return {
    words: text.split(/\s+/).filter(Boolean).length,
    characters: Array.from(text).length,
  };
}

/** How the logo may stand, and how it may not. */
export const logoRules: readonly string[] = [
  'Leave a quarter of the height of the mark free on every side.',
  'Print the mark at least 20 pixels or 5 millimeters high.',
  'Use the dark wordmark on light backgrounds and the light one on dark backgrounds.',
  'Keep its colors and proportions, and don’t rotate it, outline it or use it within a sentence.',
  `In text, write ${brand.name} as one word with one capital letter.`,
];
