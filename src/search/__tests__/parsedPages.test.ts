import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {cutPage, type MarkdownSource} from '../cutSite';
import {keepParsedPages} from '../parsedPages';
import {specOnDisk} from './support';

const bundler = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

const page: MarkdownSource = {
  path: '/docs/a/',
  title: 'A',
  kind: 'docs',
  source: `---
title: A
---

Write to https://example.com/a, www.example.com or ~~nobody~~ ada@example.com.

## Verify it {/* #verify */}

| Field | Type |
| --- | --- |
| \`reply_to\` | [string](/docs/b/) |

:::info
Sent at 10:30 to <Need of="a domain" />.
:::

### Next

- [One](/docs/c/)
`,
};

it('cuts a page that the bundler has parsed as it is cut from its text', () => {
  const api = specOnDisk();
  const {remarkSections, sectionsOf} = keepParsedPages();
  const file = new VFile(page.source.replace(/^---[^]*?---\n/, ''));
  remarkSections()(bundler.parse(file), file);
  const looked = jest.fn(sectionsOf);
  const records = cutPage(page, api, looked);
  expect(looked.mock.results[0]?.value).toHaveLength(3);
  expect(records).toEqual(cutPage(page, api));
});

it('knows nothing of a text that was not parsed, such as the first words of an article', () => {
  const {remarkSections, sectionsOf} = keepParsedPages();
  const file = new VFile('First words.');
  remarkSections()(bundler.parse(file), file);
  expect(sectionsOf('First words.\n\nAnd the rest.')).toBeUndefined();
  expect(sectionsOf('\nFirst words.\n')).toHaveLength(1);
});
