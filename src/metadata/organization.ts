import type {Brand} from '../site';
import type {JsonLdNode} from './structuredData';

/** Who publishes the site, for the home page and for articles. */
export function organization(brand: Brand, siteUrl: string): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brand.name,
    url: `${siteUrl}/`,
    description: brand.description,
    foundingDate: String(brand.founded),
    logo: `${siteUrl}/img/icon-512.png`,
    email: brand.supportEmail,
    ...(brand.social.length > 0 && {sameAs: brand.social}),
  };
}

export function webSite(brand: Brand, siteUrl: string): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: brand.name,
    url: `${siteUrl}/`,
    publisher: {'@id': `${siteUrl}/#organization`},
  };
}
