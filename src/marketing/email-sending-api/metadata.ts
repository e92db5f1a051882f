import {brand} from '../../site';
import type {JsonLdNode} from '../../metadata';

export const emailSendingApiMeta = {
  title: 'Email sending API with clear status and errors',
  description:
    'Send transactional email with one HTTPS request. You get an ID, a webhook for every delivery and bounce, and errors that name the field to fix.',
} as const;

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
    url: `${siteUrl}/email-sending-api/`,
    provider: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: brand.name,
      url: `${siteUrl}/`,
    },
  };
}
