import type {ChoiceOf} from '../choices';

/** What a review is about, for the filter. */
export const USES = {
  api: 'Email sending API',
  sequences: 'Email automation',
  messenger: 'Messenger',
  audience: 'Forms and profiles',
  templates: 'Templates and editor',
} as const satisfies Record<ChoiceOf<'use'>, string>;

export type Use = keyof typeof USES;

/**
 * What a customer wrote. It is shown only with a source, a day and a consent (see `isReal`).
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

/**
 * All reviews. The order does not matter: the page shows the newest first. While there are
 * none, the page shows what a visitor can verify instead.
 */
export const reviews: readonly Review[] = [];
