import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import {remarkTables} from '../remarkTables';

/** Labels of the cells, row by row without the head. */
function labels(markdown: string): (string | undefined)[][] {
  const tree: Root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  remarkTables()(tree);
  const [table] = tree.children;
  if (table?.type !== 'table') {
    throw new TypeError('The fixture is no table.');
  }
  return table.children
    .slice(1)
    .map(({children}) =>
      children.map(({data}) => data?.hProperties?.['data-label'] as string | undefined),
    );
}

it('names the columns of a wide table in each row, but for the first', () => {
  expect(
    labels('| Tool | Scope | Asks `you` first? |\n| - | - | - |\n| a | b | c |'),
  ).toEqual([[undefined, 'Scope:', 'Asks you first?']]);
});

it('names nothing where two cells explain each other', () => {
  expect(labels('| Tool | Scope |\n| - | - |\n| a | b |')).toEqual([
    [undefined, undefined],
  ]);
});

it('names no empty cell, and no column without a name', () => {
  expect(labels('| | Live | |\n| - | - | - |\n| a | | c |')).toEqual([
    [undefined, undefined, undefined],
  ]);
});
