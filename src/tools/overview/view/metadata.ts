import type {PageText} from '../../../metadata';
import {pathsOfKind, startWithCount} from '../../../site';

export const toolsMeta = {
  path: '/tools/',
  title: 'Free email tools',
  description: `${startWithCount(pathsOfKind('tool').length)} free tools in your browser: check domains and messages, create SPF, DKIM and DMARC records, read reports, clean lists, calculate churn and equity.`,
  keywords: [
    'email tools',
    'SPF checker',
    'DKIM checker',
    'DMARC checker',
    'email validator',
  ],
} as const satisfies PageText;
