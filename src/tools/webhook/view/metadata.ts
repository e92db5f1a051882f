import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const webhookTesterMeta = {
  path: '/tools/webhook-tester/',
  title: 'Webhook signature tester',
  description:
    'Webhook signature verification failed? Paste headers, body and secret to see which fault it is, and sign test events for localhost with cURL.',
  keywords: [
    'webhook signature verification failed',
    'webhook tester',
    'No signature matches',
    'Standard Webhooks',
    'HMAC-SHA256',
    'test webhook on localhost',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;

export const webhookTesterCard: ToolCard = {
  path: webhookTesterMeta.path,
  does: 'Finds out why a signature does not match, and signs test events for your own server.',
  asks: 'nothing',
  hall: 'webhooks',
};

/** @param siteUrl origin without a trailing slash */
export const webhookTesterNode = (siteUrl: string): JsonLdNode =>
  webApplication(webhookTesterMeta, siteUrl);
