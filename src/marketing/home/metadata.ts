import type {PageText} from '../../metadata';
import {brand} from '../../site';

export const homeMeta = {
  path: '/',
  title: `${brand.name}: every email your SaaS sends, from one place`,
  description:
    'An email platform for SaaS companies: API, sequences and newsletters on one contact list and one verified domain. Made in the EU, free for 7 days.',
} as const satisfies PageText;
