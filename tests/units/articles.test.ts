import {flesch} from 'flesch';
import {figures} from '../../src/articles/figures';
import {frontMatterOf, unknownFigures} from '../../src/articles/sources';
import {
  readArticle,
  readArticles,
  readability,
  readForReadability,
  sharedRuns,
  unsourcedNumbers,
  wordsOf,
} from '../support/articleText';

/** The articles of SITE-SPEC 2. */
const SLUGS = [
  'amazon-ses-alternatives',
  'best-transactional-email-platform',
  'brevo-alternatives',
  'dark-mode-in-html-email',
  'domain-reputation',
  'dunning-emails',
  'email-deliverability-best-practices',
  'mailgun-alternatives',
  'mandrill-alternatives',
  'mcp-in-email-delivery',
  'postmark-alternatives',
  'sendgrid-alternatives',
  'transactional-email-vs-marketing-email',
  'what-is-dkim',
  'what-is-dkim-selector',
  'what-is-dmarc',
  'what-is-email-api',
  'what-is-mcp',
  'what-is-transactional-email',
];

const articles = readArticles();
const rows = readForReadability().map((article) => ({
  file: article.file,
  ...readability(article),
}));

afterAll(() => {
  const lines = rows.map(({file, words, grade, counts}) =>
    [
      file.replace(/^blog\/|\/index\.mdx$/g, '').padEnd(40),
      `${String(words).padStart(5)} words`,
      `grade ${grade.toFixed(1).padStart(4)}`,
      `ease ${flesch(counts).toFixed(0).padStart(3)}`,
    ].join('  '),
  );
  const average = rows.reduce((sum, {grade}) => sum + grade, 0) / rows.length;
  process.stdout.write(
    `${lines.join('\n')}\n${String(rows.length)} articles, grade ${average.toFixed(1)} on average\n`,
  );
});

test('every article of the specification is there', () => {
  const there = articles.map(({file}) => file.split('/')[1] ?? '');
  expect(SLUGS.filter((slug) => !there.includes(slug))).toEqual([]);
});

test('each has 1,200 to 2,500 words', () => {
  expect(
    rows
      .filter(({words}) => words < 1200 || words > 2500)
      .map(({file, words}) => [file, words]),
  ).toEqual([]);
});

test('each reads at grade 10 or lower', () => {
  expect(
    rows.filter(({grade}) => grade > 10).map(({file, grade}) => [file, grade.toFixed(1)]),
  ).toEqual([]);
});

test('no two have a run of twelve words in common', () => {
  expect(sharedRuns(articles)).toEqual([]);
});

test('every price and every share is from the registry or has a dated source', () => {
  expect(articles.flatMap(unsourcedNumbers)).toEqual([]);
});

test('every figure is in the registry', () => {
  const used = articles.map(({file, sections}) => ({
    file,
    text: sections
      .flatMap((section) => section.figures)
      .map((id) => `<FigureValue id="${id}" />`)
      .join('\n'),
  }));
  expect(unknownFigures(used, figures)).toEqual([]);
});

test('each has something of its own: an exhibit, or evidence to download', () => {
  const without = articles.filter(
    ({imports, downloads}) =>
      downloads.length === 0 &&
      !imports.some((from) => from.startsWith('@site/src/articles/exhibits/')),
  );
  expect(without.map(({file}) => file)).toEqual([]);
});

test('each ends with its sources, and every source bears a date', () => {
  for (const {file, sections} of articles) {
    const last = sections[sections.length - 1];
    expect([file, last?.heading]).toEqual([file, 'Sources']);
    const text = last?.blocks.map((block) => block.text).join(' ') ?? '';
    expect([file, /\b20\d\d\b/.test(text)]).toEqual([file, true]);
  }
});

test('each has four to six questions', () => {
  const wrong = articles.filter(({faq}) => faq.length < 4 || faq.length > 6);
  expect(wrong.map(({file, faq}) => [file, faq.length])).toEqual([]);
});

describe('the gate finds', () => {
  const article = (text: string, fields = '') =>
    readArticle('blog/x/index.mdx', `---\ntitle: X\n${fields}---\n\n${text}\n`);

  test('prices and shares without a source', () => {
    const found = (text: string) => unsourcedNumbers(article(text));
    expect(found('## A\n\nIt costs $10 a month.')).toEqual([
      'blog/x/index.mdx, line 7: It costs $10 a month.',
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

  test('words that two articles share', () => {
    const run = 'one two three four five six seven eight nine ten eleven twelve';
    const other = readArticle('blog/y/index.mdx', `## B\n\nSo: ${run}, and on.`);
    expect(sharedRuns([article(`## A\n\n${run}.`), other])).toEqual([
      `blog/x/index.mdx and blog/y/index.mdx: "${run}"`,
    ]);
    expect(sharedRuns([article(`## A\n\n${run} ${run}`)])).toEqual([]);
    expect(sharedRuns([article(`## Sources\n\n${run}.`), other])).toEqual([]);
    expect(
      sharedRuns([article('Text', `faq:\n  - question: q\n    answer: ${run}\n`), other]),
    ).toHaveLength(1);
    expect(sharedRuns([article(run.replace('six', 'sex')), other])).toEqual([]);
  });

  test('long sentences and long words', () => {
    const grade = (text: string) => readability(article(text)).grade;
    expect(grade('The cat sat on the mat. It was fat.')).toBeLessThan(2);
    expect(
      grade(
        'Authentication infrastructure necessitates organisational responsibility, notwithstanding considerable administrative complications.',
      ),
    ).toBeGreaterThan(20);
  });

  test('what is text, and what is not', () => {
    const {sections, imports, downloads, fields} = article(
      "import {A} from '@site/src/articles/exhibits/a';\n\nFirst *words*. {/* No. */}\n\n<A />\n\n## Two {/* #two */}\n\n:::warning[Mind this]\n\n[File](./a.eml)\n\n:::\n\n```js\nconst no = 1;\n```",
    );
    expect(
      sections.map(({heading, blocks}) => [heading, blocks.map(({text}) => text)]),
    ).toEqual([
      ['', ['First words.']],
      ['Two', ['Two', 'Mind this', 'File']],
    ]);
    expect(imports).toEqual(['@site/src/articles/exhibits/a']);
    expect(downloads).toEqual(['a.eml']);
    expect(fields).toEqual(frontMatterOf('---\ntitle: X\n---\n'));
    expect(wordsOf("It's 1,200 mail-boxes.")).toEqual(["it's", '1,200', 'mail-boxes']);
  });
});
