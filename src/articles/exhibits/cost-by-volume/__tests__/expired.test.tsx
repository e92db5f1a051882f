import {renderToStaticMarkup} from 'react-dom/server';
import {CostByVolume} from '..';
import type * as registry from '../../../figures';
import {rank} from '../rank';
import type {Offer} from '../types';

jest.mock('@docusaurus/Head', () => 'head', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => ({}), {virtual: true});

/** The day of the build, and prices of before and after: none of the registry's. */
jest.mock('../../../figures/buildDay', () => ({buildDay: '2026-04-11'}));
jest.mock('../../../figures', () => {
  const actual = jest.requireActual<typeof registry>('../../../figures');
  const price = (id: string, amount: number, checkedOn: string) => ({
    id,
    value: `$${String(amount)} a month`,
    amount,
    source: {label: `${id} prices`, href: `https://example.com/${id}`},
    checkedOn,
    validForDays: 90,
  });
  const figures = [
    price('new-month', 30, '2026-04-01'),
    price('dear-month', 90, '2026-04-01'),
    price('old-month', 10, '2026-01-10'),
    price('old-rate', 1, '2026-01-10'),
  ];
  return {
    ...actual,
    figureOf: (id: string) => figures.find((figure) => figure.id === id),
  };
});

const offer = (id: string, provider: string, plans: Offer['plans']): Offer => ({
  id,
  provider,
  plans,
});
const fresh = offer('fresh', 'Fresh', [{name: 'One', fee: 'new-month', included: 1e6}]);
const dear = offer('dear', 'Dear', [{name: 'Big', fee: 'dear-month', included: 1e6}]);
const stale = offer('stale', 'Stale', [{name: 'Old', fee: 'old-month', included: 1e6}]);
/** Its first 50,000 rest on a current price, what exceeds them does not. */
const mixed = offer('mixed', 'Mixed', [
  {
    name: 'Step',
    fee: 'new-month',
    included: 50_000,
    rates: [{figure: 'old-rate', per: 1000}],
  },
]);
/** The cheaper plan has an old price, the other one a current price. */
const both = offer('both', 'Both', [
  {name: 'Small', fee: 'old-month', included: 1e6},
  {name: 'Large', fee: 'new-month', included: 1e6},
]);
const small = offer('small', 'Small', [{name: 'S', fee: 'new-month', included: 10}]);

const ids = (rows: readonly {offer: Offer}[]) => rows.map((row) => row.offer.id);

test('a price past its date is not ranked, whatever it would win', () => {
  const {ranked, unranked} = rank([stale, dear, fresh], 50_000, '2026-04-11');
  expect(ids(ranked)).toEqual(['fresh', 'dear']);
  expect(ids(unranked)).toEqual(['stale']);
  expect(unranked[0]).toMatchObject({
    quote: {amount: 10},
    expired: ['old-month'],
  });
});

test('on its last day it is', () => {
  const {ranked, unranked} = rank([stale, dear, fresh], 50_000, '2026-04-10');
  expect(ids(ranked)).toEqual(['stale', 'fresh', 'dear']);
  expect(unranked).toEqual([]);
});

test('only the prices that a sum is made from count', () => {
  expect(ids(rank([mixed], 50_000, '2026-04-11').ranked)).toEqual(['mixed']);
  expect(rank([mixed], 51_000, '2026-04-11')).toMatchObject({
    ranked: [],
    unranked: [{expired: ['old-rate'], quote: {amount: 31}}],
  });
});

test('an offer whose cheapest plan is past its date is not ranked by a dearer plan', () => {
  expect(ids(rank([both], 50_000, '2026-04-11').unranked)).toEqual(['both']);
});

test('an offer without a price is in neither', () => {
  expect(rank([small], 50_000, '2026-04-11')).toEqual({
    ranked: [],
    unranked: [],
    unpriced: [small],
  });
});

const pageOf = (...offers: Offer[]) =>
  renderToStaticMarkup(<CostByVolume offers={offers} subject={['stale']} />);
/** What stands in one list of the exhibit. */
const list = (html: string, tag: 'ol' | 'ul') =>
  new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(html)?.[1] ?? '';

test('bars are drawn for current prices only, and are as long as those say', () => {
  const html = pageOf(stale, dear, fresh);
  expect(html).toContain('data-ranked-on="2026-04-11"');
  expect(list(html, 'ol')).not.toContain('Stale');
  expect(list(html, 'ol').match(/inline-size:[\d.]+%/g)).toEqual([
    expect.stringMatching(/:33\.3\d*%/),
    'inline-size:100%',
  ]);
});

test('the others stand below: last price, day, source, and why they are not ranked', () => {
  const html = pageOf(stale, dear, fresh);
  expect(html).toContain('Not ranked, because');
  const below = list(html, 'ul');
  expect(below).toContain('Stale');
  expect(below).toContain('last known: $10.00');
  expect(below).toContain('checked <time dateTime="2026-01-10">10 Jan 2026</time>');
  expect(below).toContain('href="https://example.com/old-month"');
  expect(below).not.toContain('inline-size');
  expect(below).toContain('data-subject');
});

test('a cell of the table that rests on an old price is marked in words', () => {
  const html = pageOf(stale, fresh);
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells.slice(0, 4).every((cell) => cell?.includes('may have changed'))).toBe(
    true,
  );
  expect(cells.slice(4)).toEqual(['$30.00', '$30.00', '$30.00', '$30.00']);
  expect(html).toContain('not current');
});

test('without any current price it says that nothing is ranked', () => {
  const html = pageOf(stale);
  expect(html).toContain('None of these prices is current');
  expect(html).not.toContain('<ol');
});

test('with current prices only, nothing is said', () => {
  const html = pageOf(dear, fresh);
  expect(html).not.toContain('Not ranked');
  expect(html).not.toContain('may have changed');
  expect(html).not.toContain('<ul');
});
