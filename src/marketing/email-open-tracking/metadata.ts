import type {JsonLdNode} from '../../metadata';
import {featureService} from '../parts';

export const emailOpenTrackingMeta = {
  title: 'Email open tracking, honestly',
  description:
    'What a tracking pixel does, what Apple Mail and Gmail make of it, and what you see. Off by default, set per email. When not to use it at all.',
  keywords: [
    'email open tracking',
    'tracking pixel',
    'Apple Mail Privacy Protection',
    'email open rate accuracy',
  ],
} as const;

/**
 * @param siteUrl origin without a trailing slash
 */
export function openTrackingService(siteUrl: string): JsonLdNode {
  return featureService(
    {
      name: 'email open tracking',
      serviceType: 'Email open tracking',
      description: emailOpenTrackingMeta.description,
      path: '/email-open-tracking/',
    },
    siteUrl,
  );
}
