import {once} from '../once';
import {SITE_DATA_PATH, type SiteData} from '../siteData';

/**
 * What the build tells the search: fetched once, and again after a failure.
 *
 * @throws {Error} when it cannot be fetched
 */
export const fetchSiteData = once(async (): Promise<SiteData> => {
  const response = await fetch(SITE_DATA_PATH);
  if (!response.ok) {
    throw new Error(`${SITE_DATA_PATH} answered ${String(response.status)}.`);
  }
  return (await response.json()) as SiteData;
});
