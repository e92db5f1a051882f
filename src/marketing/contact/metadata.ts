import type {JsonLdNode, PageText} from '../../metadata';
import {brand} from '../../site';

export const contactMeta = {
  path: '/contact/',
  title: `Contact ${brand.name}`,
  description:
    'Choose a topic, see what to include, and open the finished email to support in your mail app, or find the address for sales, security, abuse or press.',
  keywords: ['contact', 'contact us', 'contact support', 'contact sales', 'report abuse'],
} as const satisfies PageText;

/**
 * The page as schema.org data.
 *
 * @param siteUrl origin without a trailing slash
 */
export function contactPage(siteUrl: string): JsonLdNode {
  return {
    '@type': 'ContactPage',
    name: contactMeta.title,
    description: contactMeta.description,
    url: siteUrl + contactMeta.path,
    mainEntity: {'@id': `${siteUrl}/#organization`},
  };
}
