import type {PageText} from '../../../metadata';
import {pathsOfKind, startWithCount} from '../../../site';

export const toolsMeta = {
  path: '/tools/',
  title: 'Free email tools',
  description: `${startWithCount(pathsOfKind('tool').length)} free tools that run in your browser: check and make SPF, DKIM and DMARC records, validate and clean email lists, and work out churn and equity.`,
  keywords: [
    'email tools',
    'SPF checker',
    'DKIM checker',
    'DMARC checker',
    'email validator',
  ],
} as const satisfies PageText;
