import type {JsonLdNode} from '../metadata';
import {isoDate} from '../reading';
import type {ArticleFrontMatter} from './frontMatter';

/** An article as schema.org `BlogPosting`; the brand's team is author and publisher. */
export function articleJsonLd(
  article: {
    title: string;
    description: string;
    path: string;
    frontMatter: ArticleFrontMatter;
  },
  siteUrl: string,
): JsonLdNode {
  const {title, description, path, frontMatter} = article;
  const {datePublished, dateModified = datePublished, cover, keywords} = frontMatter;
  const publisher = {'@id': `${siteUrl}/#organization`};
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: siteUrl + path,
    mainEntityOfPage: siteUrl + path,
    image: siteUrl + cover.fallback,
    datePublished: isoDate(datePublished),
    dateModified: isoDate(dateModified),
    author: publisher,
    publisher,
    ...(keywords && {keywords: keywords.join(', ')}),
  };
}
