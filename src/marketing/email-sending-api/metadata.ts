import {brand} from '../../site';
import type {JsonLdNode, PageText} from '../../metadata';

export const emailSendingApiMeta = {
  path: '/email-sending-api/',
  title: 'Email sending API with clear status and errors',
  description:
    'Send transactional email with one HTTPS request. You get an ID, a webhook for every delivery and bounce, and errors that name the field to fix.',
} as const satisfies PageText;

/**
 * The service the page describes, as schema.org data.
 *
 * @param siteUrl origin without a trailing slash
 */
export function emailSendingApiService(siteUrl: string): JsonLdNode {
  return {
    '@type': 'Service',
    name: `${brand.name} email sending API`,
    serviceType: 'Transactional email API',
    description: emailSendingApiMeta.description,
    url: siteUrl + emailSendingApiMeta.path,
    provider: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: brand.name,
      url: `${siteUrl}/`,
    },
  };
}
