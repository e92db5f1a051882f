import {guardCell, isFormula, mayHoldFormula} from './formula';
import type {Delimiter, ListTable} from './table';

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

/** A name that no column has yet: a list may have been checked and saved before. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    free = `${name}_${number}`;
  }
  return free;
}

/** The header of a table for a file, with further columns; names are made up where there are none. */
export function writeHeader(
  table: ListTable,
  options: WriteOptions,
  extra: readonly string[] = [],
  width = table.columns.length,
): string | undefined {
  const taken = new Set(table.columns);
  const names = extra.map((name) => freeName(name, taken));
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
