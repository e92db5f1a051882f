import type {JsonLdNode} from '../../metadata';
import {brand} from '../../site';

interface Feature {
  /** As people call it: 'Messenger'. */
  name: string;
  /** In general terms: 'Email newsletter service'. */
  serviceType: string;
  description: string;
  /** Path of its page, with both slashes. */
  path: string;
}

/**
 * The service a feature page describes, as schema.org data.
 *
 * @param siteUrl origin without a trailing slash
 */
export function featureService(
  {name, serviceType, description, path}: Feature,
  siteUrl: string,
): JsonLdNode {
  return {
    '@type': 'Service',
    name: `${brand.name} ${name}`,
    serviceType,
    description,
    url: siteUrl + path,
    provider: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: brand.name,
      url: `${siteUrl}/`,
    },
  };
}
