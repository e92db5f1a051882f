import {readFileSync} from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {viewArticle} from '../preview/articleView';
import type * as StandIns from '../preview/docusaurus';

function mockStandIns() {
  return jest.requireActual<typeof StandIns>('../preview/docusaurus');
}
jest.mock('@docusaurus/Link', () => mockStandIns().Link, {virtual: true});
jest.mock('@docusaurus/Head', () => mockStandIns().Head, {virtual: true});
jest.mock('@docusaurus/useBaseUrl', () => mockStandIns(), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => mockStandIns().useBrokenLinks, {
  virtual: true,
});
jest.mock('@docusaurus/useDocusaurusContext', () => mockStandIns().useDocusaurusContext, {
  virtual: true,
});
jest.mock('@theme/SearchBar', () => mockStandIns().Head, {virtual: true});
jest.mock('@generated/articles/default/topics.json', () => [], {virtual: true});
jest.mock(
  'cms:exhibits',
  () => ({__esModule: true, default: {dial: {Dial: () => 'A dial'}}}),
  {
    virtual: true,
  },
);

const htmlOf = (text: string) =>
  renderToStaticMarkup(<>{viewArticle(text, (url) => `blob:${url}`).content}</>);

describe('the preview', () => {
  it('draws hints, tables, pictures and code as the site does', () => {
    const html = htmlOf(
      ':::warning[Mind this]\n\nTake **care**.\n\n:::\n\n| A | B |\n| - | - |\n| 1 | ~~2~~ |\n\n![A map](./map.png)\n\n```js title="It"\na < b\n```',
    );
    expect(html).toMatch(/data-kind="warning"[^]*Mind this[^]*<strong>care<\/strong>/);
    expect(html).toContain('<th>A</th>');
    expect(html).toContain('<td><del>2</del></td>');
    expect(html).toContain('src="blob:./map.png" alt="A map"');
    expect(html).toContain('a &lt; b');
  });

  it('draws what an article imports, and names what it cannot draw', () => {
    const html = htmlOf(
      "import {Dial} from '@site/src/articles/exhibits/dial';\n\n<Dial />\n\n<Other rows={[1]} />",
    );
    expect(html).toContain('A dial');
    expect(html).toContain('Other');
  });

  it('takes a colon for no directive, and runs no program', () => {
    const html = htmlOf('See dkim:pass at 10:30. {/* note */}{globalThis.x = 1} {2}');
    expect(html).toBe('<p>See dkim:pass at 10:30.  2</p>');
    expect(globalThis).not.toHaveProperty('x');
  });

  it('gives headings their own addresses and the table of contents', () => {
    const {toc} = viewArticle('## Soft & hard {/* #kinds */}\n\n### Why?', String);
    expect(toc).toEqual([
      {id: 'kinds', value: 'Soft &amp; hard', level: 2},
      {id: 'why', value: 'Why?', level: 3},
    ]);
  });

  it('draws a published article', () => {
    const file = readFileSync('tests/fixtures/articles/what-is-dkim/index.mdx', 'utf8');
    const html = htmlOf(file.replace(/^---\n[^]*?\n---\n/, ''));
    expect(html).toContain('<table>');
  });
});
