import type {Classifier} from '../../address';
import {doubtOf, removalOf, type CleanResult} from '../clean';
import type {RowIndex} from '../delimited';
import {reasonIn, type ListSorter} from '../sort';
import {addressOf, type ListTable} from '../table';
import {classWords, ruleWords} from '../words';
import {writeHeader, writeRow, type WriteOptions} from '../write';
import type {Selection} from './protocol';

/** Rows between two looks at what else there is to do: some ten milliseconds. */
const SLICE = 5_000;

/** A list that is open, and what has been found out about it. */
export interface FoundList {
  /** A byte order mark goes in front of what is written. */
  mark: boolean;
  table: ListTable;
  rows: RowIndex;
  classifier: Classifier;
  sorter: ListSorter | undefined;
  cleaned: CleanResult | undefined;
}

/** Which rows are written, and how. */
export interface Wanted {
  of: Selection['of'];
  rows: Uint32Array;
  /** Cells that a spreadsheet would run get a mark in front. */
  guarded: boolean;
}

/** The columns that come after those of the list. */
const COLUMNS: Readonly<Record<Selection['of'], readonly string[]>> = {
  sorted: ['check_result', 'check_reason', 'check_suggestion'],
  removed: ['removed_by', 'removed_reason'],
  held: ['held_suggestion', 'held_reason'],
  kept: [],
};

/**
 * Rows as a file.
 *
 * @param report says how far the task is; rejects once it is cancelled
 */
export async function writeFile(
  list: FoundList,
  {of, rows, guarded}: Wanted,
  report: (done: number, total: number) => Promise<void>,
): Promise<Blob> {
  const {table, mark} = list;
  const isExtended = COLUMNS[of].length > 0;
  // A list of bare lines becomes a table once it gets further columns.
  const delimiter = table.delimiter === '' && isExtended ? ',' : table.delimiter;
  const options: WriteOptions = {delimiter, guarded};
  const width = isExtended ? widthOf(list) : 0;
  const header = writeHeader(table, options, COLUMNS[of], width);
  const parts: string[] = [
    mark ? '\ufeff' : '',
    header === undefined ? '' : header + table.lineEnd,
  ];
  let part = '';
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    const start = list.rows.starts[row] ?? 0;
    const end = list.rows.ends[row] ?? 0;
    const change = isExtended
      ? {extra: foundOut(list, of, row), width}
      : {address: list.cleaned?.changes.get(row)?.address};
    part += writeRow(table, start, end, options, change) + table.lineEnd;
    if (place % SLICE === SLICE - 1) {
      parts.push(part);
      part = '';
      await report(place, rows.length);
    }
  }
  parts.push(part);
  return new Blob(parts, {type: 'text/csv;charset=utf-8'});
}

/** The most cells a row of the list has, so that further columns stand below each other. */
function widthOf({table, rows}: FoundList): number {
  let width = table.columns.length;
  for (let row = 0; row < rows.count; row += 1) {
    const [start, end] = [rows.starts[row] ?? 0, rows.ends[row] ?? 0];
    width = Math.max(width, table.scanner.width(start, end));
  }
  return width;
}

/** What further columns say of a row. */
function foundOut(list: FoundList, of: Selection['of'], row: number): string[] {
  const {table, rows, classifier, sorter, cleaned} = list;
  if (of === 'sorted' && sorter) {
    const {class: kind, reasons, suggestion} = sorter.describe(row);
    const {label, says} = classWords[kind];
    return [label, reasonIn(reasons) || says, suggestion?.address ?? ''];
  }
  if (of === 'held') {
    const address = addressOf(table, rows.starts[row] ?? 0, rows.ends[row] ?? 0);
    const doubt = doubtOf(address, classifier);
    return [doubt?.suggestion.address ?? '', doubt?.reason.message ?? ''];
  }
  const removal = cleaned && removalOf(row, {table, rows, result: cleaned, classifier});
  return removal ? [ruleWords[removal.rule].short, removal.reason.message] : [];
}
