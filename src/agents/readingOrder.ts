import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {docsVersionsOf, idsInMenu, postsOf} from '../shell/build';
import {features, footerColumns, isExternal, sitePath, withSlash} from '../site';

/** Paths of the docs in the order of their menus. */
function docsInOrder(versions: LoadedContent['loadedVersions']): string[] {
  return versions.flatMap(({docs, sidebars}) => {
    const paths = new Map(docs.map(({id, permalink}) => [id, permalink]));
    return Object.values(sidebars)
      .flatMap(idsInMenu)
      .map((id) => paths.get(id))
      .filter((path) => path !== undefined);
  });
}

/**
 * The order in which the site's own menus and lists show its pages: docs by their menu,
 * articles from the newest on, everything else by the header and the footer.
 *
 * @param allContent what Docusaurus' plugins have loaded
 * @param baseUrl where the pages of the language begin
 * @returns paths with both slashes; pages in no menu are not among them
 */
export function readingOrder(allContent: AllContent, baseUrl = '/'): string[] {
  const menus = [...features, ...footerColumns]
    .flatMap(({links}) => links.map(({href}) => href))
    .filter((href) => !isExternal(href));
  // Plugins load paths without the slash that the site's addresses end in.
  const paths = [
    ...docsInOrder(docsVersionsOf(allContent)),
    ...postsOf(allContent).map(({metadata}) => metadata.permalink),
    ...menus,
  ].map((path) => sitePath(withSlash(path), baseUrl));
  return [...new Set(paths)];
}
