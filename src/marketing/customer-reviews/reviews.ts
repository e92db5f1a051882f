/** What a review is about, for the filter. */
export const USES = {
  api: 'Email API',
  sequences: 'Sequences',
  messenger: 'Messenger',
  audience: 'Forms and profiles',
  templates: 'Templates and editor',
} as const;

export type Use = keyof typeof USES;

/**
 * What a customer wrote. It is shown as a review only with a source and a consent (see
 * `isReal`); without them it is a sample of the form and says so.
 */
export interface Review {
  use: Use;
  /** Word for word; what was left out is `[…]`. */
  text: string;
  who: string;
  role: string;
  company: string;
  /** Where the original can be read: a full https address. */
  source?: string;
  /** When it was written, as `2026-11-21`. */
  writtenOn?: string;
  /** When the writer agreed to stand here with name and company. */
  consentOn?: string;
}

/** All reviews. The order does not matter: the page shows the newest first. */
export const reviews: readonly Review[] = [
  {
    use: 'api',
    text: 'Here stands what a customer wrote about the API: what their product sends with it, how the first week went, and what they had to work around.',
    who: 'Name of the writer',
    role: 'what they do',
    company: 'their company',
  },
  {
    use: 'sequences',
    text: 'Here stands what a customer wrote about sequences: which one they set up, what made it stop for a reader, and what it replaced.',
    who: 'Name of the writer',
    role: 'what they do',
    company: 'their company',
  },
  {
    use: 'messenger',
    text: 'Here stands what a customer wrote about Messenger. This letter is longer than its neighbours to show that a review is printed at the length it was written in. Praise and complaint stand in it in the order the writer chose, and a part that was left out would be marked with […], after the writer agreed to the shorter form.',
    who: 'Name of the writer',
    role: 'what they do',
    company: 'their company',
  },
  {
    use: 'audience',
    text: 'Here stands what a customer wrote about subscribe forms and contact profiles, and what they missed.',
    who: 'Name of the writer',
    role: 'what they do',
    company: 'their company',
  },
  {
    use: 'templates',
    text: 'Here stands what a customer wrote about the templates or the editor: who in the team changes the emails now, and where they still needed a developer.',
    who: 'Name of the writer',
    role: 'what they do',
    company: 'their company',
  },
];
