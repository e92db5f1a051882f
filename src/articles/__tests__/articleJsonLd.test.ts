import {brand} from '../../site';
import {articleJsonLd} from '../articleJsonLd';
import type {ArticleFrontMatter} from '../frontMatter';

// The rest of these rooms needs a browser and Docusaurus.
jest.mock('../../reading', () => jest.requireActual<object>('../../reading/formatDate'));
jest.mock('../../metadata', () =>
  jest.requireActual<object>('../../metadata/organization'),
);

const SITE = 'https://www.acme.example';

const dataOf = (fields: Partial<ArticleFrontMatter> = {}) =>
  articleJsonLd(
    {
      title: 'Bounces',
      description: 'About bounces.',
      path: '/articles/bounces/',
      author: 'The team',
      frontMatter: {
        cover: {fallback: '/assets/bounces.png'},
        imageAlt: 'A letter that comes back',
        datePublished: '2026-11-20',
        ...fields,
      } as ArticleFrontMatter,
    },
    SITE,
  );

it('describes an article to search engines, with full addresses', () => {
  expect(dataOf()).toEqual({
    '@type': 'BlogPosting',
    headline: 'Bounces',
    description: 'About bounces.',
    url: `${SITE}/articles/bounces/`,
    mainEntityOfPage: `${SITE}/articles/bounces/`,
    inLanguage: 'en',
    image: {
      '@type': 'ImageObject',
      url: `${SITE}/assets/bounces.png`,
      caption: 'A letter that comes back',
    },
    datePublished: '2026-11-20',
    dateModified: '2026-11-20',
    author: {'@type': 'Organization', name: 'The team', url: `${SITE}/`},
    publisher: expect.objectContaining({
      '@type': 'Organization',
      name: brand.name,
      url: `${SITE}/`,
    }) as object,
    publishingPrinciples: `${SITE}/editorial/`,
  });
});

it('adds the topic, the keywords and the number of words where they are known', () => {
  expect(
    dataOf({topic: 'Deliverability', keywords: ['bounce', 'soft bounce'], words: 1200}),
  ).toMatchObject({
    articleSection: 'Deliverability',
    keywords: 'bounce, soft bounce',
    wordCount: 1200,
  });
});

it('says nothing about the length of an article without words', () => {
  expect(dataOf({words: 0})).not.toHaveProperty('wordCount');
});
