import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {ArticleFrontMatter} from '../articles';
import type {LayoutName} from '../content/plain';
import {PICTURES_STATIC_DIR} from '../images/build';
import {withSlash} from '../site';

/** What the source of a page says of its card. */
export interface CardSource {
  layout?: LayoutName | undefined;
  /** Absolute path of the page's own picture. */
  cover?: string | undefined;
}

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/**
 * What Markdown pages say of their cards. Only the article layout shows a cover: in the
 * others, an article's card has none either.
 *
 * @param allContent what all plugins have loaded
 * @param siteDir the project's root
 * @returns by path of the page, with both slashes
 */
export function cardSources(
  allContent: AllContent,
  siteDir: string,
): Map<string, CardSource> {
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {});
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  const pages = [
    ...(blogs as BlogContent[]).flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}) => metadata),
    ),
    ...(docs as LoadedContent[]).flatMap(({loadedVersions}) =>
      loadedVersions.flatMap((version) => version.docs),
    ),
  ];
  return new Map(
    pages.map(({permalink, frontMatter}): [string, CardSource] => {
      // Checked by `parseFrontMatter`; a page that has no layout yet has no cover.
      const {layout, cover} = frontMatter as {layout?: LayoutName} & Partial<
        Pick<ArticleFrontMatter, 'cover'>
      >;
      return [
        withSlash(permalink),
        {
          layout,
          ...(layout === 'article' &&
            cover && {cover: path.join(siteDir, PICTURES_STATIC_DIR, cover.fallback)}),
        },
      ];
    }),
  );
}
