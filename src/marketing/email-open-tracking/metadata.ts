import type {JsonLdNode, PageText} from '../../metadata';
import {featureService} from '../parts/featureService';

export const emailOpenTrackingMeta = {
  path: '/email-open-tracking/',
  title: 'Email open tracking and what an open really means',
  description:
    'How email open tracking works, what Apple Mail and Gmail do with the tracking image, and when opens mislead you. Off by default, turned on per email.',
  keywords: [
    'email open tracking',
    'tracking pixel',
    'Apple Mail Privacy Protection',
    'email open rate accuracy',
  ],
} as const satisfies PageText;

/**
 * @param siteUrl origin without a trailing slash
 */
export function openTrackingService(siteUrl: string): JsonLdNode {
  return featureService(
    {
      name: 'email open tracking',
      serviceType: 'Email open tracking',
      description: emailOpenTrackingMeta.description,
      path: emailOpenTrackingMeta.path,
    },
    siteUrl,
  );
}
