import {gzipSync} from 'node:zlib';
import type {ComponentProps, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {ChurnCalculator} from '../ChurnCalculator';

jest.mock(
  '@docusaurus/Link',
  () => ({
    __esModule: true,
    default: ({to, children}: ComponentProps<'a'> & {to: string}) => (
      <a href={to}>{children}</a>
    ),
  }),
  {virtual: true},
);

jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/'})}), {
  virtual: true,
});

// These rooms need a browser and Docusaurus.
jest.mock('../../../../chrome', () => ({
  TrialLink: ({children}: {children: ReactNode}) => <a href="/">{children}</a>,
}));
jest.mock('../../../../metadata', () => ({JsonLd: () => null}));
jest.mock('../../../../reading', () => ({
  CopyButton: () => <button type="button">Copy</button>,
  Prose: 'div',
  elements: {
    a: 'a',
    h2: 'h2',
    h3: 'h3',
    h4: 'h4',
    table: 'table',
  },
}));

let html = '';
let text = '';
/** Bytes of the page's own part, gzip: the whole page may have 60,000. */
const BUDGET = 40_000;

beforeAll(() => {
  // The guide has been loaded by now.
  html = renderToStaticMarkup(<ChurnCalculator />);
  text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
});
const all = (pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, name]) => name ?? '');

test('the page is complete before any script', () => {
  expect(text).toContain('15 ÷ 500 = 3.0%');
  expect(text).toContain('60 × 80% ÷ 3.00% = 1,600');
  expect(text).toContain('Without JavaScript, you see an example below');
  expect(text).toContain('It shows an example until you enter your own numbers');
});

test('each id is given once, and each one that is named exists', () => {
  const ids = all(/ id="([^"]+)"/g);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(twice).toEqual([]);
  const named = [
    ...all(/ (?:for|aria-labelledby|aria-describedby)="([^"]+)"/g).flatMap((value) =>
      value.split(' '),
    ),
    ...all(/url\(#([^)]+)\)/g),
    ...all(/ href="#([^"]+)"/g),
  ];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test('it is light, with all that can be read', () => {
  expect(gzipSync(html).length).toBeLessThan(BUDGET);
});
