import type {Root, Table, TableCell, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

/** From this width on a row needs its columns' names to be read by itself. */
const WIDE = 3;

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A column's name as it stands before a cell: `Scope:`, `Aligned?` */
function labelOf(heading: TableCell): string {
  const text = textOf(heading).trim();
  return text === '' || /[?:]$/.test(text) ? text : `${text}:`;
}

function labelCells({children: [head, ...rows]}: Table) {
  const labels = head?.children.map(labelOf) ?? [];
  if (labels.length < WIDE) {
    return;
  }
  for (const {children: cells} of rows) {
    cells.forEach((cell, index) => {
      const label = labels[index];
      // The first cell names the row.
      if (index > 0 && label && textOf(cell).trim() !== '') {
        cell.data = {...cell.data, hProperties: {'data-label': label}};
      }
    });
  }
}

/**
 * Remark plugin: gives the cells of wide tables their column's name. Where the screen is
 * narrow, each row is a card without the table's head, and shows the names (Prose).
 */
export function remarkTables() {
  return (tree: Root): void => {
    visit(tree, 'table', labelCells);
  };
}
