export const customerReviewsMeta = {
  title: 'Customer reviews, with their source',
  description:
    'What customers write about the platform, sorted by what they use. Each review names its source and its date. How reviews are collected and checked.',
  keywords: ['email platform reviews', 'transactional email reviews', 'customer reviews'],
} as const;
