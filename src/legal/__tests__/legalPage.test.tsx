import {renderToStaticMarkup} from 'react-dom/server';
import type {ContentPage} from '../../content';
import {LegalPage} from '../LegalPage';

jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({siteConfig: {url: 'https://www.acme.example'}}),
  {virtual: true},
);
jest.mock('../../metadata', () => ({PageMeta: () => null}));
jest.mock('../../reading', () => ({
  ...jest.requireActual<object>('../../reading/formatDate'),
  FoldedToc: () => null,
  Prose: 'div',
  Toc: () => null,
}));
jest.mock('../../shell', () => ({control: () => ({})}));
jest.mock('../../ui', () => ({Breadcrumbs: () => null, Button: 'button'}));

function show(frontMatter: ContentPage['frontMatter']): string {
  const page: ContentPage = {
    title: 'Terms',
    description: 'What you agree to.',
    path: '/legal/terms/',
    toc: [],
    frontMatter,
  };
  return renderToStaticMarkup(<LegalPage page={page}>The text.</LegalPage>);
}

it('shows the state, the gist and the changes of a legal page', () => {
  const html = show({
    version: '1.2',
    effectiveDate: '2026-11-21',
    summary: ['You agree.'],
    changes: [{date: '2026-11-21', text: 'First version.'}],
  });
  for (const text of ['1.2', 'You agree.', 'First version.', 'The text.', 'Draft.']) {
    expect(html).toContain(text);
  }
});

it('shows each day with its label, in UTC', () => {
  const html = show({
    version: '1.2',
    effectiveDate: '2026-11-21T23:59:59.999Z',
    reviewedOn: '2026-11-22T00:00:00.000Z',
    changes: [
      {date: '2026-11-22', text: 'Second version.'},
      {date: '2026-10-01', text: 'First version.'},
    ],
  });
  const day = (label: string) =>
    new RegExp(`<dt>${label}</dt><dd><time dateTime="([^"]+)">([^<]+)</time>`)
      .exec(html)
      ?.slice(1);
  expect(day('In force from')).toEqual(['2026-11-21', '21 November 2026']);
  expect(day('Reviewed')).toEqual(['2026-11-22', '22 November 2026']);
  expect(html).toContain('<dt>22 November 2026</dt><dd>Second version.</dd>');
  expect(html).toContain('<dt>1 October 2026</dt><dd>First version.</dd>');
});

it('is a draft until a lawyer has reviewed it', () => {
  expect(show({version: '1.2', effectiveDate: '2026-11-21'})).toContain('<b>Draft.</b>');
  expect(show({version: '1.2', reviewedOn: '2026-11-22'})).not.toContain('Draft.');
});

it('shows the title and the text of an article that has none of these', () => {
  const html = show({});
  expect(html).toContain('<h1>Terms</h1>');
  expect(html).toContain('The text.');
  expect(html).not.toMatch(/Version|In short|What changed|Draft\./);
});
