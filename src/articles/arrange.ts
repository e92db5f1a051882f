import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {withSlash} from '../site';
import type {ArticleFrontMatter} from './frontMatter';
import {besideArticles, type ArticleTeaser} from './teasers';

/** The front matter as `parseFrontMatter` leaves it. */
export function articleOf({metadata}: BlogPost): ArticleFrontMatter {
  return metadata.frontMatter as unknown as ArticleFrontMatter;
}

/** What lists show of an article. */
export function teaserOf(post: BlogPost): ArticleTeaser {
  const {title, permalink, description} = post.metadata;
  const {cover, topic, datePublished, dateModified, featured, status} = articleOf(post);
  return {
    title,
    path: withSlash(permalink),
    description,
    cover,
    topic,
    published: new Date(datePublished).toISOString(),
    modified: dateModified && new Date(dateModified).toISOString(),
    ...(featured && {featured}),
    ...(status && {status: status.kind}),
  };
}

/** Newest first; articles of one day by their address, whatever order the disk has. */
export function newestFirst(a: ArticleTeaser, b: ArticleTeaser): number {
  return b.published.localeCompare(a.published) || a.path.localeCompare(b.path);
}

/** Path of each article's cover, by the path of the article, for the sitemap. */
export const coverOf = new Map<string, string>();

/** How many words people read in a text: no code, no tags, no import. */
export function wordsIn(markdown: string): number {
  const prose = markdown
    .replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2/gm, ' ')
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/<\/?[a-z][^>]*>|\{[^}]*\}/gi, ' ');
  return prose.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/**
 * Docusaurus' `processBlogPosts`: puts the articles in order and gives each the articles
 * beside it, which its own page then carries. No page has to carry the list of all. Those that
 * are only previewed stand beside none.
 */
export function arrangeArticles({
  blogPosts,
}: {
  blogPosts: BlogPost[];
}): Promise<BlogPost[]> {
  const unlisted = blogPosts.filter(({metadata}) => metadata.unlisted);
  const ordered = blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map((post) => ({post, teaser: teaserOf(post)}))
    .sort((a, b) => newestFirst(a.teaser, b.teaser));
  const beside = besideArticles(ordered.map(({teaser}) => teaser));
  ordered.forEach(({post}, index) => {
    const besideThis = beside[index];
    const article = articleOf(post);
    article.words = wordsIn(post.content);
    coverOf.set(withSlash(post.metadata.permalink), article.cover.fallback);
    if (besideThis) {
      article.beside = besideThis;
    }
  });
  return Promise.resolve([...ordered.map(({post}) => post), ...unlisted]);
}
