import type {Classifier, DomainCheck} from '../../address';
import type {Problem} from '../../kit';
import {createListClassifier} from '../classifier';
import {Cleaning, doubtOf, removalOf, type CleanResult, type CleanStats} from '../clean';
import type {CleanRules} from '../cleanRules';
import {RowFinder, type RowIndex} from '../delimited';
import {addressIn} from '../extract';
import {firstFormula} from '../formula';
import type {Encoding} from '../read/decode';
import type * as Files from '../read/file';
import {ListSorter, reasonIn, type DomainToAsk, type SortSummary} from '../sort';
import {addressOf, openTable, type ListTable, type TableChoice} from '../table';
import type {ListInfo, RowView, Selection, Source} from './protocol';
import type * as Saving from './save';

/** Says how far a task is, and lets others in between. Rejects once the task is cancelled. */
export type Report = (done: number, total: number) => Promise<void>;

/** The list cannot be read, for this reason. */
export class ListError extends Error {
  override readonly name = 'ListError';

  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Rows between two looks at what else there is to do: some ten milliseconds. */
const SLICE = 5_000;
/** Characters of a cell that a table shows. */
const SHOWN = 120;
/** Columns beside the address that a table shows. */
const SHOWN_COLUMNS = 20;

interface OpenList {
  encoding: ListInfo['encoding'];
  /** A byte order mark goes in front of what is written. */
  mark: boolean;
  table: ListTable;
  rows: RowIndex;
  classifier: Classifier;
}

interface Text {
  text: string;
  encoding: ListInfo['encoding'];
  mark: boolean;
  notes: Problem[];
}

const misnamed: Problem = {
  code: 'text-named-workbook',
  severity: 'warning',
  message: 'The file has the name of a workbook, but contains plain text.',
  cure: 'It was read as text. Check that this is the file you meant.',
};

async function readSource(source: Source, encoding: Encoding | undefined): Promise<Text> {
  if ('text' in source) {
    return {
      text: source.text.replace(/^\ufeff/, '').replaceAll('\0', ''),
      encoding: 'pasted',
      mark: false,
      notes: [],
    };
  }
  const {readFile, sizeProblem} = await loadReading();
  const large = sizeProblem(source.file.size);
  if (large) {
    throw new ListError(large);
  }
  const reading = await readFile(
    new Uint8Array(await source.file.arrayBuffer()),
    encoding,
  );
  if (!reading.valid) {
    throw new ListError(reading.problem);
  }
  const isMisnamed =
    /\.xls[xmb]?$/i.test(source.name ?? '') && reading.encoding !== 'xlsx';
  return isMisnamed ? {...reading, notes: [...reading.notes, misnamed]} : reading;
}

/** All that the worker knows of a list. One list at a time. */
export class ListSession {
  #source: Source | undefined;
  #encoding: Encoding | undefined;
  #read: Text | undefined;
  #list: OpenList | undefined;
  #sorter: ListSorter | undefined;
  #cleaned: CleanResult | undefined;
  #toAsk: DomainToAsk[] = [];
  #selected: {selection: Selection; rows: Uint32Array} | undefined;

  /**
   * Reads a list, or the one that is open in another way.
   *
   * @throws {ListError} where it cannot be read
   */
  async open(
    {
      source,
      encoding,
      choice,
    }: {source?: Source; encoding?: Encoding; choice: TableChoice},
    report: Report,
  ): Promise<ListInfo> {
    if (source) {
      this.#source = source;
      this.#read = undefined;
    }
    if (!this.#source) {
      throw new Error('No list is open.');
    }
    if (!this.#read || encoding !== this.#encoding) {
      this.#read = await readSource(this.#source, encoding);
      this.#encoding = encoding;
    }
    const {text, mark, notes} = this.#read;
    const table = openTable(text, choice);
    const rows = await this.#findRows(table, report);
    this.#sorter = undefined;
    this.#cleaned = undefined;
    this.#selected = undefined;
    const read = this.#read.encoding;
    this.#list = {
      encoding: read,
      mark: mark || (read !== 'utf-8' && read !== 'pasted'),
      table,
      rows,
      classifier: createListClassifier(),
    };
    const {layout, delimiter, lineEnd, hasHeader, columns, column} = table;
    return {
      encoding: read,
      layout,
      delimiter,
      lineEnd,
      hasHeader,
      columns: columns.map((name) => name.slice(0, SHOWN)),
      column,
      rows: rows.count,
      notes: [...notes, ...table.notes, ...contentNotes(table, rows)],
    };
  }

