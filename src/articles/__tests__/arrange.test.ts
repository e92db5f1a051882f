import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {arrangeArticles, articleOf, coverOf, teaserOf, wordsIn} from '../arrange';

function post(slug: string, datePublished: string, fields: object = {}): BlogPost {
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
        cover: {fallback: '/x.png'},
        ...fields,
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

it('notes the cover for the sitemap, and how long the text is', async () => {
  const [first] = await arrangeArticles({
    blogPosts: [{...post('long', '2026-11-21'), content: 'One two\n\nthree'}],
  });
  expect(first && articleOf(first).words).toBe(3);
  expect(coverOf.get('/articles/long/')).toBe('/x.png');
});

it.each([
  ['', 0],
  ["Don't send 1,000 emails.", 4],
  ["import X from 'x';\n\nText", 1],
  ['<Hint type="tip">\n\nRead this.\n\n</Hint>', 2],
  ['Before\n\n```js\nconst code = true;\n```\n\nafter', 2],
  ['See <FigureValue id="ses" /> and {value}.', 2],
  ['One<br />two', 2],
  ['One, two, three', 3],
  ['Now import your list, and export it.', 7],
  ['~5 minutes\n\n~6 hours', 4],
  ['`One` two\n\n`three` four', 4],
  ['Write ```js``` first\n\n```js\ncode of five long words\n```\n\nafter', 4],
  ['~~~md\nNot ~~~ these words\n~~~\n\nafter', 1],
  ['- one\n\n  ```js\n  code\n  ```\n\n  two', 2],
])('counts the words that people read in %j', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

it('leads from no article to one that is only previewed', async () => {
  const {metadata, ...rest} = post('hidden', '2026-11-22');
  const hidden = {...rest, metadata: {...metadata, unlisted: true}} as BlogPost;
  const arranged = await arrangeArticles({
    blogPosts: [hidden, post('a', '2026-11-21'), post('b', '2026-11-20')],
  });
  expect(arranged.map(({id}) => id)).toEqual(['a', 'b', 'hidden']);
  expect(JSON.stringify(arranged.slice(0, 2))).not.toContain('hidden');
});

it('shows in lists when an article was updated, that it is featured, and how it is held back', () => {
  const day = '2026-11-20';
  expect(teaserOf(post('a', day))).toStrictEqual({
    title: 'a',
    path: '/articles/a/',
    description: 'About it',
    cover: {fallback: '/x.png'},
    topic: 'Basics',
    published: '2026-11-20T00:00:00.000Z',
    modified: undefined,
  });
  const fields = {dateModified: '2026-11-22', featured: true, status: {kind: 'draft'}};
  expect(teaserOf(post('a', day, fields))).toMatchObject({
    modified: '2026-11-22T00:00:00.000Z',
    featured: true,
    status: 'draft',
  });
});
