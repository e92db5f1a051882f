import type {JsonLdNode} from '../../metadata';
import {brand} from '../../site';

export const aboutMeta = {
  title: `About ${brand.name}`,
  description: `Who carries your email: founded in ${String(brand.founded)}, made in the EU. What we believe about mail, how this site is made, and our two sister products.`,
} as const;

/**
 * The page as schema.org data; the organisation is described on the home page.
 *
 * @param siteUrl origin without a trailing slash
 */
export function aboutPage(siteUrl: string): JsonLdNode {
  return {
    '@type': 'AboutPage',
    name: aboutMeta.title,
    description: aboutMeta.description,
    url: `${siteUrl}/about/`,
    mainEntity: {'@id': `${siteUrl}/#organization`},
  };
}
