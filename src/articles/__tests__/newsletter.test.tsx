import {renderToStaticMarkup} from 'react-dom/server';
import {brand} from '../../site';
import {Newsletter} from '../Newsletter';

let mockUrl: string | undefined;
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({siteConfig: {customFields: {newsletterUrl: mockUrl}}}),
  {virtual: true},
);
jest.mock('../../ui', () => ({Button: 'button'}));

const html = () => renderToStaticMarkup(<Newsletter path="/articles/" />);

it('is not there until it has an address', () => {
  mockUrl = undefined;
  expect(html()).toBe('');
});

it('is a form that works by itself, with the words that the reader agrees to', () => {
  mockUrl = 'https://forms.example.com/f/fm_1';
  const form = html();
  expect(form).toMatch(/^<form[^>]* action="https:\/\/forms\.example\.com\/f\/fm_1"/);
  expect(form).toContain('method="post"');
  expect(form).toMatch(/<input[^>]* type="email"[^>]* required="" name="email"/);
  const [, label] = /<label for="([^"]+)">Email address</.exec(form) ?? [];
  expect(form).toContain(`<input id="${String(label)}"`);
  const [, consent] = /<input[^>]* name="consent" value="([^"]+)"/.exec(form) ?? [];
  expect(form).toContain(`<span>${String(consent)}</span>`);
  expect(form).toContain(`value="${brand.url}/articles/"`);
});
