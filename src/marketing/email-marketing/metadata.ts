import type {JsonLdNode} from '../../metadata';
import {featureService} from '../parts';

export const emailMarketingMeta = {
  title: 'Email marketing for SaaS companies',
  description:
    'Newsletters, product updates, sequences and forms on one board: consent kept, one-click unsubscribe built in, and the sender rules with their dates.',
  keywords: [
    'email marketing for SaaS',
    'newsletter platform',
    'one-click unsubscribe',
    'GDPR email marketing',
    'Gmail sender requirements',
  ],
} as const;

/**
 * @param siteUrl origin without a trailing slash
 */
export function emailMarketingService(siteUrl: string): JsonLdNode {
  return featureService(
    {
      name: 'email marketing',
      serviceType: 'Email marketing',
      description: emailMarketingMeta.description,
      path: '/email-marketing/',
    },
    siteUrl,
  );
}
