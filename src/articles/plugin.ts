import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {withSlash} from '../site';
import type {ArticleFrontMatter} from './frontMatter';
import type {ArticleTeaser} from './teasers';

/** What lists show of each article, newest first. */
export function teasersOf({blogPosts}: Pick<BlogContent, 'blogPosts'>): ArticleTeaser[] {
  return blogPosts.map(({metadata: {title, permalink, description, frontMatter}}) => {
    const {cover, topic, datePublished, dateModified} =
      frontMatter as unknown as ArticleFrontMatter;
    return {
      title,
      path: withSlash(permalink),
      description,
      cover,
      topic,
      published: new Date(datePublished).toISOString(),
      modified: dateModified && new Date(dateModified).toISOString(),
    };
  });
}

/** Build step: the teasers that the article list and the articles themselves show. */
export default function articlesPlugin(): Plugin {
  return {
    name: 'articles',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.[
        'default'
      ] as BlogContent;
      await actions.createData('teasers.json', JSON.stringify(teasersOf(blog)));
    },
  };
}
