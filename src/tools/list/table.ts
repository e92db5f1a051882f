import type {Problem} from '../kit';
import {RowFinder, Scanner, type RowIndex} from './delimited';
import {addressesIn, addressIn, looksLikeAddress} from './extract';

/** Between the cells of a row; '' where every line is one cell. */
export type Delimiter = ',' | ';' | '\t' | '|' | '';

/**
 * How a text is laid out: a table, or running text in which addresses stand. `text` turns
 * every address into a row of its own.
 */
export type Layout = Delimiter | 'text';

export type LineEnd = '\r\n' | '\n' | '\r';

/** What a visitor may know better. What is missing is found. */
export interface TableChoice {
  layout?: Layout;
  header?: boolean;
  /** The column with the addresses, from 0. */
  column?: number;
}

/** A list, and where things are in it. */
export interface ListTable {
  /** The text whose places are meant below; for `text`, the table made of it. */
  text: string;
  layout: Layout;
  delimiter: Delimiter;
  /** The line end that most lines of the original have. */
  lineEnd: LineEnd;
  hasHeader: boolean;
  /** Names of the columns. */
  columns: readonly string[];
  /** The column with the addresses, from 0. */
  column: number;
  scanner: Scanner;
  /** Where the header is, if there is one. */
  header: {start: number; end: number} | undefined;
  /** Where the first row of the list begins, and what a spreadsheet calls it. */
  first: {start: number; number: number};
  /** What was found on the way; nothing here stops the tool. */
  notes: Problem[];
}

/** Characters and rows looked at to find out how a text is laid out. */
const SAMPLE_CHARACTERS = 262_144;
const SAMPLE_ROWS = 200;
const delimiters: readonly Delimiter[] = [',', ';', '\t', '|'];
/** Characters of a column's name. */
const LONGEST_NAME = 60;
/** Share of rows that must have the same number of cells. */
const EVEN = 0.6;
const headerWords =
  /e-?mail|\bmail\b|correo|courriel|adress|address|posta|почта|邮箱|メール/i;

interface Sample {
  delimiter: Delimiter;
  rows: string[][];
  /** The number of cells most rows have. */
  width: number;
  /** Share of rows with that number. */
  even: number;
  /** For each column, the share of its cells (below a possible header) that hold an address. */
  share: number[];
  /** Share of all cells that hold an address. */
  cells: number;
}

function sampleRows(text: string, delimiter: Delimiter, from: number): string[][] {
  const scanner = new Scanner(text, delimiter);
  const finder = new RowFinder(text, scanner, from, 1);
  finder.find(SAMPLE_ROWS);
  const {starts, ends, count} = finder.rows;
  return Array.from({length: count}, (_, row) =>
    scanner
      .cells(starts[row] ?? 0, ends[row] ?? 0, 1_000)
      .map((span) => scanner.textOf(span)),
  );
}

function mostCommon(counts: readonly number[]): {value: number; share: number} {
  const tally = new Map<number, number>();
  for (const count of counts) {
    tally.set(count, (tally.get(count) ?? 0) + 1);
  }
  const [value = 1, times = 0] = [...tally].sort(([, a], [, b]) => b - a)[0] ?? [];
  return {value, share: counts.length === 0 ? 0 : times / counts.length};
}

/** Share of the cells of a column that hold an address; a first row without one is not counted. */
function addressShare(rows: readonly (readonly string[])[], column: number): number {
  let filled = 0;
  let found = 0;
  rows.forEach((row, index) => {
    const cell = row[column]?.trim() ?? '';
    const isAddress = looksLikeAddress(cell);
    found += isAddress ? 1 : 0;
    filled += cell !== '' && (isAddress || index > 0) ? 1 : 0;
  });
  return filled === 0 ? 0 : found / filled;
}

function sampleOf(text: string, delimiter: Delimiter, from: number): Sample {
  const rows = sampleRows(text, delimiter, from);
  const {value: width, share: even} = mostCommon(rows.map((row) => row.length));
  const filled = rows.flat().filter((cell) => cell.trim() !== '');
  return {
    delimiter,
    rows,
    width,
    even,
    share: Array.from({length: width}, (_, column) => addressShare(rows, column)),
    cells:
      filled.length === 0 ? 0 : filled.filter(looksLikeAddress).length / filled.length,
  };
}

/** True where a delimiter parts addresses from each other, and not the columns of a table. */
function isRunOfAddresses({width, cells}: Sample): boolean {
  return cells > 0.8 && width > 2;
}

