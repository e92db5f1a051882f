import type {Content} from '../../review/page';
import {readMarkdown} from '../../review/readMarkdown';
import {
  articleRules,
  gradeOf,
  unsourcedNumbers,
  wordCount,
} from '../../review/rules/articles';

const article = (text: string, fields = '', file = 'blog/x/index.mdx') =>
  readMarkdown(file, `---\ntitle: X\n${fields}---\n\n${text}\n`);
const contentOf = (...markdown: Content['markdown']): Content => ({
  markdown,
  views: [],
  read: () => undefined,
});

/** What a rule says of one article. */
function says(name: string, text: string, fields = ''): string[] {
  const rule = articleRules.find((one) => one.name === name);
  if (!rule) {
    throw new Error(`There is no rule “${name}”.`);
  }
  return rule.check(contentOf(article(text, fields))).map((finding) => finding.says);
}

const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');
const questions = (count: number) =>
  `faq:\n${'  - question: Why?\n    answer: Because.\n'.repeat(count)}`;

test('prices and shares without a source', () => {
  const found = (text: string) => unsourcedNumbers(article(text));
  expect(found('## A\n\nIt costs $10 a month.')).toEqual([
    {file: 'blog/x/index.mdx', line: 7, says: '“It costs $10 a month.”'},
  ]);
  expect(found('## A\n\nAbout 20 % of mail is lost.')).toHaveLength(1);
  expect(found('## A\n\n| A | 30 percent |\n| - | - |')).toHaveLength(1);
  expect(found('## A\n\n5 % ([Acme](https://example.com), 2026).')).toEqual([]);
  expect(found('## A\n\n5 % ([Acme](https://example.com)).')).toHaveLength(1);
  expect(found('## A\n\n5 % (RFC 9989, May 2026).')).toEqual([]);
  expect(found('## A\n\n<FigureValue id="a-b" /> and $4 more.')).toEqual([]);
  expect(found('## A\n\nSuppose you charge $49 a month.')).toEqual([]);
  expect(
    found('## A\n\n5 %.\n\n## B\n\n[Acme](https://example.com), 2026.'),
  ).toHaveLength(1);
  const shown = "import {A} from '@site/src/articles/exhibits/a';\n\n## A\n\n<A />\n\n";
  expect(found(`${shown}Each day stays at 5 %.`)).toEqual([]);
  expect(found(`${shown}In 2020 it was 5 %.`)).toHaveLength(1);
  expect(found('## A\n\n`$10` is code.\n\n```\n$10\n```\n')).toHaveLength(1);
});

test('an article that is shorter or longer than others', () => {
  expect(says('length', words(1199))).toEqual(['The article has 1199 words.']);
  expect(says('length', words(1200))).toEqual([]);
  expect(says('length', words(2500))).toEqual([]);
  expect(says('length', words(2501))).toHaveLength(1);
  expect(says('length', words(10), 'draft: true\n')).toEqual([]);
});

test('what stands tall on a phone', () => {
  const table = (rows: number) => `| A | B |\n| - | - |\n${'| 1 | 2 |\n'.repeat(rows)}`;
  expect(says('height on a phone', table(6))).toEqual([
    'A table shows 6 rows on a phone.',
  ]);
  expect(says('height on a phone', table(5))).toEqual([]);
  const folded = `<Fold label="All">\n\n${table(6)}\n</Fold>\n\n`;
  expect(says('height on a phone', folded)).toEqual([]);
  expect(says('height on a phone', folded + table(7))).toEqual([
    'A table shows 7 rows on a phone.',
  ]);
  expect(says('height on a phone', '## Sources\n\n- Acme, 2026.')).toEqual([
    'The list of sources is not folded.',
  ]);
  expect(
    says('height on a phone', '## Sources\n\n<Fold label="All">\n\n- Acme.\n\n</Fold>'),
  ).toEqual([]);
});

test('long sentences and long words', () => {
  expect(gradeOf(article('The cat sat on the mat. It was fat.'))).toBeLessThan(2);
  const hard =
    'Authentication infrastructure necessitates organisational responsibility, notwithstanding considerable administrative complications.';
  expect(gradeOf(article(hard))).toBeGreaterThan(20);
  expect(gradeOf(article(''))).toBe(0);
  expect(says('reading grade', hard)).toHaveLength(1);
  expect(says('reading grade', 'The cat sat on the mat.')).toEqual([]);
  // Names in code count as one short word.
  expect(wordCount(article('Set `a.b.c.d = authenticationInfrastructure`.'))).toBe(2);
});

test('a figure that is not in the registry, with its line', () => {
  const rule = articleRules.find(({name}) => name === 'unknown figure');
  expect(
    rule?.check(contentOf(article('Text.\n\n<FigureValue id="no-such-figure" />'))),
  ).toEqual([
    {
      file: 'blog/x/index.mdx',
      line: 7,
      says: 'There is no figure "no-such-figure".',
    },
  ]);
});

test('nothing of its own: neither an exhibit nor a file', () => {
  expect(says('exhibit', 'Text.')).toHaveLength(1);
  expect(says('exhibit', '[The message](./message.eml)')).toEqual([]);
  expect(
    says('exhibit', "import {A} from '@site/src/articles/exhibits/a';\n\n<A />"),
  ).toEqual([]);
});

test('no sources at the end, or none with a date', () => {
  expect(says('sources', '## Sources\n\n## More')).toEqual([
    'The last section is not “Sources”.',
  ]);
  expect(says('sources', '## Sources\n\n- RFC 6376')).toEqual(['No source has a date.']);
  expect(says('sources', '## Sources\n\n- RFC 6376, 2011')).toEqual([]);
});

test('too few or too many questions', () => {
  expect(says('questions', 'Text.')).toEqual(['The article has 0 questions.']);
  expect(says('questions', 'Text.', questions(4))).toEqual([]);
  expect(says('questions', 'Text.', questions(6))).toEqual([]);
  expect(says('questions', 'Text.', questions(7))).toHaveLength(1);
});
