import type {Content} from '../../review/page';
import {readMarkdown} from '../../review/readMarkdown';
import {readViews} from '../../review/readViews';
import {sharedRules} from '../../review/rules/shared';

const run = 'one two three four five six seven eight nine ten eleven twelve';

const [rule] = sharedRules;
const found = (content: Partial<Content>) =>
  rule?.check({markdown: [], views: [], read: () => undefined, ...content}) ?? [];

/** What two articles share. */
const inArticles = (first: string, second: string) =>
  found({
    markdown: [
      readMarkdown('blog/x/index.mdx', first),
      readMarkdown('blog/y/index.mdx', second),
    ],
  });

/** What pages of views share, by file. */
const inViews = (files: Readonly<Record<string, string>>) =>
  found({
    views: readViews(
      Object.entries(files).map(([file, inside]) => ({
        file,
        source: `const view = <main>${inside}</main>;`,
      })),
    ),
  });

describe('two articles', () => {
  test('share a sentence', () => {
    expect(inArticles(`## A\n\n${run}.`, `## B\n\nSo: ${run}, and on.`)).toEqual([
      {
        file: 'blog/y/index.mdx',
        line: 3,
        says: `blog/x/index.mdx says it too: “${run}”`,
      },
    ]);
    expect(
      inArticles(
        `---\nfaq:\n  - question: q\n    answer: ${run}\n---\n`,
        `## B\n\n${run}`,
      ),
    ).toHaveLength(1);
  });

  test('share none', () => {
    expect(inArticles(`${run} ${run}`, 'Other words.')).toEqual([]);
    expect(inArticles(`## Sources\n\n${run}.`, run)).toEqual([]);
    expect(inArticles(run.replace('six', 'half-a-dozen'), run)).toEqual([]);
  });
});

describe('two pages made of views', () => {
  const A = 'src/marketing/a/A.tsx';
  const B = 'src/marketing/b/B.tsx';

  test('share a sentence across elements of a line, not across paragraphs', () => {
    const cut = run.replace('six', '<b>six</b>');
    expect(inViews({[A]: `<p>So: ${run}.</p>`, [B]: `<li>${cut}</li>`})).toEqual([
      {file: B, line: 1, says: `src/marketing/a says it too: “${run}”`},
    ]);
    const parted = run.replace('six', '</p><p>six');
    expect(inViews({[A]: `<p>${run}</p>`, [B]: `<p>${parted}</p>`})).toEqual([]);
  });

  test('share a sentence in which only a number differs', () => {
    const price = (value: string) =>
      `<p>It costs ${value} a month for as many emails as you can write</p>`;
    expect(inViews({[A]: price('10'), [B]: price('12.50')})).toHaveLength(1);
  });

  test('may share code, controls and what is hidden', () => {
    const inside = `<pre>${run}</pre><button>${run}</button><p data-twin="none">${run}</p>`;
    expect(inViews({[A]: inside, [B]: `<p>${run}</p>`})).toEqual([]);
  });

  test('may share a sentence if both are templates', () => {
    const texts = (name: string) => `src/emails/${name}/text.ts`;
    expect(
      inViews({[texts('a')]: `<p>${run}</p>`, [texts('b')]: `<p>${run}</p>`}),
    ).toEqual([]);
  });
});