  async #findRows(table: ListTable, report: Report): Promise<RowIndex> {
    const {text, scanner, first} = table;
    const finder = new RowFinder(text, scanner, first.start, first.number);
    while (finder.find(SLICE * 4)) {
      await report(finder.read, text.length);
    }
    return finder.rows;
  }

  get #open(): OpenList {
    if (!this.#list) {
      throw new Error('No list is open.');
    }
    return this.#list;
  }

  /** Sorts the list into classes, as far as that goes without DNS. */
  async sort(report: Report): Promise<SortSummary> {
    const {table, rows, classifier} = this.#open;
    const sorter = new ListSorter(table, rows, classifier);
    for (let from = 0; from < rows.count; from += SLICE) {
      sorter.sort(from, Math.min(rows.count, from + SLICE));
      await report(from, rows.count);
    }
    this.#sorter = sorter;
    return sorter.summary();
  }

  /** Cleans the list by a set of rules. */
  async clean(rules: CleanRules, report: Report): Promise<CleanStats> {
    const {table, rows, classifier} = this.#open;
    const cleaning = new Cleaning(table, rows, rules, classifier);
    for (let from = 0; from < rows.count; from += SLICE) {
      cleaning.clean(from, Math.min(rows.count, from + SLICE));
      await report(from, rows.count);
    }
    this.#cleaned = cleaning.finish();
    return this.#cleaned.stats;
  }

  /** Some of the domains to ask for; `again` includes those that gave no answer. */
  domains({
    from,
    count,
    again,
  }: {
    from: number;
    count: number;
    again: boolean;
  }): DomainToAsk[] {
    if (from === 0) {
      if (again) {
        this.#sorter?.forgetUnknown();
      }
      this.#toAsk = this.#sorter?.domainsToAsk() ?? [];
    }
    return this.#toAsk.slice(from, from + count);
  }

  /** Takes over what DNS said. */
  learn(checks: readonly DomainCheck[]): SortSummary {
    if (!this.#sorter) {
      throw new Error('The list is not sorted.');
    }
    this.#sorter.learn(checks);
    return this.#sorter.summary();
  }

  /** Chooses rows by class or rule, and by a piece of their text. */
  async select(
    {selection, query}: {selection: Selection; query: string},
    report: Report,
  ): Promise<{count: number}> {
    const {table, rows: index} = this.#open;
    const all = this.#rowsOf(selection);
    const wanted = query.trim().toLowerCase();
    if (wanted === '') {
      this.#selected = {selection, rows: all};
      return {count: all.length};
    }
    const found = new Uint32Array(all.length);
    let count = 0;
    for (let place = 0; place < all.length; place += 1) {
      const row = all[place] ?? 0;
      const text = table.text.slice(index.starts[row], index.ends[row]);
      if (text.toLowerCase().includes(wanted)) {
        found[count] = row;
        count += 1;
      }
      if (place % SLICE === SLICE - 1) {
        await report(place, all.length);
      }
    }
    this.#selected = {selection, rows: found.slice(0, count)};
    return {count};
  }

  #rowsOf(selection: Selection): Uint32Array {
    const {rows} = this.#open;
    if (selection.of === 'sorted') {
      const sorter = this.#sorter;
      const classes = new Set(selection.classes);
      return Uint32Array.from({length: rows.count}, (_, row) => row).filter(
        (row) => sorter !== undefined && classes.has(sorter.classAt(row)),
      );
    }
    const cleaned = this.#cleaned;
    if (selection.of === 'kept') {
      return cleaned?.kept ?? new Uint32Array();
    }
    if (selection.of === 'held') {
      return cleaned?.held ?? new Uint32Array();
    }
    const {rule} = selection;
    const removed = cleaned?.removed ?? new Uint32Array();
    return rule === undefined
      ? removed
      : removed.filter((row) => cleaned?.ruleOf(row) === rule);
  }

  /** Some of the selected rows, to be shown. */
  rows({from, count}: {from: number; count: number}): RowView[] {
    const selected = this.#selected;
    return selected
      ? Array.from(selected.rows.subarray(from, from + count), (row) =>
          this.#view(row, selected.selection),
        )
      : [];
  }

  #view(row: number, {of}: Selection): RowView {
    const {table, rows, classifier} = this.#open;
    const start = rows.starts[row] ?? 0;
    const end = rows.ends[row] ?? 0;
    const cells = table.scanner
      .cells(start, end, SHOWN_COLUMNS)
      .map((span) =>
        table.scanner.textOf({...span, to: Math.min(span.to, span.from + SHOWN)}),
      );
    const others = cells.filter((_, column) => column !== table.column);
    const number = rows.numbers[row] ?? 0;
    if (of === 'sorted' && this.#sorter) {
      const {address, class: kind, reasons, suggestion} = this.#sorter.describe(row);
      return {
        number,
        address: address.slice(0, SHOWN * 3),
        class: kind,
        reason: reasonIn(reasons),
        ...(suggestion && {suggestion: suggestion.address}),
        others,
      };
    }
    const address = addressOf(table, start, end);
    if (of === 'held') {
      const doubt = doubtOf(address, classifier);
      return {
        number,
        address,
        reason: doubt?.reason.message ?? '',
        ...(doubt && {suggestion: doubt.suggestion.address}),
        others,
      };
    }
    const result = this.#cleaned;
    const removal = result && removalOf(row, {table, rows, result, classifier});
    if (removal) {
      return {
        number,
        address: address.slice(0, SHOWN * 3),
        rules: [removal.rule],
        reason: removal.reason.message,
        others,
      };
    }
    const change = result?.changes.get(row);
    const span = table.scanner.cell(start, end, table.column);
    return {
      number,
      address: (change ? addressIn(change.address) : address).slice(0, SHOWN * 3),
      ...(change && span && {was: table.scanner.textOf(span).slice(0, SHOWN * 3)}),
      rules: change?.changedBy ?? [],
      reason: '',
      others,
    };
  }

  /** Rows as a file: UTF-8, the delimiter and line ends of the list, all its columns. */
  async save(
    {selection, guarded}: {selection: Selection; guarded: boolean},
    report: Report,
  ): Promise<Blob> {
    const list = {...this.#open, sorter: this.#sorter, cleaned: this.#cleaned};
    const rows = this.#rowsOf(selection);
    const {writeFile} = await loadSaving();
    return writeFile(list, {of: selection.of, rows, guarded}, report);
  }
}

