import {organization, type JsonLdNode} from '../metadata';
import {isoDate} from '../reading';
import {brand} from '../site';
import type {ArticleFrontMatter} from './frontMatter';

/**
 * An article as schema.org `BlogPosting`; the brand's team, an organisation, is author and
 * publisher. Both are written out: readers of the data see one page at a time.
 */
export function articleJsonLd(
  article: {
    title: string;
    description: string;
    path: string;
    author: string;
    frontMatter: ArticleFrontMatter;
  },
  siteUrl: string,
): JsonLdNode {
  const {title, description, path, author, frontMatter} = article;
  const {datePublished, dateModified = datePublished} = frontMatter;
  const {cover, imageAlt, topic, keywords, words} = frontMatter;
  const publisher = organization(brand, siteUrl);
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: siteUrl + path,
    mainEntityOfPage: siteUrl + path,
    inLanguage: 'en',
    image: {
      '@type': 'ImageObject',
      url: siteUrl + cover.fallback,
      caption: imageAlt,
    },
    datePublished: isoDate(datePublished),
    dateModified: isoDate(dateModified),
    author: {'@type': 'Organization', name: author, url: publisher['url']},
    publisher,
    publishingPrinciples: `${siteUrl}/editorial/`,
    ...(words && {wordCount: words}),
    ...(topic && {articleSection: topic}),
    ...(keywords && {keywords: keywords.join(', ')}),
  };
}
