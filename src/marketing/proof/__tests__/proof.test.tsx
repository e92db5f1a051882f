import {renderToStaticMarkup} from 'react-dom/server';
import {proof, type CustomerLogo, type DeliveryTimes, type Proof} from '../../../site';
import type {Review} from '../../customer-reviews/reviews';
import {ProofBand} from '../ProofBand';

jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
  {virtual: true},
);

// The rest of this room needs Docusaurus.
jest.mock('../../../reading', () =>
  jest.requireActual<object>('../../../reading/formatDate'),
);

const logo: CustomerLogo = {
  name: 'Acme',
  site: 'https://acme.example/',
  picture: '/img/customers/acme.svg',
  width: 120,
  height: 40,
  consentOn: '2026-11-21',
};
const times: DeliveryTimes = {
  medianSeconds: 2,
  p95Seconds: 9,
  from: '2026-10-01',
  to: '2026-10-31',
  source: 'https://status.acme.example/times',
};
const review: Review = {
  use: 'api',
  text: 'The errors name the field.',
  who: 'Ana Duarte',
  role: 'CTO',
  company: 'Customer',
  source: 'https://customer.example/review',
  writtenOn: '2026-11-01',
  consentOn: '2026-11-02',
};
const status = {
  picture: '/status.svg',
  width: 160,
  height: 24,
  alt: 'State of the API now',
} as const;

const band = (given: Partial<Proof>, reviews: readonly Review[] = []) =>
  renderToStaticMarkup(<ProofBand proof={{logos: [], ...given}} reviews={reviews} />);

test('the owner has given nothing yet, so nothing is shown', () => {
  expect(renderToStaticMarkup(<ProofBand proof={proof} reviews={[]} />)).toBe('');
});

test('each slot opens on its own', () => {
  expect(band({logos: [logo]})).toContain('alt="Acme"');
  expect(band({}, [review])).toContain('The errors name the field.');
  expect(band({status})).toContain('alt="State of the API now"');
  const measured = band({deliveryTimes: times}).replace(/<[^>]+>/g, '');
  expect(measured).toContain('within 2 seconds');
  expect(measured).toContain('from 1 October 2026 to 31 October 2026');
});

test.each<[string, Partial<Proof>, Review[]]>([
  ['a logo without a consent', {logos: [{...logo, consentOn: ''}]}, []],
  ['a logo without a site', {logos: [{...logo, site: 'acme'}]}, []],
  ['a quote without its source', {}, [{...review, source: ''}]],
  ['times without a source', {deliveryTimes: {...times, source: ''}}, []],
  ['times that end before they begin', {deliveryTimes: {...times, to: '2026-09-01'}}, []],
  ['a median above its 95th percentile', {deliveryTimes: {...times, p95Seconds: 1}}, []],
])('not shown: %s', (_what, given, reviews) => {
  expect(band(given, reviews)).toBe('');
});

test('at most two quotes, the newest first, each with its original', () => {
  const html = band({}, [
    {...review, text: 'Oldest', writtenOn: '2026-01-01'},
    {...review, text: 'Newest', writtenOn: '2026-11-02'},
    {...review, text: 'Newer'},
  ]);
  expect([...html.matchAll(/<blockquote[^>]*>(\w+)/g)].map(([, text]) => text)).toEqual([
    'Newest',
    'Newer',
  ]);
  expect(html.match(/Read the original/g)).toHaveLength(2);
});
