import {renderToStaticMarkup} from 'react-dom/server';
import {ArticleDate} from '../ArticleDate';
import {articleJsonLd} from '../articleJsonLd';
import type {ArticleFrontMatter} from '../frontMatter';

// The rest of that room needs a browser and Docusaurus.
jest.mock('../../reading', () => jest.requireActual<object>('../../reading/formatDate'));
jest.mock('../../metadata', () =>
  jest.requireActual<object>('../../metadata/organization'),
);

const shown = (published: string, modified?: string) =>
  renderToStaticMarkup(<ArticleDate published={published} modified={modified} />);

describe('ArticleDate', () => {
  const published =
    '<span>Published <time dateTime="2026-11-20">20 November 2026</time></span>';

  it('is the day of publication where the article was never updated', () => {
    expect(shown('2026-11-20')).toBe(published);
  });

  it('is the day of the update, in UTC', () => {
    expect(shown('2026-11-20', '2026-11-21T23:59:59.999Z')).toBe(
      '<span>Updated <time dateTime="2026-11-21">21 November 2026</time></span>',
    );
    expect(shown('2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z')).toBe(
      '<span>Updated <time dateTime="2026-11-21">21 November 2026</time></span>',
    );
  });

  it.each(['2026-11-20T18:00:00.000Z', '2026-11-19'])(
    'is the day of publication where the update was on it or before it: %s',
    (modified) => {
      expect(shown('2026-11-20T06:00:00.000Z', modified)).toBe(published);
    },
  );
});

describe('the dates in structured data', () => {
  const datesOf = (frontMatter: Partial<ArticleFrontMatter>) => {
    const {datePublished, dateModified} = articleJsonLd(
      {
        title: 'Bounces',
        description: 'About bounces.',
        path: '/articles/bounces/',
        author: 'The team',
        frontMatter: {cover: {fallback: '/x.png'}, ...frontMatter} as ArticleFrontMatter,
      },
      'https://www.acme.example',
    );
    return [datePublished, dateModified];
  };

  it('are the days that readers see', () => {
    expect(datesOf({datePublished: '2026-11-20', dateModified: '2026-11-21'})).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(datesOf({datePublished: '2026-11-20'})).toEqual(['2026-11-20', '2026-11-20']);
  });
});
