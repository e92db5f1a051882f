import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {arrangeArticles, articleOf} from '../arrange';

function post(slug: string, datePublished: string, featured?: true): BlogPost {
  return {
    id: slug,
    content: '',
    metadata: {
      title: slug,
      permalink: `/articles/${slug}`,
      description: 'About it',
      frontMatter: {
        datePublished,
        topic: 'Basics',
        featured,
        cover: {fallback: '/x.png'},
      },
    },
  } as unknown as BlogPost;
}

it('puts the newest first, and articles of one day by their address', async () => {
  const blogPosts = [
    post('b', '2026-11-20'),
    post('z', '2026-11-21'),
    post('a', '2026-11-20'),
  ];
  const arranged = await arrangeArticles({blogPosts});
  expect(arranged.map(({id}) => id)).toEqual(['z', 'a', 'b']);
  expect(await arrangeArticles({blogPosts: [...blogPosts].reverse()})).toEqual(arranged);
});

it('gives each article what stands beside it', async () => {
  const [first] = await arrangeArticles({
    blogPosts: [post('a', '2026-11-21'), post('b', '2026-11-20')],
  });
  expect(first && articleOf(first).beside).toEqual({
    more: [
      {
        title: 'b',
        path: '/articles/b/',
        cover: {fallback: '/x.png'},
        published: '2026-11-20T00:00:00.000Z',
      },
    ],
    next: {title: 'b', path: '/articles/b/'},
  });
});
