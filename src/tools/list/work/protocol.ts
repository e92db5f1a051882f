import type {DomainCheck} from '../../address';
import type {Problem} from '../../kit';
import type {CleanStats} from '../clean';
import type {CleanRules} from '../cleanRules';
import type {Encoding} from '../read/decode';
import type {DomainToAsk, SortSummary} from '../sort';
import type {Delimiter, Layout, LineEnd, TableChoice} from '../table';
import type {CleanRuleName, ListClass} from '../names';

/** A list as it is opened. */
export interface ListInfo {
  encoding: Encoding | 'xlsx' | 'pasted';
  layout: Layout;
  delimiter: Delimiter;
  lineEnd: LineEnd;
  hasHeader: boolean;
  columns: string[];
  column: number;
  rows: number;
  notes: Problem[];
}

/** The name is the file's, which may say something else than its octets. */
export type Source = {file: Blob; name?: string} | {text: string};

/** Which rows are to be seen, or saved. */
export type Selection =
  | {of: 'sorted'; classes: readonly ListClass[]}
  | {of: 'kept'}
  | {of: 'held'}
  | {of: 'removed'; rule?: CleanRuleName | undefined};

/** A row as a table shows it. */
export interface RowView {
  /** As a spreadsheet numbers it. */
  number: number;
  address: string;
  /** What the address was before rules changed it. */
  was?: string;
  /** Of a sorted row. */
  class?: ListClass;
  /** Of a cleaned row: the rule that removed it, or those that changed its address. */
  rules?: readonly CleanRuleName[];
  /** What speaks against it; nothing where its class says all there is to say. */
  reason: string;
  /** What is meant, most likely. */
  suggestion?: string;
  /** The other columns, cut short. */
  others: string[];
}

/** What the page can ask of the worker, and what it answers. */
export interface Tasks {
  /** Without a source, the list that is open is read in another way. */
  open: {
    ask: {source?: Source; encoding?: Encoding; choice: TableChoice};
    answer: ListInfo;
  };
  sort: {ask: object; answer: SortSummary};
  clean: {ask: {rules: CleanRules}; answer: CleanStats};
  /** Chooses the rows that `rows` is about. */
  select: {ask: {selection: Selection; query: string}; answer: {count: number}};
  rows: {ask: {from: number; count: number}; answer: RowView[]};
  domains: {ask: {from: number; count: number; again: boolean}; answer: DomainToAsk[]};
  learn: {ask: {checks: readonly DomainCheck[]}; answer: SortSummary};
  save: {ask: {selection: Selection; guarded: boolean}; answer: Blob};
}

export type TaskName = keyof Tasks;

export type Request =
  | {[Name in TaskName]: {type: Name; id: number} & Tasks[Name]['ask']}[TaskName]
  | {type: 'cancel'; id: number};

export type Reply =
  /** `done` and `total` in the task's own unit: characters or rows. */
  | {type: 'progress'; id: number; done: number; total: number}
  | {type: 'done'; id: number; answer: unknown}
  /** The list cannot be read; or the worker itself failed. */
  | {type: 'failed'; id: number; problem: Problem};
