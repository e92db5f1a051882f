import type {JsonLdNode} from '../../metadata';
import {brand} from '../../site';

export const contactProfilesMeta = {
  title: 'Contact profiles',
  description:
    'One page for each person you write to: props, groups, status and every email in order. Saved by one call, erased by another.',
  keywords: ['contact profiles', 'contacts API', 'email audience', 'GDPR erasure'],
} as const;

/**
 * The service the page describes, as schema.org data.
 *
 * @param siteUrl origin without a trailing slash
 */
export function contactProfilesService(siteUrl: string): JsonLdNode {
  return {
    '@type': 'Service',
    name: `${brand.name} contact profiles`,
    serviceType: 'Contact profiles for email',
    description: contactProfilesMeta.description,
    url: `${siteUrl}/contact-profiles/`,
    provider: {'@id': `${siteUrl}/#organization`},
  };
}
