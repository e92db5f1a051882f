import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import {coverOf} from './arrange';
import {originalOf} from '../locales/build';
import {DEFAULT_PARSE_FRONT_MATTER, flattenRoutes, normalizeUrl} from '@docusaurus/utils';

type CreateSitemapItems = NonNullable<
  Extract<Preset.Options['sitemap'], object>['createSitemapItems']
>;

/** The day an article was last worth reading again, as its front matter says. */
async function articleDate(filePath: string): Promise<string | undefined> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: await readFile(filePath, 'utf8'),
  });
  const date = [frontMatter['dateModified'], frontMatter['datePublished']].find(
    (one) => one instanceof Date || typeof one === 'string',
  );
  return date === undefined ? undefined : new Date(date).toISOString().slice(0, 10);
}

/**
 * The sitemap's entries (https://www.sitemaps.org/protocol.html). An article's `lastmod` is the
 * date its readers see, not that of the last commit, and its cover is named
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). Docs
 * have Git's date. Pages whose route is a door to a room elsewhere have none, because the
 * door's date would say nothing.
 */
export const createSitemapItems: CreateSitemapItems = async ({
  defaultCreateSitemapItems,
  ...params
}) => {
  const {routes, siteConfig} = params;
  const files = new Map(
    flattenRoutes([...routes]).flatMap(({path: route, metadata}) => {
      const file = metadata?.sourceFilePath;
      return file && originalOf(file).file.startsWith('blog/')
        ? [[normalizeUrl([siteConfig.url, route]), file]]
        : [];
    }),
  );
  const items = await defaultCreateSitemapItems(params);
  return Promise.all(
    items.map(async (item) => {
      const file = files.get(item.url);
      const lastmod = file && (await articleDate(path.resolve(file)));
      const cover = coverOf.get(new URL(item.url).pathname);
      return {
        ...item,
        ...(lastmod && {lastmod}),
        // The writer of sitemaps knows pictures, though Docusaurus' type does not.
        ...(cover && {img: [{url: siteConfig.url + cover}]}),
      };
    }),
  );
};
