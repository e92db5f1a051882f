import type {JsonLdNode} from '../../metadata';
import {brand} from '../../site';

export const contactMeta = {
  title: `Contact ${brand.name}`,
  description:
    'Write to support with everything in the first email: pick what it is about, fill in what you know, and open it in your own mail program.',
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
