import type {JsonLdNode, PageText} from '../../metadata';
import {brand} from '../../site';

export const subscribeFormsMeta = {
  path: '/subscribe-forms/',
  title: 'Subscribe forms with double opt-in',
  description:
    'Build a signup form and copy it as plain HTML that works on any page. Double opt-in is always on, so every subscriber has confirmed by email.',
  keywords: ['subscribe form', 'newsletter signup form', 'double opt-in', 'GDPR consent'],
} as const satisfies PageText;

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
    url: siteUrl + subscribeFormsMeta.path,
    provider: {'@id': `${siteUrl}/#organization`},
  };
}
