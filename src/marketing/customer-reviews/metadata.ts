import type {PageText} from '../../metadata';

export const customerReviewsMeta = {
  path: '/customer-reviews/',
  title: 'Customer reviews, checked before they appear',
  description:
    'How we collect and check customer reviews, how to write one, and what you can verify today about our templates, tools, website and API.',
  keywords: ['email platform reviews', 'transactional email reviews', 'customer reviews'],
} as const satisfies PageText;
