import type {Classification, Classifier, Suggestion, ValidAddress} from '../address';
import type {Problem} from '../kit';
import {createListClassifier} from './classifier';
import type {CleanRules, TypoChoice} from './cleanRules';
import type {RowIndex} from './delimited';
import {addressIn} from './extract';
import {allRows, openTable, type ListTable, type TableChoice} from './table';
import {cleanRuleNames, type CleanRuleName} from './names';

export interface CleanStats {
  /** Rows of the list, without header and blank lines. */
  rows: number;
  kept: number;
  /** Likely typos that wait for a decision. */
  held: number;
  removed: number;
  /** Kept rows whose address was changed. */
  changed: number;
  /** For each rule, rows it took out or changed; for one that is off, rows it would. */
  byRule: Record<CleanRuleName, number>;
}

export interface KeptRow {
  /** As a spreadsheet numbers it. */
  row: number;
  address: string;
  /** All cells, the address in its new form. */
  cells: string[];
  /** Rules that changed the address. */
  changedBy: CleanRuleName[];
}

export interface RemovedRow {
  row: number;
  address: string;
  cells: string[];
  /** The rule that took it out. */
  rule: CleanRuleName;
  reason: Problem;
}

/** A likely typo that waits for a decision: neither kept nor removed. */
export interface HeldRow {
  row: number;
  address: string;
  cells: string[];
  reason: Problem;
  /** The address that was probably meant. */
  suggestion: string;
}

export interface CleanedList {
  kept: KeptRow[];
  held: HeldRow[];
  removed: RemovedRow[];
  stats: CleanStats;
}

/** Gmail reads both names as one, and no dots (support.google.com/mail/answer/7436150). */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/** Addresses and domains in small letters; '@example.com' and 'example.com' are the same. */
class AddressBook {
  readonly #entries: ReadonlySet<string>;

  constructor(entries: readonly string[] = []) {
    this.#entries = new Set(
      entries
        .map((entry) => entry.trim().toLowerCase().replace(/^@/, ''))
        .filter(Boolean),
    );
  }

  /** The address itself, or its whole domain. */
  has(address: ValidAddress): boolean {
    return (
      this.#entries.size > 0 &&
      (this.#entries.has(address.asciiDomain) ||
        this.#entries.has(address.domain) ||
        this.names(address))
    );
  }

  /** The address itself. */
  names({local, domain, asciiDomain}: ValidAddress): boolean {
    return (
      this.#entries.has(`${local}@${asciiDomain}`.toLowerCase()) ||
      this.#entries.has(`${local}@${domain}`.toLowerCase())
    );
  }
}

/** The local part before its tag; a quoted local part has none. */
function withoutTag(local: string): string {
  const plus = local.startsWith('"') ? -1 : local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}

function withoutDots(local: string): string {
  return local.startsWith('"') ? local : local.replaceAll('.', '');
}

/** Where an address ends up, as rules go over it one by one. */
interface Passage {
  address: string;
  classification: Classification;
  changedBy: CleanRuleName[];
}

/** What a run over a list came to, row by row. */
export interface CleanResult {
  stats: CleanStats;
  /** Kept rows in the order in which they are written. */
  kept: Uint32Array;
  /** Rows that wait for a decision, in the order of the list. */
  held: Uint32Array;
  /** Removed rows in the order of the list. */
  removed: Uint32Array;
  /** The new addresses of the rows that were changed. */
  changes: ReadonlyMap<number, {address: string; changedBy: CleanRuleName[]}>;
  /** The rule that took a row out; nothing for one that was kept or held. */
  ruleOf: (row: number) => CleanRuleName | undefined;
  /** For a duplicate, the row that was kept. */
  twinOf: (row: number) => number | undefined;
}

function noCounts(): Record<CleanRuleName, number> {
  return Object.fromEntries(cleanRuleNames.map((name) => [name, 0])) as Record<
    CleanRuleName,
    number
  >;
}

