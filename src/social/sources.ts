import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {ArticleFrontMatter} from '../articles';
import type {LayoutName} from '../content/plain';
import {PICTURES_STATIC_DIR} from '../images/build';
import {markdownPagesOf} from '../shell/build';
import {withSlash} from '../site';

/** What the source of a page says of its card. */
export interface CardSource {
  layout?: LayoutName | undefined;
  /** Absolute path of the page's own picture. */
  cover?: string | undefined;
}

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
  return new Map(
    markdownPagesOf(allContent).map(({permalink, frontMatter}): [string, CardSource] => {
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
