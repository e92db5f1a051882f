import type {Root} from 'mdast';
import {cutMarkdown, cutTree} from '../cutMarkdown';

const cut = (...lines: string[]) => cutMarkdown(lines.join('\n'));
const texts = (...lines: string[]) =>
  cut(...lines).sections.map(({hash, text}) => [hash, text]);

it('cuts at headings, with the anchors that the page has', () => {
  const {sections} = cut(
    'Top.',
    '',
    '## Verify it {/* #verify */}',
    '',
    'One.',
    '',
    '### What `from` means',
    '',
    'Two.',
    '',
    '## What `from` means',
    '',
    'Three.',
  );
  expect(sections.map(({hash, trail, text}) => ({hash, trail, text}))).toEqual([
    {hash: '', trail: [], text: 'Top.'},
    {hash: 'verify', trail: ['Verify it'], text: 'One.'},
    {hash: 'what-from-means', trail: ['Verify it', 'What from means'], text: 'Two.'},
    {hash: 'what-from-means-1', trail: ['What from means'], text: 'Three.'},
  ]);
});

it('keeps what readers see: inline code, tables, links, lists, hints, pictures', () => {
  expect(
    texts(
      'Set `to` and **go** to [the docs](/docs/).',
      '',
      '| Field | Type |',
      '| --- | --- |',
      '| `to` | string |',
      '',
      '- one',
      '- two',
      '',
      ':::warning[Careful]',
      '',
      'Keep it secret.',
      '',
      ':::',
      '',
      '![A plan of the way](./way.svg)',
    ),
  ).toEqual([
    [
      '',
      'Set to and go to the docs. Field · Type to · string one two Careful Keep it secret. A plan of the way',
    ],
  ]);
});

it('leaves out what readers do not see, and code, whose names it keeps', () => {
  const {sections} = cut(
    "import {X} from './x';",
    '',
    '{/* a note */}',
    '',
    "Yes{' '}and no.",
    '',
    '```javascript title="send.mjs"',
    'const scheduledAt = em_7Qx2mB41 ?? plan_url;',
    '```',
  );
  expect(sections).toEqual([
    {
      hash: '',
      trail: [],
      text: 'Yes and no.',
      code: ['scheduledAt', 'plan_url'],
      components: [],
      links: 0,
    },
  ]);
});

it.each([
  ['a comment at its end', '## Verify it {/* #verify */}', 'verify'],
  ['a comment without spaces', '## Verify it {/*#verify*/}', 'verify'],
  ['a comment with more spaces', '## Verify it { /*  #verify  */ }', 'verify'],
  ['no comment', '## Verify it', 'verify-it'],
  ['a comment that is no anchor', '## Verify it {/* verify */}', 'verify-it'],
  ['a comment after other code', '## Verify it {1 /* #verify */}', 'verify-it'],
  ['a comment before other code', '## Verify it {/* #verify */ 1}', 'verify-it'],
])('gives a heading with %s its anchor', (_, heading, hash) => {
  expect(cut(heading).sections.at(-1)).toMatchObject({hash, trail: ['Verify it']});
});

it('cuts at headings of the second to the fourth level, and reads others as text', () => {
  const {sections} = cut('# One', '', '#### Four', '', '##### Five', '', 'Text.');
  expect(sections.map(({trail, text}) => ({trail, text}))).toEqual([
    {trail: [], text: 'One'},
    {trail: ['Four'], text: 'Five Text.'},
  ]);
});

it.each([
  ['paragraphs', ['one', '', 'two']],
  ['a line with more spaces', ['one   two']],
  ['lines of a paragraph', ['one\\', 'two']],
  ['list items', ["- {'one'}", "- {'two'}"]],
  ['a quote and a paragraph', ["> {'one'}", '', 'two']],
  ['an expression and a paragraph', ["{'one'}", '', 'two']],
  ['a deep heading and a paragraph', ['##### one', '', 'two']],
  ['a hint on one line and a paragraph', ['::note[one]', '', 'two']],
  ['a hint and a paragraph', [':::note', "{'one'}", ':::', 'two']],
  ['a component and a paragraph', ['<Note title="one" />', '', 'two']],
  [
    'a component in a hint and a paragraph',
    [':::note', '<Note title="one" />', ':::', 'two'],
  ],
  ['two attributes', ['<Figure title="one" caption="two" />']],
  ['rows of a table', ['| one |', '| --- |', '| two |']],
])('puts one space between the words of %s', (_, lines) => {
  expect(texts(...lines)).toEqual([['', 'one two']]);
});

it.each([
  ['single quotes', "Yes{' and '}no.", 'Yes and no.'],
  ['double quotes', 'Yes{" and "}no.', 'Yes and no.'],
  ['backticks', 'Yes{` and `}no.', 'Yes and no.'],
  ['spaces around it', "Yes{ ' and ' }no.", 'Yes and no.'],
  ['code before it', "Yes {a + 'b'}", 'Yes'],
  ['code after it', "Yes {'a' + b}", 'Yes'],
  ['no quotes', 'Yes {a}', 'Yes'],
])('reads a text in braces with %s', (_, line, text) => {
  expect(texts(line)).toEqual([['', text]]);
});

