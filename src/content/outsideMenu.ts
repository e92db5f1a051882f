import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {idsInMenu} from '../shell/build';

/**
 * Names the docs that no menu leads to, with what to do about each. The first page of the
 * docs needs none, because the bar links to it, and neither does one that is unlisted or
 * has another layout.
 *
 * @returns a sentence each
 */
export function docsOutsideMenu({
  docs,
  sidebars,
}: Pick<LoadedContent['loadedVersions'][number], 'docs' | 'sidebars'>): string[] {
  const menus = Object.values(sidebars);
  const inMenu = new Set(menus.flatMap(idsInMenu));
  return docs
    .filter(
      ({id, slug, unlisted, frontMatter}) =>
        (frontMatter as {layout?: string}).layout === 'docs' &&
        menus.length > 0 &&
        slug !== '/' &&
        !unlisted &&
        !inMenu.has(id),
    )
    .map(
      ({id, source}) =>
        `${source.replace(/^@site\//, '')} is in no menu, so readers find it by search and links only: add '${id}' to sidebars.ts, or "unlisted: true" to the page.`,
    );
}
