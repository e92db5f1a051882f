/** Where the site is searched at Algolia. The key may only search: it is public. */
export interface AlgoliaConfig {
  appId: string;
  searchKey: string;
  index: string;
}
