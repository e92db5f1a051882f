import type {PageText} from '../../metadata';
import {brand} from '../../site';

export const antiSpamMeta = {
  path: '/anti-spam-policy/',
  title: 'Anti-spam policy: consent or a customer relationship',
  description: `Who may be emailed through ${brand.name}, what counts as consent, which bounce and complaint rates we allow, and how to report spam.`,
} as const satisfies PageText;

/** A version of the policy, newest first. */
export const versions: readonly {date: string; text: string}[] = [
  {date: '2026-11-22', text: 'First version.'},
];
