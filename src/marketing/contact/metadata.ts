import type {JsonLdNode} from '../../metadata';
import {brand} from '../../site';

export const contactMeta = {
  title: `Contact ${brand.name}`,
  description:
    'Contact support, sales, security or the abuse team. Choose a topic, see what to include, and open the finished email in your own mail app.',
} as const;

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
    url: `${siteUrl}/contact/`,
    mainEntity: {'@id': `${siteUrl}/#organization`},
  };
}
