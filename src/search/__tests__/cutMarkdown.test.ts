import {cutMarkdown} from '../cutMarkdown';

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
  expect(sections[1]?.links).toBe(0);
});

it('reads front matter, and its absence', () => {
  expect(cut('---', 'title: A', 'keywords: [b, c]', '---', '', 'Text.')).toMatchObject({
    frontMatter: {title: 'A', keywords: ['b', 'c']},
    sections: [{text: 'Text.'}],
  });
  expect(cut('Text.').frontMatter).toEqual({});
});

it('says where a page is no MDX', () => {
  expect(() => cut('<Steps>', '', 'never closed')).toThrow(/Steps/);
});
