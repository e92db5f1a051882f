import {renderToStaticMarkup} from 'react-dom/server';
import {DocsOverMcp} from '../DocsOverMcp';

let mockFields: Record<string, unknown>;

jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({
    siteConfig: {url: 'https://www.acme.example', customFields: mockFields},
  }),
  {virtual: true},
);
jest.mock('../../reading', () => ({
  CodeBlock: ({html}: {html: string}) => <pre>{html}</pre>,
  elements: {h2: 'h2'},
}));
jest.mock('../../ui', () => ({ButtonLink: 'a'}));

it('is on the page where the host has it', () => {
  mockFields = {docsMcp: true};
  const html = renderToStaticMarkup(<DocsOverMcp />);
  expect(html).toContain('<pre>https://www.acme.example/mcp</pre>');
  expect(html.match(/to="(?:cursor:\/\/|vscode:)/g)).toHaveLength(2);
});

it('is not named anywhere else', () => {
  mockFields = {};
  expect(renderToStaticMarkup(<DocsOverMcp />)).toBe('');
});
