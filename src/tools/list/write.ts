import type {RowIndex} from './delimited';
import {guardCell, isFormula} from './formula';
import type {Delimiter, ListTable} from './table';

/** Rows in which formulas are looked for before a list is saved. */
const LOOKED_AT = 20_000;

export interface WriteOptions {
  /** Between cells; '' writes a single cell as it is. */
  delimiter: Delimiter;
  /** Cells that a spreadsheet would run get a mark in front. */
  guarded: boolean;
}

/** What is different in a written row. */
export interface RowChange {
  /** The new content of the column with the addresses. */
  address?: string | undefined;
  /** Cells behind the last column. */
  extra?: readonly string[];
  /** Columns before the extra ones: shorter rows are filled up. */
  width?: number;
}

const special: Readonly<Record<Delimiter, RegExp>> = {
  ',': /[",\r\n]/,
  ';': /[";\r\n]/,
  '\t': /["\t\r\n]/,
  '|': /["|\r\n]/,
  '': /[\r\n]/,
};

/** Finds rows in which a cell may begin with what opens a formula. */
const mayHoldFormula: Readonly<Record<Delimiter, RegExp>> = {
  ',': /(?:^|[,"])\s*[=+\-@\t\r\0＝＋－＠]/,
  ';': /(?:^|[;"])\s*[=+\-@\t\r\0＝＋－＠]/,
  '\t': /(?:^|[\t"])\s*[=+\-@\r\0＝＋－＠]|"\t/,
  '|': /(?:^|[|"])\s*[=+\-@\t\r\0＝＋－＠]/,
  '': /^\s*[=+\-@\t\r\0＝＋－＠]/,
};

/** The first of some rows with a cell that a spreadsheet would run as a formula, if there is one. */
export function firstFormula(table: ListTable, rows: RowIndex): number | undefined {
  const pattern = mayHoldFormula[table.delimiter];
  for (let row = 0; row < Math.min(rows.count, LOOKED_AT); row += 1) {
    const start = rows.starts[row] ?? 0;
    const end = rows.ends[row] ?? 0;
    if (
      pattern.test(table.text.slice(start, end)) &&
      table.scanner
        .cells(start, end)
        .some((span) => isFormula(table.scanner.textOf(span)))
    ) {
      return row;
    }
  }
  return undefined;
}

/** A cell as RFC 4180 writes it: in quotation marks where it needs them. */
export function writeCell(cell: string, {delimiter, guarded}: WriteOptions): string {
  const safe = guarded ? guardCell(cell) : cell;
  return special[delimiter].test(safe) || /^\s|\s$/.test(safe)
    ? delimiter === ''
      ? safe
      : `"${safe.replaceAll('"', '""')}"`
    : safe;
}

function isAsWritten(table: ListTable, options: WriteOptions, raw: string): boolean {
  return (
    options.delimiter === table.delimiter &&
    !(options.guarded && mayHoldFormula[options.delimiter].test(raw))
  );
}

/**
 * A row for a file. What does not change is written octet for octet as it was, with its
 * own quotation marks.
 */
export function writeRow(
  table: ListTable,
  start: number,
  end: number,
  options: WriteOptions,
  {address, extra = [], width = 0}: RowChange = {},
): string {
  const {scanner, text, column} = table;
  const {delimiter} = options;
  const raw = text.slice(start, end);
  const tail = extra.map((cell) => delimiter + writeCell(cell, options)).join('');
  if (address === undefined && isAsWritten(table, options, raw)) {
    const missing = extra.length > 0 ? width - scanner.width(start, end) : 0;
    return raw + delimiter.repeat(Math.max(0, missing)) + tail;
  }
  const asWritten = options.delimiter === table.delimiter;
  const cells = scanner.cells(start, end).map((span, index) => {
    if (address !== undefined && index === column) {
      return writeCell(address, options);
    }
    const cell = scanner.textOf(span);
    return asWritten && !(options.guarded && isFormula(cell))
      ? text.slice(span.outerFrom, span.outerTo)
      : writeCell(cell, options);
  });
  while (extra.length > 0 && cells.length < width) {
    cells.push('');
  }
  return cells.join(delimiter) + tail;
}

/** The header of a table for a file, with further columns; names are made up where there are none. */
export function writeHeader(
  table: ListTable,
  options: WriteOptions,
  extra: readonly string[] = [],
  width = table.columns.length,
): string | undefined {
  const taken = new Set(table.columns);
  const names = extra.map((name) => (taken.has(name) ? `${name}_2` : name));
  if (table.header) {
    const {start, end} = table.header;
    return writeRow(table, start, end, options, {extra: names, width});
  }
  if (extra.length === 0) {
    return undefined;
  }
  const made = table.delimiter === '' ? ['email'] : table.columns;
  const filled = Array.from(
    {length: width},
    (_, index) => made[index] ?? `Column ${index + 1}`,
  );
  return [...filled, ...names]
    .map((name) => writeCell(name, options))
    .join(options.delimiter);
}
