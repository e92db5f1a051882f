import {brand} from '../../site';

export const antiSpamMeta = {
  title: 'Anti-spam policy',
  description: `What may not be sent with ${brand.name}, what counts as consent, at which complaint and bounce rates we step in, and how to report an email.`,
} as const;

/** A version of the policy, newest first. */
export const versions: readonly {date: string; text: string}[] = [
  {date: '2026-11-22', text: 'First version.'},
];
