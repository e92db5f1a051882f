import {brand} from '../../site';

export const antiSpamMeta = {
  title: 'Anti-spam policy: opt-in email only',
  description: `Who may be emailed through ${brand.name}, what counts as consent, which bounce and complaint rates we allow, and how to report spam.`,
} as const;

/** A version of the policy, newest first. */
export const versions: readonly {date: string; text: string}[] = [
  {date: '2026-11-22', text: 'First version.'},
];
