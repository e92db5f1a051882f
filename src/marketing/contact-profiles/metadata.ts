import type {JsonLdNode, PageText} from '../../metadata';
import {brand} from '../../site';

export const contactProfilesMeta = {
  path: '/contact-profiles/',
  title: 'Contact profiles: everything about a contact',
  description:
    'See attributes, groups, status, emails and events of a contact on one page. One API call creates or updates it, and another erases it (GDPR).',
  keywords: ['contact profiles', 'contacts API', 'email audience', 'GDPR erasure'],
} as const satisfies PageText;

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
    url: siteUrl + contactProfilesMeta.path,
    provider: {'@id': `${siteUrl}/#organization`},
  };
}
