import type {JsonLdNode, PageText} from '../../metadata';
import {featureService} from '../parts/featureService';

export const targetedEmailMessagesMeta = {
  path: '/targeted-email-messages/',
  title: 'Messenger: product updates to the right users',
  description:
    'Send product updates and newsletters to contacts you choose by group, plan or any stored value. Unsubscribed contacts are skipped automatically.',
  keywords: [
    'targeted email messages',
    'product update email',
    'SaaS newsletter',
    'email segmentation',
    'newsletter API',
  ],
} as const satisfies PageText;

/**
 * @param siteUrl origin without a trailing slash
 */
export function messengerService(siteUrl: string): JsonLdNode {
  return featureService(
    {
      name: 'Messenger',
      serviceType: 'Targeted email messages',
      description: targetedEmailMessagesMeta.description,
      path: targetedEmailMessagesMeta.path,
    },
    siteUrl,
  );
}