/** What is pasted needs no decoding, so the code that reads files comes with the first one. */
async function loadReading(): Promise<typeof Files> {
  try {
    return await import('../read/file');
  } catch {
    throw new ListError({
      code: 'reading-not-loaded',
      severity: 'error',
      message: 'The part of this page that reads files did not load.',
      cure: 'Check your connection and choose the file again, or paste the addresses.',
    });
  }
}

/** Many lists are only looked at, so the code that writes files comes with the first one. */
async function loadSaving(): Promise<typeof Saving> {
  try {
    return await import('./save');
  } catch {
    throw new ListError({
      code: 'saving-not-loaded',
      severity: 'error',
      message: 'The part of this page that writes files did not load.',
      cure: 'Check your connection and save the rows again.',
    });
  }
}

/** What is to be said once the rows are known. */
function contentNotes(table: ListTable, rows: RowIndex): Problem[] {
  const notes: Problem[] = [];
  if (rows.count === 0) {
    notes.push(
      table.hasHeader
        ? {
            code: 'only-header',
            severity: 'error',
            message: 'There is a header, but no row below it.',
            cure: 'Check that the export has finished.',
          }
        : {
            code: 'no-rows',
            severity: 'error',
            message: 'The text contains no address.',
            cure: 'Check that you chose the right file.',
          },
    );
  } else if (!hasAddress(table, rows)) {
    notes.push({
      code: 'no-addresses',
      severity: 'warning',
      message: `No cell of “${table.columns[table.column] ?? ''}” contains an @.`,
      cure: 'Choose another column under “How the file is read”, or check that you chose the right file.',
    });
  }
  const formula = firstFormula(table, rows);
  if (formula !== undefined) {
    notes.push({
      code: 'formula-cell',
      severity: 'note',
      message: `A cell of row ${rows.numbers[formula] ?? 0} begins with a character that makes a spreadsheet run it as a formula.`,
      cure: 'Saved files have an apostrophe in front of such cells, unless you turn that off.',
    });
  }
  if (table.scanner.stray !== undefined) {
    notes.push({
      code: 'stray-quote',
      severity: 'warning',
      message:
        'A quotation mark opens a cell and is never closed. It was read as part of the text, so its row ends with its line.',
      cure: `Look near “${nearby(table.text, table.scanner.stray)}”.`,
    });
  }
  return notes;
}

function nearby(text: string, at: number): string {
  return text.slice(at, at + 40).split(/[\r\n]/)[0] ?? '';
}

function hasAddress(table: ListTable, {starts, ends, count}: RowIndex): boolean {
  for (let row = 0; row < count; row += 1) {
    if (addressOf(table, starts[row] ?? 0, ends[row] ?? 0).includes('@')) {
      return true;
    }
  }
  return false;
}
