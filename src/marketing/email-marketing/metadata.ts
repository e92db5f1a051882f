import type {JsonLdNode, PageText} from '../../metadata';
import {featureService} from '../parts/featureService';

export const emailMarketingMeta = {
  path: '/email-marketing/',
  title: 'Email marketing for SaaS, without a second tool',
  description:
    'Newsletters, product updates and onboarding from the contact list your app uses, sent only to subscribed contacts, and the sender rules explained.',
  keywords: [
    'email marketing for SaaS',
    'newsletter platform',
    'one-click unsubscribe',
    'GDPR email marketing',
    'Gmail sender requirements',
  ],
} as const satisfies PageText;

/**
 * @param siteUrl origin without a trailing slash
 */
export function emailMarketingService(siteUrl: string): JsonLdNode {
  return featureService(
    {
      name: 'email marketing',
      serviceType: 'Email marketing',
      description: emailMarketingMeta.description,
      path: emailMarketingMeta.path,
    },
    siteUrl,
  );
}