/** The fate of a row that waits for a decision; above the numbers of all rules. */
const HELD = 255;

/** Goes over a list with a set of rules, so many rows at a time. */
export class Cleaning {
  readonly #table: ListTable;
  readonly #rows: RowIndex;
  readonly #rules: CleanRules;
  readonly #classifier: Classifier;
  readonly #block: AddressBook;
  readonly #allow: AddressBook;
  readonly #plusDomains: ReadonlySet<string>;
  readonly #counts = noCounts();
  /** For each row, 1 + the number of the rule that took it out, HELD, or 0 for kept. */
  readonly #fates: Uint8Array;
  readonly #changes = new Map<number, {address: string; changedBy: CleanRuleName[]}>();
  /** The kept row of each key. */
  readonly #seen = new Map<string, number>();
  readonly #twins = new Map<number, string>();
  readonly #domains: string[] = [];
  readonly #domainNumbers = new Map<string, number>();
  readonly #domainOf: Uint32Array;

  constructor(
    table: ListTable,
    rows: RowIndex,
    rules: CleanRules,
    classifier: Classifier,
  ) {
    this.#table = table;
    this.#rows = rows;
    this.#rules = rules;
    this.#classifier = classifier;
    this.#block = new AddressBook(rules.block);
    this.#allow = new AddressBook(rules.allow);
    this.#plusDomains = new Set(
      (rules.plusDomains ?? []).map((domain) =>
        domain.trim().toLowerCase().replace(/^@/, ''),
      ),
    );
    this.#fates = new Uint8Array(rows.count);
    this.#domainOf = new Uint32Array(rows.count);
  }

  /** Cleans the rows from `from` to `to`, which is not included. */
  clean(from: number, to: number): void {
    const {starts, ends} = this.#rows;
    const {scanner, column} = this.#table;
    for (let row = from; row < to; row += 1) {
      const span = scanner.cell(starts[row] ?? 0, ends[row] ?? 0, column);
      const cell = span ? scanner.textOf(span) : '';
      const fate = this.#fateOf(row, cell);
      if (fate) {
        this.#fates[row] = fate === 'held' ? HELD : 1 + cleanRuleNames.indexOf(fate);
      }
    }
  }

  /** Counts a rule that applies, and says whether it is on. */
  #applies(rule: CleanRuleName): boolean {
    this.#counts[rule] += 1;
    return Boolean(this.#rules[rule]);
  }

  /** Sends one row through the rules; nothing for one that stays. */
  #fateOf(row: number, cell: string): CleanRuleName | 'held' | undefined {
    const bare = addressIn(cell);
    if (bare === '') {
      return this.#applies('empty') ? 'empty' : undefined;
    }
    const passage: Passage = {
      address: bare,
      classification: this.#classifier.classify(bare),
      changedBy: [],
    };
    if (bare !== cell && this.#applies('trim')) {
      passage.changedBy.push('trim');
    }
    const typo = this.#typo(row, passage);
    if (typo) {
      return typo;
    }
    const {reading} = passage.classification;
    if (!reading.valid) {
      this.#keepChange(row, cell, passage);
      return this.#applies('syntax') ? 'syntax' : undefined;
    }
    this.#lowerDomain(passage);
    const unwanted = this.#unwanted(passage.classification, reading);
    if (unwanted) {
      return unwanted;
    }
    this.#rewriteLocal(passage, reading);
    this.#keepChange(row, cell, passage);
    this.#domainOf[row] = this.#domainNumber(reading.asciiDomain);
    return this.#isDuplicate(row, reading) ? 'duplicates' : undefined;
  }

  /** Mends a typo, or says what becomes of its row. */
  #typo(row: number, passage: Passage): CleanRuleName | 'held' | undefined {
    const {reading, suggestion} = passage.classification;
    if (!suggestion) {
      return undefined;
    }
    const choice = this.#typoChoice(passage.address, reading.valid);
    if (choice === 'mend') {
      this.#counts.typos += 1;
      passage.address = suggestion.address;
      passage.classification = this.#classifier.classify(suggestion.address);
      passage.changedBy.push('typos');
      return undefined;
    }
    // A broken address is a matter of the syntax rule, unless it is mended.
    if (!reading.valid) {
      return undefined;
    }
    this.#counts.typos += 1;
    // The visitor's own lists know better than a guess.
    if (choice === 'keep' || this.#allow.has(reading) || this.#block.has(reading)) {
      return undefined;
    }
    if (choice === 'remove') {
      return 'typos';
    }
    return this.#isDuplicate(row, reading) ? 'duplicates' : 'held';
  }

  #typoChoice(address: string, isValid: boolean): TypoChoice | 'hold' {
    const {typos, typoChoices} = this.#rules;
    const all = typos === true ? 'mend' : typos || 'keep';
    return isValid ? (typoChoices?.get(address) ?? all) : all;
  }

  #lowerDomain(passage: Passage): void {
    const at = passage.address.lastIndexOf('@') + 1;
    const domain = passage.address.slice(at);
    const lower = domain.toLowerCase();
    if (domain !== lower && this.#applies('domainCase')) {
      passage.address = passage.address.slice(0, at) + lower;
      passage.changedBy.push('domainCase');
    }
  }

  #unwanted(
    {disposable, role}: Classification,
    reading: ValidAddress,
  ): CleanRuleName | undefined {
    // Somebody who has unsubscribed stays out, even where their domain is always kept.
    const isKept = this.#block.names(reading)
      ? this.#allow.names(reading)
      : this.#allow.has(reading);
    if (isKept) {
      return undefined;
    }
    if (this.#block.has(reading)) {
      this.#counts.block += 1;
      return 'block';
    }
    if (disposable && this.#applies('disposable')) {
      return 'disposable';
    }
    return role && this.#applies('role') ? 'role' : undefined;
  }

  #takesTags({domain, asciiDomain}: ValidAddress): boolean {
    return (
      gmail.has(asciiDomain) ||
      this.#plusDomains.has(asciiDomain) ||
      this.#plusDomains.has(domain)
    );
  }

  /** Takes tags and dots out, where the rules say so and not only for comparing. */
  #rewriteLocal(passage: Passage, reading: ValidAddress): void {
    let local = reading.local;
    const bare = this.#takesTags(reading) ? withoutTag(local) : local;
    if (bare !== local && this.#applies('plusTags') && this.#rules.plusTags === true) {
      local = bare;
      passage.changedBy.push('plusTags');
    }
    if (gmail.has(reading.asciiDomain)) {
      // Dots of a tag are not dots of the name.
      const name = withoutTag(local);
      const joined = withoutDots(name) + local.slice(name.length);
      if (
        joined !== local &&
        this.#applies('gmailDots') &&
        this.#rules.gmailDots === true
      ) {
        local = joined;
        passage.changedBy.push('gmailDots');
      }
    }
    if (local !== reading.local) {
      passage.address = local + passage.address.slice(passage.address.lastIndexOf('@'));
    }
  }

  #keepChange(row: number, cell: string, {address, changedBy}: Passage): void {
    if (changedBy.length === 0) {
      return;
    }
    // Without the trim rule, what stands around the address stays.
    const whole = changedBy.includes('trim')
      ? address
      : cell.replace(addressIn(cell), () => address);
    this.#changes.set(row, {address: whole, changedBy});
  }

  #domainNumber(domain: string): number {
    let number = this.#domainNumbers.get(domain);
    if (number === undefined) {
      number = this.#domains.push(domain);
      this.#domainNumbers.set(domain, number);
    }
    return number;
  }

  /** What two rows must have in common to be one address. */
  #key(reading: ValidAddress): string {
    let {local, asciiDomain} = reading;
    if (this.#rules.plusTags && this.#takesTags(reading)) {
      local = withoutTag(local);
    }
    if (this.#rules.gmailDots && gmail.has(asciiDomain)) {
      const name = withoutTag(local);
      local = withoutDots(name) + local.slice(name.length);
      asciiDomain = 'gmail.com';
    }
    return `${this.#rules.exactCase ? local : local.toLowerCase()}@${asciiDomain}`;
  }

  #isDuplicate(row: number, reading: ValidAddress): boolean {
    const key = this.#key(reading);
    const seen = this.#seen.get(key);
    if (seen === undefined) {
      this.#seen.set(key, row);
      return false;
    }
    const {duplicates} = this.#rules;
    this.#counts.duplicates += 1;
    if (duplicates === 'last') {
      this.#seen.set(key, row);
      this.#twins.set(seen, key);
      this.#fates[seen] = 1 + cleanRuleNames.indexOf('duplicates');
      return false;
    }
    this.#twins.set(row, key);
    return Boolean(duplicates);
  }

  /** What came of it, once all rows have been through. */
  finish(): CleanResult {
    const {count} = this.#rows;
    const kept = new Uint32Array(count);
    const held: number[] = [];
    const removed = new Uint32Array(count);
    let keptCount = 0;
    let removedCount = 0;
    let changed = 0;
    for (let row = 0; row < count; row += 1) {
      const fate = this.#fates[row];
      if (fate === 0) {
        kept[keptCount] = row;
        keptCount += 1;
        changed += this.#changes.has(row) ? 1 : 0;
      } else if (fate === HELD) {
        held.push(row);
      } else {
        removed[removedCount] = row;
        removedCount += 1;
      }
    }
    const inOrder = kept.slice(0, keptCount);
    const ordered = this.#byDomain(inOrder);
    this.#counts.sort = ordered.reduce(
      (moved, row, index) => moved + (row === inOrder[index] ? 0 : 1),
      0,
    );
    return {
      stats: {
        rows: count,
        kept: keptCount,
        held: held.length,
        removed: removedCount,
        changed,
        byRule: {...this.#counts},
      },
      kept: this.#rules.sort ? ordered : inOrder,
      held: Uint32Array.from(held),
      removed: removed.slice(0, removedCount),
      changes: this.#changes,
      ruleOf: (row) => cleanRuleNames[(this.#fates[row] ?? 0) - 1],
      twinOf: (row) => this.#seen.get(this.#twins.get(row) ?? ''),
    };
  }

  /** Rows by the name of their domain; those without an address last. */
  #byDomain(rows: Uint32Array): Uint32Array {
    const order = this.#domains
      .map((name, index) => ({name, number: index + 1}))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const places = new Uint32Array(order.length + 1).fill(order.length);
    order.forEach(({number}, place) => {
      places[number] = place;
    });
    const placeOf = (row: number) => places[this.#domainOf[row] ?? 0] ?? 0;
    return rows.slice().sort((a, b) => placeOf(a) - placeOf(b) || a - b);
  }
}

/** What is known of a row that was taken out. */
interface Removal {
  address: string;
  classification: Classification;
  /** For a duplicate, the number of the row that was kept. */
  twin: number | undefined;
}

function isTypo(code: string): boolean {
  return code === 'typo-provider' || code === 'typo-ending';
}

/** Why a row was taken out, in words. */
function reasonOf(
  rule: CleanRuleName,
  {address, classification, twin}: Removal,
): Problem {
  if (rule === 'empty') {
    return {
      code: 'no-address',
      severity: 'error',
      message: 'The row has no address in this column.',
    };
  }
  if (rule === 'block') {
    return {
      code: 'blocked',
      severity: 'warning',
      message: `${address}, or its domain, is on your block list.`,
    };
  }
  if (rule === 'duplicates') {
    return {
      code: 'duplicate-row',
      severity: 'warning',
      message: `The same address is in row ${twin ?? 0}.`,
    };
  }
  // Broken, typo, disposable or role: the address says why, or the one that it becomes.
  const {reading, problems} = classification;
  const said =
    rule === 'syntax' && !reading.valid
      ? reading.problem
      : problems.find(
          ({code}) =>
            code === rule ||
            (rule === 'role' && code === 'no-reply') ||
            (rule === 'typos' && isTypo(code)),
        );
  return (
    said ?? {
      code: rule,
      severity: 'warning',
      message: 'The rule applies once the likely typo in the address is corrected.',
    }
  );
}

/** A list, and what a run over it came to. */
interface Cleaned {
  table: ListTable;
  rows: RowIndex;
  result: CleanResult;
  classifier: Classifier;
}

function cellsOf(row: number, {table, rows}: Pick<Cleaned, 'table' | 'rows'>): string[] {
  return table.scanner
    .cells(rows.starts[row] ?? 0, rows.ends[row] ?? 0)
    .map((span) => table.scanner.textOf(span));
}

/** Why an address is held back, and what was probably meant; nothing for other addresses. */
export function doubtOf(
  address: string,
  classifier: Classifier,
): {reason: Problem; suggestion: Suggestion} | undefined {
  const {problems, suggestion} = classifier.classify(address);
  const reason = problems.find(({code}) => isTypo(code));
  return reason && suggestion && {reason, suggestion};
}

/** A removed row and its reason; nothing for one that was kept or held. */
export function removalOf(row: number, cleaned: Cleaned): RemovedRow | undefined {
  const {table, rows, result, classifier} = cleaned;
  const rule = result.ruleOf(row);
  if (!rule) {
    return undefined;
  }
  const cells = cellsOf(row, cleaned);
  const address = addressIn(cells[table.column] ?? '');
  const twin = result.twinOf(row);
  return {
    row: rows.numbers[row] ?? 0,
    address,
    cells,
    rule,
    reason: reasonOf(rule, {
      address,
      classification: classifier.classify(address),
      twin: twin === undefined ? undefined : rows.numbers[twin],
    }),
  };
}

/**
 * Cleans a list. A pure function: the text and the rules decide, and the text itself is
 * left as it is. Rows keep their order, except with `sort`, and all their cells.
 *
 * @param text CSV, TSV, one address a line, or any text with addresses in it; never throws
 * @param rules what to do; what is missing is off
 * @param options what a caller knows better about the layout, and a classifier in the
 *   place of the usual one
 */
export function cleanList(
  text: string,
  rules: CleanRules,
  {
    classifier = createListClassifier(),
    ...choice
  }: TableChoice & {classifier?: Classifier} = {},
): CleanedList {
  const table = openTable(text.replace(/^\ufeff/, ''), choice);
  const rows = allRows(table);
  const cleaning = new Cleaning(table, rows, rules, classifier);
  cleaning.clean(0, rows.count);
  const result = cleaning.finish();
  const {column} = table;
  const cleaned = {table, rows, result, classifier};
  return {
    kept: Array.from(result.kept, (row) => {
      const change = result.changes.get(row);
      const cells = cellsOf(row, cleaned);
      if (change) {
        cells[column] = change.address;
      }
      return {
        row: rows.numbers[row] ?? 0,
        address: cells[column] ?? '',
        cells,
        changedBy: change?.changedBy ?? [],
      };
    }),
    held: Array.from(result.held).flatMap((row) => {
      const cells = cellsOf(row, cleaned);
      const address = addressIn(cells[column] ?? '');
      const doubt = doubtOf(address, classifier);
      return doubt
        ? {
            row: rows.numbers[row] ?? 0,
            address,
            cells,
            reason: doubt.reason,
            suggestion: doubt.suggestion.address,
          }
        : [];
    }),
    removed: Array.from(result.removed).flatMap((row) => removalOf(row, cleaned) ?? []),
    stats: result.stats,
  };
}
