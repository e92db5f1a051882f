/** What an article is about: one of these, each of which has a page that lists its articles. */
export const TOPICS = [
  'Authentication',
  'Deliverability',
  'Alternatives',
  'Basics',
  'Design',
  'AI',
] as const;

export type Topic = (typeof TOPICS)[number];
