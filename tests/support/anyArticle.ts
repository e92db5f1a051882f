/** Files of articles as people write them, in any form that Markdown and YAML allow. */
import fc from 'fast-check';

const WORDS = [
  'email',
  'bounce',
  'a',
  'the',
  'Müller',
  '“quoted”',
  'it’s',
  '5 %',
  'DKIM-Signature',
  'snake_case_name',
  'a_b',
  '2*3',
  'C:\\\\temp',
  '1 \\< 2',
  '\\{\\{name}}',
  'AT&T',
  '&amp;',
  'p=none',
  '…',
  'ok.',
  'why?',
  '日本語',
  '🎉',
  '~3',
  '#tag',
  'a\\*b',
  '\\_x\\_',
  '100\u00a0MB',
  'http://a.example/b_c',
  '(so)',
  '\\[x]',
  'e.g.',
  'end:',
] as const;

const word = fc.constantFrom(...WORDS);
const words = (most = 6) =>
  fc.array(word, {minLength: 1, maxLength: most}).map((list) => list.join(' '));
const plain = fc.constantFrom('one', 'two words', 'DKIM', 'a key', 'it’s here');
const address = fc.constantFrom(
  '/docs/',
  './other.mdx#part',
  'https://a.example/x_y?q=1&r=(2)',
  '<https://a.example/a b>',
);

/** A run of text in a line, alone or with marks. */
const span: fc.Arbitrary<string> = fc.oneof(
  {weight: 8, arbitrary: words()},
  plain.map((text) => `**${text}**`),
  plain.map((text) => `__${text}__`),
  plain.map((text) => `_${text}_`),
  plain.map((text) => `*${text}*`),
  plain.map((text) => `***${text}***`),
  plain.map((text) => `**${text} _${text}_ end**`),
  fc.tuple(plain, address).map(([text, to]) => `[${text}](${to})`),
  fc.tuple(plain, address).map(([text, to]) => `**[${text}](${to})**`),
  fc.tuple(plain, address).map(([text, to]) => `[**${text}** _b_](${to})`),
  fc.tuple(plain, address).map(([text, to]) => `[${text}](${to} "A title")`),
  fc.tuple(plain, address).map(([text, to]) => `[\`${text}\`](${to})`),
  fc.constantFrom(
    '`code`',
    '`a_b`',
    '`x\\y`',
    '`a\\\\b`',
    '`<b>{x}`',
    '`` a`b ``',
    '`&#32;`',
    '**`bold code`**',
  ),
  fc.constantFrom(
    '<FigureValue id="a-b_c" />',
    '<Need figure="x" />',
    '{/* a note */}',
    '{1 + 1}',
    '![Alt text](./map.png)',
    '![Alt text](./map.png "Title")',
    '[a reference][ref]',
  ),
  fc.constantFrom(
    '&#33;',
    '&nbsp;',
    'a**b**c',
    '~~gone~~',
    'two\\\nlines',
    'two  \nlines',
  ),
);

/** One or more lines of text that begin with a letter. */
const paragraph = fc
  .tuple(
    fc.constantFrom('An', 'The', 'If', 'Über'),
    fc.array(fc.tuple(fc.constantFrom(' ', ' ', ' ', '\n'), span), {maxLength: 6}),
  )
  .map(([first, rest]) => first + rest.map(([gap, text]) => gap + text).join(''));
const line = fc
  .tuple(fc.constantFrom('An', 'The', 'If'), fc.array(span, {maxLength: 3}))
  .map(([first, rest]) => [first, ...rest].join(' ').replace(/ *\\?\n/g, ' '));

const heading = fc
  .tuple(
    fc.constantFrom('##', '###', '####'),
    line,
    fc.constantFrom('', ' {/* #own-id */}'),
  )
  .map(([mark, text, id]) => `${mark} ${text}${id}`);

/** Below the text of an item, in its column: other texts, and lists that may have such in turn. */
const below = fc.oneof(
  {weight: 4, arbitrary: line.map((text) => `\n- ${text}`)},
  line.map((text) => `\n- ${text}\n\n  More of it.`),
  line.map((text) => `\n- ${text}\n  1. deeper`),
  fc.constant('\n\nMore of it.\n'),
);

