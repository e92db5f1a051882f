import {renderToStaticMarkup} from 'react-dom/server';
import {USES, type Review} from '../reviews';
import {isReal, reviewedService, shown, usesOf} from '../standing';
import {mailOf} from '../sendMail';
import {Wall} from '../Wall';

jest.mock('../../../reading', () => ({formatDate: (date: string) => date}));
jest.mock('../../../ui', () => ({
  ...jest.requireActual<object>('../../../ui/ChoiceRow'),
  ...jest.requireActual<object>('../../../ui/Layout'),
  ...jest.requireActual<object>('../../../ui/Say'),
  ...jest.requireActual<object>('../../../ui/Rows'),
}));

const SITE = 'https://postwren.example';
const sample: Review = {
  use: 'api',
  text: 'Words.',
  who: 'Name',
  role: 'role',
  company: 'company',
};
const real: Review = {
  ...sample,
  source: 'https://reviews.example/1',
  writtenOn: '2026-10-01',
  consentOn: '2026-10-05',
};

describe('a review is real only', () => {
  it('with source, day and consent', () => {
    expect(isReal(real)).toBe(true);
    expect(isReal(sample)).toBe(false);
  });

  it.each([
    ['without a source', {source: undefined}],
    ['without https', {source: 'http://reviews.example/1'}],
    ['with something else as its source', {source: 'a letter we have'}],
    ['without the day it was written', {writtenOn: undefined}],
    ['with a day that is none', {writtenOn: '2026-02-30'}],
    ['without consent', {consentOn: undefined}],
    ['with a consent that is no day', {consentOn: 'yes'}],
  ])('%s it is a sample', (_what, change) => {
    expect(isReal({...real, ...change})).toBe(false);
  });
});

describe('structured data', () => {
  it('has no review while all are samples', () => {
    expect(reviewedService(SITE, [sample, {...real, consentOn: 'soon'}])).toEqual([]);
  });

  it('has the real ones only, with author and day', () => {
    const [node] = reviewedService(SITE, [sample, real]);
    expect(node?.['review']).toEqual([
      expect.objectContaining({
        '@type': 'Review',
        datePublished: '2026-10-01',
        url: 'https://reviews.example/1',
        author: expect.objectContaining({name: 'Name'}) as unknown,
      }),
    ]);
  });
});

test('only real reviews are shown, newest first', () => {
  const older = {...real, writtenOn: '2026-01-01'};
  expect(shown([sample, older, real])).toEqual([real, older]);
});

test('the filter offers only what some review is about', () => {
  expect(usesOf([{...sample, use: 'templates'}, sample])).toEqual(['api', 'templates']);
});

test('without a real review there is no letter at all', () => {
  expect(renderToStaticMarkup(<Wall reviews={[sample]} />)).toBe('');
});

test('a real review is shown with its source, its use and its days', () => {
  const html = renderToStaticMarkup(<Wall reviews={[sample, real]} />);
  expect(html.match(/<article/g)).toHaveLength(1);
  for (const part of [
    USES.api,
    'href="https://reviews.example/1"',
    '2026-10-01',
    '2026-10-05',
  ]) {
    expect(html).toContain(part);
  }
});

test('the email opens with its headings', () => {
  const link = new URL(mailOf('support@postwren.example', ['What works', 'Name & role']));
  expect(link.pathname).toBe('support@postwren.example');
  expect(link.searchParams.get('body')).toBe('What works:\r\n\r\nName & role:\r\n\r\n');
});
