import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import type {SiteEnv} from '../../site';

/**
 * Hosts of an application, in the order they are tried.
 * Source: https://www.algolia.com/doc/rest-api/search/#hosts
 */
export function hostsOf(appId: string): string[] {
  return [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${String(number)}.algolianet.com`),
  ];
}

/** The name of the box, as in the box that it takes the place of. */
const LABEL = 'Search all docs';

/**
 * Settings of the standard DocSearch widget. It has no page of results, because the widget
 * shows them, and adds no filters: the index holds this site alone, in one language.
 */
export function docSearchOf({
  appId,
  searchKey,
  index,
}: NonNullable<SiteEnv['algolia']>): NonNullable<UserThemeConfig['algolia']> {
  return {
    appId,
    // May only search: it is part of every page.
    apiKey: searchKey,
    indexName: index,
    contextualSearch: false,
    searchPagePath: false,
    placeholder: LABEL,
    translations: {button: {buttonText: LABEL, buttonAriaLabel: LABEL}},
  };
}