/** True for lines that hold several addresses each, as a message's To line does. */
function isToLine(head: string): boolean {
  const lines = head.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const bracketed = head.match(/<[^<>@\s]{1,100}@[^<>@\s]{1,300}>/g)?.length ?? 0;
  const isOneLine = lines.length === 1 && head.split('@').length > 2;
  return isOneLine || bracketed > lines.length * 1.5;
}

/** True for a row in which a column is named after addresses. */
function namesAddresses(row: readonly string[] = []): boolean {
  return (
    row.some((cell) => cell.length <= LONGEST_NAME && headerWords.test(cell)) &&
    !row.some((cell) => cell.includes('@'))
  );
}

function isTable({width, even, share, rows}: Sample): boolean {
  const isNamed = namesAddresses(rows[0]);
  const hasAddresses = Math.max(...share) >= 0.5;
  return (
    width > 1 &&
    // Below a header that fits, rows may be as ragged as they like.
    ((even >= EVEN && (hasAddresses || isNamed)) ||
      (isNamed && hasAddresses && rows[0]?.length !== 1))
  );
}

/**
 * Tables are even and have a column of addresses; else every line is one address, or the
 * addresses stand in running text.
 */
function findLayout(text: string, from: number): Layout {
  const head = text.length > SAMPLE_CHARACTERS ? text.slice(0, SAMPLE_CHARACTERS) : text;
  const samples = delimiters.map((delimiter) => sampleOf(head, delimiter, from));
  if (isToLine(head) || samples.some(isRunOfAddresses)) {
    return 'text';
  }
  const [table] = samples
    .filter(isTable)
    .sort((a, b) => b.even * Math.sqrt(b.width) - a.even * Math.sqrt(a.width));
  if (table) {
    return table.delimiter;
  }
  const lines = sampleOf(head, '', from);
  const [share = 0] = lines.share;
  if (share >= 0.5 || !head.includes('@')) {
    // Without any @ it may still be a table whose column holds none.
    const even = samples.filter(({width, even: same}) => width > 1 && same >= 0.9);
    return share >= 0.5 ? '' : (even[0]?.delimiter ?? '');
  }
  return 'text';
}

/** Where lines end: the way most of the first ones do. */
function findLineEnd(text: string): LineEnd {
  const counts = {'\r\n': 0, '\n': 0, '\r': 0};
  for (const [end] of text.slice(0, SAMPLE_CHARACTERS).matchAll(/\r\n|\n|\r/g)) {
    counts[end as LineEnd] += 1;
  }
  const [best] = (Object.entries(counts) as [LineEnd, number][]).sort(
    ([, a], [, b]) => b - a,
  );
  return best && best[1] > 0 ? best[0] : '\n';
}

