import type {PageText} from '../../metadata';
import {brand} from '../../site';

export const pressMeta = {
  path: '/press/',
  title: `${brand.name} press kit`,
  description:
    'Company facts, descriptions in three lengths, the logo and illustrations as SVG and PNG, brand colors, and the contact for journalists.',
} as const satisfies PageText;
