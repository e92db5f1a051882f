/** A table of Markdown as rows of cells, and back. */

/** A row that parts a table's head from its body. */
const DELIMITERS = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+$/;

export interface TableText {
  /** Cells by row, the head first, as the writer types them. */
  rows: string[][];
  /** Which side of a column is aligned: `-`, `:-`, `-:` or `:-:`. */
  sides: string[];
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** @param source a table, a line for each row and a bar on both sides of it */
export function readTable(source: string): TableText {
  const [head = '', delimiters = '', ...body] = source.trim().split('\n');
  const sides = cellsOf(delimiters).map((mark) => mark.replace(/-+/, '-'));
  return {
    sides,
    rows: [head, ...body].map((line) => {
      const cells = cellsOf(line).map((cell) => cell.replaceAll('\\|', '|'));
      return sides.map((_, column) => cells[column] ?? '');
    }),
  };
}

/** Writes a table with its columns as wide as their widest cell, as the formatter does. */
export function writeTable({rows, sides}: TableText): string {
  const cells = rows.map((row) =>
    row.map((cell) =>
      cell
        .replace(/[^\S\u00a0]+/g, ' ')
        .trim()
        .replace(/(?<!\\)\|/g, '\\|'),
    ),
  );
  const widths = sides.map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const marks = sides.map((side, column) =>
    side.replace('-', '-'.repeat((widths[column] ?? 3) - side.length + 1)),
  );
  const [head = '', ...body] = cells.map((row) =>
    line(
      row.map((cell, column) =>
        sides[column]?.startsWith('-:')
          ? cell.padStart(widths[column] ?? 3)
          : cell.padEnd(widths[column] ?? 3),
      ),
    ),
  );
  return [head, line(marks), ...body].join('\n');
}

/** True for a table that stands alone, with a bar at both ends of each line. */
export function isPlainTable(source: string): boolean {
  const lines = source.split('\n');
  return lines.every((line) => /^\|.*\|$/.test(line)) && DELIMITERS.test(lines[1] ?? '');
}
