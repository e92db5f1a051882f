import type {JsonLdNode} from '../../metadata';
import {featureService} from '../parts';

export const targetedEmailMessagesMeta = {
  title: 'Messenger: targeted email messages',
  description:
    'Write one product update or newsletter, choose who gets it by groups and props, and send it now or later. Nobody who left is written to.',
  keywords: [
    'targeted email messages',
    'product update email',
    'SaaS newsletter',
    'email segmentation',
    'newsletter API',
  ],
} as const;

/**
 * @param siteUrl origin without a trailing slash
 */
export function messengerService(siteUrl: string): JsonLdNode {
  return featureService(
    {
      name: 'Messenger',
      serviceType: 'Targeted email messages',
      description: targetedEmailMessagesMeta.description,
      path: '/targeted-email-messages/',
    },
    siteUrl,
  );
}
