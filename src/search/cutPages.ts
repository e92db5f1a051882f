import type {ApiSpec} from '../api';
import {cutPage, type MarkdownSource} from './cutSite';
import type {SearchRecord} from './types';

/**
 * Cuts pages into records: for a thread of its own.
 *
 * @returns the records of each page in turn; none for one that cannot be read
 */
export function cutPages({
  pages,
  api,
}: {
  pages: readonly MarkdownSource[];
  api: ApiSpec;
}): (SearchRecord[] | undefined)[] {
  return pages.map((page) => {
    try {
      return cutPage(page, api);
    } catch {
      return undefined;
    }
  });
}
