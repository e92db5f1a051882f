import type {Classifier, DomainCheck} from '../../address';
import type {Problem} from '../../kit';
import {createListClassifier} from '../classifier';
import {Cleaning, doubtOf, removalOf, type CleanResult, type CleanStats} from '../clean';
import type {CleanRules} from '../cleanRules';
import {RowFinder, type RowIndex} from '../delimited';
import {addressIn} from '../extract';
import {encodings, type Encoding} from '../read/decode';
import {readFile, sizeProblem} from '../read/file';
import {ListSorter, type DomainToAsk, type SortSummary} from '../sort';
import {addressOf, openTable, type ListTable, type TableChoice} from '../table';
import {classWords, ruleWords} from '../words';
import {firstFormula, writeHeader, writeRow, type WriteOptions} from '../write';
import type {ListInfo, RowView, Selection, Source} from './protocol';

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

function isEncoding(name: string): name is Encoding {
  return (encodings as readonly string[]).includes(name);
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
      mark: mark || (isEncoding(read) && read !== 'utf-8'),
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
        mark: classWords[kind].label,
        reason: sentence(reasons, classWords[kind].says),
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
        mark: doubt?.suggestion.address ?? '',
        reason: doubt?.reason.message ?? '',
        others,
      };
    }
    const result = this.#cleaned;
    const removal = result && removalOf(row, {table, rows, result, classifier});
    if (removal) {
      return {
        number,
        address: address.slice(0, SHOWN * 3),
        mark: ruleWords[removal.rule].short,
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
      mark: change
        ? change.changedBy.map((rule) => ruleWords[rule].short).join(', ')
        : '',
      reason: '',
      others,
    };
  }

  /** Rows as a file: UTF-8, the delimiter and line ends of the list, all its columns. */
  async save(
    {selection, guarded}: {selection: Selection; guarded: boolean},
    report: Report,
  ): Promise<Blob> {
    const {table, mark} = this.#open;
    const isExtended = selection.of !== 'kept';
    // A list of bare lines becomes a table once it gets further columns.
    const delimiter = table.delimiter === '' && isExtended ? ',' : table.delimiter;
    const options: WriteOptions = {delimiter, guarded};
    const width = isExtended ? this.#width() : 0;
    const names =
      selection.of === 'sorted'
        ? ['check_result', 'check_reason', 'check_suggestion']
        : selection.of === 'removed'
          ? ['removed_by', 'removed_reason']
          : selection.of === 'held'
            ? ['held_suggestion', 'held_reason']
            : [];
    const header = writeHeader(table, options, names, width);
    const parts: string[] = [
      mark ? '\ufeff' : '',
      header === undefined ? '' : header + table.lineEnd,
    ];
    const rows = this.#rowsOf(selection);
    let part = '';
    for (let place = 0; place < rows.length; place += 1) {
      part += this.#line(rows[place] ?? 0, selection, options, width) + table.lineEnd;
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
  #width(): number {
    const {table, rows} = this.#open;
    let width = table.columns.length;
    for (let row = 0; row < rows.count; row += 1) {
      const [start, end] = [rows.starts[row] ?? 0, rows.ends[row] ?? 0];
      width = Math.max(width, table.scanner.width(start, end));
    }
    return width;
  }

  #line(row: number, selection: Selection, options: WriteOptions, width: number): string {
    const {table, rows, classifier} = this.#open;
    const start = rows.starts[row] ?? 0;
    const end = rows.ends[row] ?? 0;
    if (selection.of === 'sorted' && this.#sorter) {
      const {class: kind, reasons, suggestion} = this.#sorter.describe(row);
      const {label, says} = classWords[kind];
      return writeRow(table, start, end, options, {
        extra: [label, sentence(reasons, says), suggestion?.address ?? ''],
        width,
      });
    }
    if (selection.of === 'held') {
      const doubt = doubtOf(addressOf(table, start, end), classifier);
      return writeRow(table, start, end, options, {
        extra: [doubt?.suggestion.address ?? '', doubt?.reason.message ?? ''],
        width,
      });
    }
    const result = this.#cleaned;
    const removal = result && removalOf(row, {table, rows, result, classifier});
    return removal
      ? writeRow(table, start, end, options, {
          extra: [ruleWords[removal.rule].short, removal.reason.message],
          width,
        })
      : writeRow(table, start, end, options, {
          address: result?.changes.get(row)?.address,
        });
  }
}

/** What speaks against a row, in one cell; what its class means where nothing does. */
function sentence(reasons: readonly Problem[], otherwise: string): string {
  const told = reasons
    .filter(({severity}) => severity === 'error' || severity === 'warning')
    .map(({message}) => message);
  return told.length > 0 ? told.join(' ') : otherwise;
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
