import type {JsonLdNode} from '../../metadata';
import {brand} from '../../site';

export const subscribeFormsMeta = {
  title: 'Subscribe forms',
  description:
    'Style a sign-up form, copy it as plain HTML that works in any page, and have each address confirmed by email. Double opt-in is always on.',
  keywords: [
    'subscribe form',
    'newsletter sign-up form',
    'double opt-in',
    'GDPR consent',
  ],
} as const;

/**
 * The service the page describes, as schema.org data.
 *
 * @param siteUrl origin without a trailing slash
 */
export function subscribeFormsService(siteUrl: string): JsonLdNode {
  return {
    '@type': 'Service',
    name: `${brand.name} subscribe forms`,
    serviceType: 'Email subscription forms with double opt-in',
    description: subscribeFormsMeta.description,
    url: `${siteUrl}/subscribe-forms/`,
    provider: {'@id': `${siteUrl}/#organization`},
  };
}
