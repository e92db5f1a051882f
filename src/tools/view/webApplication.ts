import type {JsonLdNode} from '../../metadata';

/** Structured data of a tool: a free application that runs in the browser. */
export function webApplication({
  name,
  description,
  url,
  siteUrl,
}: {
  name: string;
  description: string;
  /** Full address of the tool's page. */
  url: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
}): JsonLdNode {
  return {
    '@type': 'WebApplication',
    name,
    description,
    url,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'EUR'},
    publisher: {'@id': `${siteUrl}/#organization`},
  };
}
