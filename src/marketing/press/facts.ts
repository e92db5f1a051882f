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
  {label: 'What it is', value: 'An all-in-one email platform'},
  {label: 'Who it is for', value: 'SaaS companies: their developers and their marketers'},
  {label: 'Founded', value: String(brand.founded)},
  {label: 'Made in', value: 'The European Union'},
  {label: 'Data protection', value: 'GDPR compliant'},
  {label: 'Parts', value: `${CAPABILITIES.join(', ')}.`},
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
    text: `${brand.name} sends what software companies write to their users. Developers call an API for receipts and sign-in codes, marketers plan sequences and newsletters, and both work on the same contact list. Founded in ${String(brand.founded)}, it is made in the EU and GDPR compliant. Everybody can try it free for seven days.`,
  },
  {
    id: 'page',
    label: 'A column',
    text: `${brand.name} is an email platform for companies that sell software as a service. It brings together what is often bought apart: an API for transactional mail, a Messenger for product updates and newsletters, sequences that stop when they have done their work, forms to subscribe, and a profile for each contact. A no-code editor, premade templates, open tracking and an MCP server for AI assistants belong to it. The company was founded in ${String(brand.founded)}. The platform is made in the European Union and is GDPR compliant. New users have seven days to try it and can send their first email in under 30 minutes. The same people make ${brand.sisters.map(({name}) => name).join(' and ')}.`,
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
  'Leave a quarter of the mark’s height free on every side.',
  'Print the mark no smaller than 20 pixels or 5 millimetres high.',
  'Take the dark wordmark on light grounds and the light one on dark grounds.',
  'Keep its colours and its proportions. Do not turn it, outline it or put it in a sentence.',
  `In text write ${brand.name}: one word, one capital letter.`,
];