it('shows nothing of a component without a name, a picture without words, or unasked', () => {
  expect(texts('Press <>Send</>![](./x.svg) <Fact id="x" />now.')).toEqual([
    ['', 'Press Send now.'],
  ]);
});

it('keeps the names in code of a heading and its text, each once', () => {
  const {sections} = cut(
    '## The field `reply_to`',
    '',
    'Set `reply_to` or `to`, and **also `scheduledAt`**.',
    '',
    '## Others',
    '',
    'Set `to`.',
  );
  expect(sections.map(({code}) => code)).toEqual([[], ['reply_to', 'scheduledAt'], []]);
});

it('looks into components, and names those that bring text of their own', () => {
  const {sections} = cut(
    '<Steps>',
    '',
    '## Send {/* #send */}',
    '',
    '<Sample id="sendEmail.text" />',
    '',
    '<Preview label="What arrives">',
    '',
    'Hello.',
    '',
    '</Preview>',
    '',
    '</Steps>',
  );
  expect(sections[1]).toMatchObject({
    hash: 'send',
    text: 'What arrives Hello.',
    components: [
      {name: 'Sample', attributes: {id: 'sendEmail.text'}},
      {name: 'Preview', attributes: {label: 'What arrives'}},
    ],
  });
});

it('keeps the attributes of a component that are plain text', () => {
  const {sections} = cut('<Sample id="a" {...more} lines={[1]} open />');
  expect(sections[0]?.components).toEqual([{name: 'Sample', attributes: {id: 'a'}}]);
});

it('asks what components within a sentence show', () => {
  const {sections} = cutMarkdown(
    'At most <Fact id="batchSize" /> emails.',
    ({name, attributes}) => `${name}:${attributes['id'] ?? ''}`,
  );
  expect(sections[0]?.text).toBe('At most Fact:batchSize emails.');
});

it('keeps colons that are no directives', () => {
  expect(texts('Leaves at 10:am, see note:this.')).toEqual([
    ['', 'Leaves at 10:am, see note:this.'],
  ]);
});

it('knows how much of a section is links', () => {
  const {sections} = cut(
    '[Receive webhooks](/a/), [send in batches](/b/)',
    '',
    '## Words',
    '',
    'No links at all.',
  );
  expect(sections[0]?.links).toBeGreaterThan(0.8);
  expect(sections[0]?.links).toBeLessThanOrEqual(1);
  expect(sections[1]?.links).toBe(0);
});

it('counts the links of a writer, and not an address that stands there as it is', () => {
  const position = (start: number, end: number) => ({
    start: {line: 1, column: start + 1, offset: start},
    end: {line: 1, column: end + 1, offset: end},
  });
  const page = (start: number, end: number): Root => ({
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: 'https://www.acme.test/',
            children: [{type: 'text', value: 'www.acme.test'}],
            position: position(start, end),
          },
        ],
      },
    ],
  });
  const linksIn = (tree: Root) => cutTree(tree, () => '')[0]?.links;
  expect(linksIn(page(7, 20))).toBe(0);
  expect(linksIn(page(7, 46))).toBeGreaterThan(0.9);
});

it('does not count links that have no place in the text, as those of a plugin', () => {
  const tree: Root = {
    type: 'root',
    children: [{type: 'link', url: '/a/', children: [{type: 'text', value: 'A'}]}],
  };
  expect(cutTree(tree, () => '')[0]).toMatchObject({text: 'A', links: 0});
});

it('reads front matter, and its absence', () => {
  expect(cut('---', 'title: A', 'keywords: [b, c]', '---', '', 'Text.')).toMatchObject({
    frontMatter: {title: 'A', keywords: ['b', 'c']},
    sections: [{text: 'Text.'}],
  });
  expect(cut('Text.').frontMatter).toEqual({});
});

it.each([
  ['without a text after it', '---\ntitle: A\n---', {title: 'A'}, ''],
  ['with the line ends of Windows', '---\r\ntitle: A\r\n---\r\nB', {title: 'A'}, 'B'],
  ['with nothing in it', '---\n\n---\nB', {}, 'B'],
])('reads front matter %s', (_, source, frontMatter, text) => {
  expect(cutMarkdown(source)).toMatchObject({frontMatter, sections: [{text}]});
});

it('takes lines below the first for text, whatever is between them', () => {
  const {frontMatter, sections} = cut('Text.', '', '---', 'title: A', '---');
  expect(frontMatter).toEqual({});
  expect(sections.map(({trail}) => trail)).toEqual([[], ['title: A']]);
});

it('says where a page is no MDX', () => {
  expect(() => cut('<Steps>', '', 'never closed')).toThrow(/Steps/);
});
