/** What an article is about: one of these, by which readers filter the list. */
export const TOPICS = [
  'Authentication',
  'Deliverability',
  'Alternatives',
  'Basics',
  'Design',
  'AI',
] as const;

/** A topic as it stands in attributes and addresses: `authentication`. */
export function topicKey(topic: string): string {
  return topic.toLowerCase();
}
