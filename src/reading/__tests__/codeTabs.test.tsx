import type {ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {CodeTabs} from '../CodeTabs';

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

const blocks = [
  {language: 'bash', html: 'curl'},
  {language: 'php', html: 'curl_init'},
];

it('has a tab for each sample, of which the first is chosen', () => {
  const html = renderToStaticMarkup(<CodeTabs blocks={blocks} />);
  expect(html.match(/data-pane="\w+"/g)).toEqual(['data-pane="bash"', 'data-pane="php"']);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).not.toContain('data-guide');
});

it('leads to the guides of other languages, whose code comes later', () => {
  const guides = ['/docs/guides/go/#send', '/docs/guides/csharp/#send'];
  const html = renderToStaticMarkup(<CodeTabs blocks={blocks} guides={guides} />);
  for (const [index, language] of ['go', 'csharp'].entries()) {
    const address = guides[index] ?? '';
    expect(html).toContain(`data-guide="${address}"`);
    expect(html).toMatch(
      RegExp(`<div data-pane="${language}"[^>]*><p[^>]*>[^<]*<a href="${address}"`),
    );
  }
  expect(html).toContain('C#');
});
