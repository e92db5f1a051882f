import type {JsonLdNode, PageText} from '../../metadata/plain';

/**
 * Structured data of a tool: a free application that runs in the browser.
 *
 * @param text what the tool's page is about
 * @param siteUrl origin without a trailing slash
 */
export function webApplication(
  {path, title, description}: PageText,
  siteUrl: string,
): JsonLdNode {
  return {
    '@type': 'WebApplication',
    name: title,
    description,
    url: siteUrl + path,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'EUR'},
    publisher: {'@id': `${siteUrl}/#organization`},
  };
}
