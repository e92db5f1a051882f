import type {JsonLdNode, PageText} from '../../metadata';
import {brand} from '../../site';

export const aboutMeta = {
  path: '/about/',
  title: `About ${brand.name}`,
  description: `We build email infrastructure for software companies. Founded in ${String(brand.founded)} and made in the EU: how we work, how this site is built, and our sister products.`,
} as const satisfies PageText;

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
    url: siteUrl + aboutMeta.path,
    mainEntity: {'@id': `${siteUrl}/#organization`},
  };
}
