import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const messageCheckerMeta = {
  path: '/tools/message-checker/',
  title: 'Email message checker',
  description:
    'Paste the source of an email, or drop its .eml file: SPF, DKIM, DMARC and ARC, the route, one-click unsubscribe and size, checked in your browser.',
  keywords: [
    'email header analyzer',
    'check email authentication',
    'DMARC alignment check',
    'one-click unsubscribe check',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;

export const messageCheckerCard: ToolCard = {
  path: messageCheckerMeta.path,
  does: 'Reads an email you received: SPF, DKIM, DMARC and ARC, its route, unsubscribe fields and size, with one verdict.',
  asks: 'DNS',
  hall: 'received',
};

/** @param siteUrl origin without a trailing slash */
export const messageCheckerNode = (siteUrl: string): JsonLdNode =>
  webApplication(messageCheckerMeta, siteUrl);