/** Excel's own line for the delimiter. */
function delimiterLine(text: string): {delimiter: Delimiter; length: number} | undefined {
  const line = /^"?sep=([,;|\t])"?(?:\r\n|\n|\r|$)/i.exec(text);
  return line ? {delimiter: line[1] as Delimiter, length: line[0].length} : undefined;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The addresses of a running text as a table, with a column of names where there are any. */
function tableOfText(text: string): string {
  const found = addressesIn(text);
  return found.some(({name}) => name !== '')
    ? [
        'email,name',
        ...found.map(({name, address}) => `${quoted(address)},${quoted(name)}`),
      ].join('\n')
    : ['email', ...found.map(({address}) => quoted(address))].join('\n');
}

/** How well a header's name fits a column of addresses. */
function nameRank(name: string): number {
  const plain = name.trim().toLowerCase();
  if (/^e-?mail([ _-]?address)?$/.test(plain)) {
    return 3;
  }
  return /e-?mail/.test(plain) ? 2 : headerWords.test(plain) ? 1 : 0;
}

/** The first row is a header where it holds no address and the column below does, or its name says so. */
function findHeader(rows: readonly (readonly string[])[], column: number): boolean {
  const [first = [], ...others] = rows;
  if (first.some((cell) => cell.includes('@'))) {
    return false;
  }
  return (
    namesAddresses(first) ||
    (others.some((row) => row[column]?.includes('@')) &&
      first.every((cell) => !/^\d+$/.test(cell.trim())))
  );
}

interface Columns {
  hasHeader: boolean;
  column: number;
  /** Columns that hold addresses. */
  candidates: number[];
}

function findColumns(sample: Sample, choice: TableChoice): Columns {
  const {rows, share} = sample;
  const [first = []] = rows;
  const width = Math.max(1, ...rows.map((row) => row.length));
  const isNamed = !first.some((cell) => cell.includes('@'));
  const rank = (column: number) => (isNamed ? nameRank(first[column] ?? '') : 0);
  const all = Array.from({length: width}, (_, column) => column);
  const candidates = all.filter((column) => (share[column] ?? 0) >= 0.5);
  const [best = 0] = (candidates.length > 0 ? candidates : all).toSorted(
    (a, b) => rank(b) - rank(a) || (share[b] ?? 0) - (share[a] ?? 0) || a - b,
  );
  const column =
    choice.column !== undefined && choice.column < width ? choice.column : best;
  return {
    hasHeader: choice.header ?? findHeader(rows, column),
    column,
    candidates,
  };
}

function columnNames(header: readonly string[] | undefined, width: number): string[] {
  return Array.from(
    {length: Math.max(1, width, header?.length ?? 0)},
    (_, column) => header?.[column]?.trim() || `Column ${column + 1}`,
  );
}

function notesOf(
  {layout, columns, column}: Pick<ListTable, 'layout' | 'columns' | 'column'>,
  candidates: readonly number[],
): Problem[] {
  const notes: Problem[] = [];
  if (layout === 'text') {
    notes.push({
      code: 'running-text',
      severity: 'note',
      message:
        'This is running text, not a table. Every address in it became a row, and the rest was ignored.',
      cure: 'If it is a table, choose what separates its columns under “How the file is read”.',
    });
  }
  if (candidates.length > 1) {
    const others = candidates
      .filter((other) => other !== column)
      .map((other) => columns[other]);
    notes.push({
      code: 'several-address-columns',
      severity: 'note',
      message: `More than one column contains addresses. “${columns[column] ?? ''}” is used, and ${others.map((name) => `“${name ?? ''}”`).join(', ')} left as it is.`,
      cure: 'You can choose another column under “How the file is read”.',
    });
  }
  return notes;
}

/**
 * Finds out how a list is laid out: delimiter, line ends, header and the column with the
 * addresses. Looks at the beginning of the text only, so it takes no longer for a long one.
 *
 * @param source the text of a file or of the clipboard, without a byte order mark
 * @param choice what a visitor knows better; the rest is found
 */
export function openTable(source: string, choice: TableChoice = {}): ListTable {
  const line = delimiterLine(source);
  const layout = choice.layout ?? line?.delimiter ?? findLayout(source, 0);
  const isText = layout === 'text';
  const text = isText ? tableOfText(source) : source;
  const delimiter = isText ? ',' : layout;
  const from = isText ? 0 : (line?.length ?? 0);
  const sample = sampleOf(text.slice(0, SAMPLE_CHARACTERS), delimiter, from);
  const {hasHeader, column, candidates} = findColumns(
    sample,
    isText ? {header: true, column: 0} : choice,
  );
  const scanner = new Scanner(text, delimiter);
  const finder = new RowFinder(text, scanner, from, line ? 2 : 1);
  finder.find(1);
  const {starts, ends, numbers, count} = finder.rows;
  const top = {start: starts[0] ?? text.length, end: ends[0] ?? text.length};
  const hasTop = hasHeader && count > 0;
  const width = Math.max(1, ...sample.rows.map((row) => row.length));
  const columns = columnNames(hasTop ? sample.rows[0] : undefined, width);
  return {
    text,
    layout,
    delimiter,
    lineEnd: findLineEnd(source),
    hasHeader: hasTop,
    columns,
    column,
    scanner,
    header: hasTop ? top : undefined,
    first: {
      start: hasTop ? scanner.nextRow(top.end) : top.start,
      number: (numbers[0] ?? 1) + (hasTop ? 1 : 0),
    },
    notes: notesOf({layout, columns, column}, candidates),
  };
}

/** The rows of a table, all at once. */
export function allRows({text, scanner, first}: ListTable): RowIndex {
  const finder = new RowFinder(text, scanner, first.start, first.number);
  finder.find(Infinity);
  return finder.rows;
}

/** The address of a row, without what stands around it; '' where there is none. */
export function addressOf(
  {scanner, column}: ListTable,
  start: number,
  end: number,
): string {
  const span = scanner.cell(start, end, column);
  return span ? addressIn(scanner.textOf(span)) : '';
}
