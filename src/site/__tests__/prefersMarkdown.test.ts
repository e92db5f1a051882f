import fc from 'fast-check';
import {prefersMarkdown} from '../prefersMarkdown';

test.each([
  // What coding agents send.
  ['text/markdown, text/html, */*', true],
  ['text/markdown, text/plain;q=0.9, */*;q=0.8', true],
  ['text/markdown;q=1.0, text/html;q=0.7, */*;q=0.1', true],
  ['text/markdown', true],
  ['TEXT/Markdown ; charset=utf-8 ; Q=0.5', true],
  // What browsers, crawlers and command lines send.
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['', false],
  // Weights decide.
  ['text/html, text/markdown;q=0.9', false],
  ['text/html;q=0.8, text/markdown;q=0.801', true],
  ['text/html;q=0.80, text/markdown;q=0.8', true],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.4, */*', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000, text/html;q=0', false],
  // The most specific range is the one that counts for HTML.
  ['text/markdown;q=0.5, text/html;q=0.1, */*;q=1', true],
  // No weight at all, and a name that only begins like the type.
  ['text/markdown;q=2', true],
  ['text/markdown-x, */*', false],
  ['application/pdf', false],
])('%j prefers Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test('a request without the header gets HTML', () => {
  expect(prefersMarkdown(undefined)).toBe(false);
  expect(prefersMarkdown(null)).toBe(false);
});

test('no header makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (accept) => {
      expect(typeof prefersMarkdown(accept)).toBe('boolean');
    }),
  );
});
