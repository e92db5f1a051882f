import {renderToStaticMarkup} from 'react-dom/server';
import type {ContentPage} from '../../content/types';
import {LegalPage} from '../LegalPage';

jest.mock('@docusaurus/Link', () => 'a', {virtual: true});
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

it('shows the title and the text of an article that has none of these', () => {
  const html = show({});
  expect(html).toContain('<h1>Terms</h1>');
  expect(html).toContain('The text.');
  expect(html).not.toMatch(/Version|In short|What changed|Draft\./);
});
