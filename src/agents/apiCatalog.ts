import {brand} from '../site';

/**
 * Writes `/.well-known/api-catalog`, by which programs find the descriptions of an API from
 * nothing but its publisher's domain: RFC 9727, in the JSON of RFC 9264, section 4.2. The
 * relations are those of RFC 8631.
 *
 * @param siteUrl origin of the site
 */
export function apiCatalog(siteUrl: string): string {
  const link = (path: string, type: string) => ({href: siteUrl + path, type});
  const catalog = {
    linkset: [
      {
        anchor: brand.api,
        'service-desc': [
          link('/openapi.yaml', 'application/openapi+yaml'),
          link('/openapi.json', 'application/openapi+json'),
        ],
        'service-doc': [
          link('/docs/', 'text/html'),
          link('/docs/llms.txt', 'text/plain'),
        ],
      },
    ],
  };
  return `${JSON.stringify(catalog, null, 2)}\n`;
}
