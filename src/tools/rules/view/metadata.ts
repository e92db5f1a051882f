import type {PageText} from '../../../metadata';

export const rulesMeta = {
  path: '/tools/rules/',
  title: 'Rule book of the email tools',
  description:
    'Every error, warning and note of our SPF, DKIM, DMARC, address and list tools: its code, what it means, what to do about it, and where the standard says so.',
  keywords: ['SPF errors', 'DKIM errors', 'DMARC errors', 'email validation rules'],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;
