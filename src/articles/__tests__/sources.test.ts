import fc from 'fast-check';
import type {Figure} from '../figures';
import {
  figureUses,
  frontMatterOf,
  heldBack,
  staleFigures,
  unknownFigures,
  usersOfFigures,
} from '../sources';

const figure = (id: string, checkedOn: string): Figure => ({
  id,
  value: '$5 a month',
  source: {label: 'Price list', href: 'https://example.com/prices'},
  checkedOn,
  validForDays: 90,
});
const figures = [figure('acme-plan', '2026-08-01'), figure('acme-limit', '2026-11-01')];
const article = (text: string, file = 'blog/a/index.mdx') => ({file, text});

it('names file and line of a figure that nobody knows, and what was meant', () => {
  const text = '---\ntitle: A\n---\n\nIt costs <FigureValue id="acme-plans" /> here.\n';
  expect(unknownFigures([article(text)], figures)).toEqual([
    'blog/a/index.mdx, line 5: there is no figure "acme-plans". Did you mean "acme-plan"? The figures are in src/articles/figures.',
  ]);
  expect(unknownFigures([article('<FigureValue id="zzz" />')], figures)).toEqual([
    'blog/a/index.mdx, line 1: there is no figure "zzz". The figures are in src/articles/figures.',
  ]);
  expect(
    figureUses('<WhileCurrent figures="acme-plan  acme-limit" otherwise="">'),
  ).toEqual([
    {id: 'acme-plan', line: 1},
    {id: 'acme-limit', line: 1},
  ]);
  expect(unknownFigures([article('<FigureValue\n  id="acme-plan" />')], figures)).toEqual(
    [],
  );
});

describe('a figure past its date', () => {
  const inText = article(
    '<FigureValue id="acme-plan" /> <FigureValue id="acme-limit" />',
  );

  it('is named with the article and where to read it again', () => {
    expect(staleFigures([inText], [], figures, '2026-10-31')).toEqual([
      'The figure "acme-plan" ($5 a month) was good until 2026-10-30. It stands in blog/a/index.mdx. Read it again at https://example.com/prices and correct it in src/articles/figures.',
    ]);
  });

  it('is no matter on its last day, or where no article has it', () => {
    expect(staleFigures([inText], [], figures, '2026-10-30')).toEqual([]);
    expect(staleFigures([article('')], [], figures, '2030-01-01')).toEqual([]);
  });

  it('is found in the exhibits of an article, and in exhibits those use', () => {
    const exhibits = [
      {name: 'cost', text: "import {x} from './x';\nfigureOf('acme-plan').amount;"},
      {
        name: 'choice',
        text: "import {Cost} from '../cost';\nexport {y} from '../choice';",
      },
      {name: 'other', text: "figureOf('acme-limit')"},
    ];
    const text = "import {Choice} from '@site/src/articles/exhibits/choice';";
    const found = staleFigures([article(text)], exhibits, figures, '2030-01-01');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('"acme-plan"');
    expect(found[0]).toContain('It stands in blog/a/index.mdx.');
  });
});

it('knows which articles readers do not get', () => {
  const dated = (day: string) => article(`---\ndatePublished: ${day}\n---\n`);
  expect(heldBack(article('---\ndraft: true\n---\n'), '2026-11-22')).toEqual({
    kind: 'draft',
  });
  expect(heldBack(dated('2026-12-01'), '2026-11-22')).toEqual({
    kind: 'waiting',
    until: '2026-12-01',
  });
  expect(heldBack(dated('2026-11-22'), '2026-11-22')).toBeUndefined();
  expect(heldBack(dated('2026-13-45'), '2026-11-22')).toBeUndefined();
  expect(heldBack(dated('next week'), '2026-11-22')).toBeUndefined();
  expect(heldBack(article('no fields'), '2026-11-22')).toBeUndefined();
});

it('never throws for what a file may hold', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      figureUses(text);
      frontMatterOf(`---\n${text}\n---\n`);
      staleFigures([article(text)], [{name: 'a', text}], figures, '2030-01-01');
    }),
  );
});

it('knows the articles of each figure, by text and by exhibit', () => {
  const users = usersOfFigures(
    [
      {file: 'blog/a/index.mdx', text: '<FigureValue id="x-price" />'},
      {file: 'blog/b/index.mdx', text: "import {Chart} from '../exhibits/chart'"},
    ],
    [{name: 'chart', text: "figureOf('x-price'); figureOf('y-price')"}],
    ['x-price', 'y-price', 'z-price'].map((id) => figure(id, '2026-11-01')),
  );
  expect(Object.fromEntries(users)).toEqual({
    'x-price': ['blog/a/index.mdx', 'blog/b/index.mdx'],
    'y-price': ['blog/b/index.mdx'],
  });
});