/** Lists with another mark and another indentation than the editor's. */
const list = fc
  .tuple(
    fc.constantFrom('-', '*', '+', '1.', 'all 1.', '3.', '1)'),
    fc.array(fc.tuple(line, fc.option(fc.array(below, {minLength: 1, maxLength: 2}))), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.constantFrom('\n', '\n', '\n\n'),
  )
  .map(([kind, items, gap]) =>
    items
      .map(([text, nested], index) => {
        const mark = /^\d/.test(kind)
          ? `${String(Number.parseInt(kind) + index)}${kind.slice(-1)}`
          : kind.replace('all ', '');
        const column = ' '.repeat(mark.length + 1);
        const inner = (nested ?? []).join('').trimEnd();
        return `${mark} ${text}${inner.replace(/\n(?=.)/g, `\n${column}`)}`;
      })
      .join(gap),
  );

const quote = fc
  .array(line, {minLength: 1, maxLength: 3})
  .chain((lines) =>
    fc.constantFrom('\n> ', '\n>\n> ').map((gap) => `> ${lines.join(gap)}`),
  );

const code = fc
  .tuple(
    fc.constantFrom('', 'js', 'text', 'json title="Answer" {2}', 'mdx', 'bash'),
    fc.constantFrom(
      'a = 1',
      'replace(/["\\\\]/g, "\\\\$&") \\_ \\n',
      'if (a) {\n  b();\n\n\tc();\n}',
      '<b>{x}</b>  \n- no list',
      'one _two\nthree_ four',
      'x `a\nb` y',
      '> quote\n>\n> more',
      'space&#32;here',
      '**bold\ntext** x',
    ),
    fc.constantFrom('```', '````', '~~~'),
  )
  .map(([language, text, fence]) => `${fence}${language}\n${text}\n${fence}`);

const part = fc.constantFrom(
  '<Meter rows={[1,\n\n2]} />',
  '<Aside>\n\nText **in** a [part](/docs/).\n\n- one\n- two\n\n</Aside>',
  '<Tabs items={`a\nb`} />',
  '{/* a comment */}',
  '{/*\n  a long\n\n  comment\n*/}',
  "import {Meter} from '@site/src/articles/exhibits/meter';",
  'export const figures = {a_b: `x\ny`};',
  '| A | B |\n| --- | --: |\n| 1 | `a\\|b` |',
  '| A_b | B |\n|---|---|\n| 1 |  |',
  ':::info[Good to know]\n\nA hint.\n\n:::',
  '[ref]: https://a.example/ "Title"',
  '![What it shows](./map.png)',
  '---',
  '***',
  'Setext\n------',
);

const block = fc.oneof(
  {weight: 4, arbitrary: paragraph},
  {weight: 2, arbitrary: heading},
  {weight: 3, arbitrary: list},
  quote,
  {weight: 2, arbitrary: code},
  {weight: 3, arbitrary: part},
);

const lead = fc.constantFrom(
  'The first words, **bold** and [linked](/docs/), end here.',
  'The first words,\nin two lines.',
  'The first `words`.',
);

const body = fc
  .tuple(
    lead,
    fc.constantFrom('\n\n{/* truncate */}\n\n', '\n\n', '\n\n\n{/* truncate */}\n\n'),
    fc.uniqueArray(block, {minLength: 1, maxLength: 8}),
    fc.constantFrom('\n\n', '\n\n', '\n\n\n'),
  )
  .map(([first, gap, blocks, between]) => first + gap + blocks.join(between));

/** One line of YAML for a text, in any quotes that hold it. */
const inQuotes = (text: string) =>
  fc.constantFrom(
    `'${text.replaceAll("'", "''")}'`,
    JSON.stringify(text),
    ...(/: |[#'"]/.test(text) ? [] : [text]),
  );

const fields = fc
  .tuple(
    fc.constantFrom('What is DKIM?', "It's a guide", 'Say "no"').chain(inQuotes),
    fc
      .constantFrom(
        'A description that is at least fifty characters long, so that it is valid',
        "A description with an apostrophe: it's at least fifty characters long, too",
      )
      .chain(inQuotes),
    fc.constantFrom('', 'draft: true\n', 'draft: false\n', 'draft:\n'),
    fc.constantFrom('', 'featured: true\n', 'featured: false # not yet\n'),
    fc.constantFrom(
      '',
      'keywords:\n  - one\n  - "two words"\n',
      'keywords: [one, "two"]\n',
      'keywords:\n- one\n',
      'keywords: []\n',
    ),
    fc.constantFrom(
      '',
      'faq:\n  - question: \'Why?\'\n    answer: >-\n      Because it\n      is.\n  - answer: "So"\n    question: How?\n',
    ),
    fc.constantFrom('', '# A comment of its own\n', 'owner: a field nobody knows\n'),
    fc.constantFrom("datePublished: '2026-11-21'\n", 'datePublished: 2026-11-21\n'),
  )
  .chain(([title, description, draft, ...rest]) =>
    fc
      .shuffledSubarray(
        [
          `title: ${title}\n`,
          `description: ${description}\n`,
          draft,
          ...rest,
          'image: ./cover.svg\n',
          "imageAlt: 'An envelope that comes back'\n",
          'author: postwren\n',
          'topic: Basics\n',
          'layout: article\n',
        ],
        {minLength: 13, maxLength: 13},
      )
      .map((lines) => lines.join('')),
  );

/** The text of one article's file, fields and all. */
export const anyArticle: fc.Arbitrary<string> = fc
  .tuple(fields, fc.constantFrom('\n', '\n\n', ''), body)
  .map(([matter, gap, text]) => `---\n${matter}---\n${gap}${text}\n`);
