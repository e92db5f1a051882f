import {once} from '../once';
import type {SiteData} from '../siteData';

/** Address of the language's `search.json`: set as the script is compiled. */
declare const SITE_DATA: string;

/**
 * What the build tells the search: fetched once, and again after a failure.
 *
 * @throws {Error} when it cannot be fetched
 */
export const fetchSiteData = once(async (): Promise<SiteData> => {
  const response = await fetch(SITE_DATA);
  if (!response.ok) {
    throw new Error(`${SITE_DATA} answered ${String(response.status)}.`);
  }
  return (await response.json()) as SiteData;
});
