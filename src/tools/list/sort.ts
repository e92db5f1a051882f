import {
  judge,
  providerOf,
  type Classification,
  type Classifier,
  type DomainCheck,
  type Suggestion,
} from '../address';
import type {Problem} from '../kit';
import type {RowIndex} from './delimited';
import {addressesIn} from './extract';
import {addressOf, type ListTable} from './table';
import {listClasses, type ListClass} from './names';

export type ClassCounts = Record<ListClass, number>;

const codeOf = Object.fromEntries(
  listClasses.map((name, code) => [name, code]),
) as Record<ListClass, number>;

/** What is known about a row. */
export interface SortedRow {
  /** As a spreadsheet numbers it. */
  number: number;
  address: string;
  class: ListClass;
  reasons: Problem[];
  suggestion?: Suggestion | undefined;
}

/** How many addresses somebody holds mailboxes for, or a domain has. */
export interface Share {
  name: string;
  count: number;
}

export interface SortSummary {
  rows: number;
  counts: ClassCounts;
  /** Distinct domains that DNS knows, or may know. */
  domains: number;
  /** How many of them have been asked for. */
  asked: number;
  /** The providers with the most addresses, and the rest together. */
  providers: Share[];
}

/** A domain that is to be asked for. */
export interface DomainToAsk {
  domain: string;
  /** Addresses at it. */
  count: number;
}

interface ListDomain {
  name: string;
  /** Addresses at it. */
  count: number;
  /** DNS may know it: it is no address literal, and no name kept for examples. */
  isAsked: boolean;
  check?: DomainCheck;
}

/** Providers shown by name. */
const SHOWN_PROVIDERS = 9;

/** As if DNS had said that the domain takes mail: what is left is in the address itself. */
function accepting(domain: string): DomainCheck {
  return {domain, acceptance: 'accepts', exchanges: [], problems: []};
}

/** Classes that DNS changes nothing about. */
const settled: ReadonlySet<ListClass> = new Set(['broken', 'duplicate', 'empty', 'dead']);

/** The class of an address before DNS was asked. */
export function classBeforeDns(classification: Classification): ListClass {
  const {reading, disposable, suggestion, role, dead} = classification;
  if (!reading.valid) {
    return 'broken';
  }
  // A slip in the ending makes a domain that cannot exist: the slip is what can be mended.
  if (suggestion) {
    return 'typo';
  }
  if (dead) {
    return 'dead';
  }
  if (disposable) {
    return 'disposable';
  }
  if (role) {
    return 'role';
  }
  const {verdict} = judge(classification, accepting(reading.asciiDomain));
  return verdict === 'likely' ? 'unasked' : 'doubtful';
}

/** The class of an address once it is known whether its domain takes mail. */
export function classAfterDns(
  before: ListClass,
  acceptance: DomainCheck['acceptance'],
): ListClass {
  if (settled.has(before)) {
    return before;
  }
  if (acceptance === 'refuses') {
    return 'dead';
  }
  if (before !== 'unasked') {
    return before;
  }
  return acceptance === 'accepts' ? 'likely' : acceptance;
}

function emptyCounts(): ClassCounts {
  return Object.fromEntries(listClasses.map((name) => [name, 0])) as ClassCounts;
}

/** Addresses that differ in capitals only reach one mailbox nearly everywhere. */
function duplicateKey(key: string): string {
  return key.toLowerCase();
}

function severalProblem(address: string): Problem | undefined {
  const count = address.split('@').length > 2 ? addressesIn(address).length : 0;
  return count > 1
    ? {
        code: 'several-addresses',
        severity: 'error',
        message: `The cell contains ${count} addresses.`,
        cure: 'Put each into a separate row, or read the list as running text.',
      }
    : undefined;
}

/** What speaks against a row, in one cell; nothing where nothing does. */
export function reasonIn(reasons: readonly Problem[]): string {
  return reasons
    .filter(({severity}) => severity === 'error' || severity === 'warning')
    .map(({message}) => message)
    .join(' ');
}

/** Sorts the rows of a list, and sorts again as DNS answers come in. */
export class ListSorter {
  readonly #table: ListTable;
  readonly #rows: RowIndex;
  readonly #classifier: Classifier;
  /** For each row, its class before DNS. */
  readonly #before: Uint8Array;
  /** For each row, the number of its domain from 1; 0 for none. */
  readonly #domainOf: Uint32Array;
  readonly #domains: ListDomain[] = [];
  readonly #domainNumbers = new Map<string, number>();
  readonly #firstRows = new Map<string, number>();
  #asked = 0;

  constructor(table: ListTable, rows: RowIndex, classifier: Classifier) {
    this.#table = table;
    this.#rows = rows;
    this.#classifier = classifier;
    this.#before = new Uint8Array(rows.count);
    this.#domainOf = new Uint32Array(rows.count);
  }

  /** Sorts the rows from `from` to `to`, which is not included. */
  sort(from: number, to: number): void {
    const {starts, ends} = this.#rows;
    for (let row = from; row < to; row += 1) {
      const start = starts[row] ?? 0;
      const end = ends[row] ?? 0;
      this.#before[row] = codeOf[this.#classify(row, addressOf(this.#table, start, end))];
    }
  }

  #classify(row: number, address: string): ListClass {
    if (address === '') {
      return 'empty';
    }
    const classification = this.#classifier.classify(address);
    const {key, reading} = classification;
    if (!reading.valid || key === undefined) {
      return 'broken';
    }
    const folded = duplicateKey(key);
    if (this.#firstRows.has(folded)) {
      return 'duplicate';
    }
    this.#firstRows.set(folded, row);
    const number = this.#numberOf(reading.asciiDomain);
    this.#domainOf[row] = number;
    const found = classBeforeDns(classification);
    const entry = this.#domains[number - 1];
    if (entry && found !== 'dead') {
      entry.isAsked = !reading.asciiDomain.startsWith('[');
    }
    return found;
  }

  #numberOf(domain: string): number {
    let number = this.#domainNumbers.get(domain);
    if (number === undefined) {
      number = this.#domains.push({name: domain, count: 0, isAsked: false});
      this.#domainNumbers.set(domain, number);
    }
    const entry = this.#domains[number - 1];
    if (entry) {
      entry.count += 1;
    }
    return number;
  }

  #checkOf(row: number): DomainCheck | undefined {
    return this.#domains[(this.#domainOf[row] ?? 0) - 1]?.check;
  }

  classAt(row: number): ListClass {
    const before = listClasses[this.#before[row] ?? 0] ?? 'empty';
    const check = this.#checkOf(row);
    return check ? classAfterDns(before, check.acceptance) : before;
  }

  /** Domains nobody has asked for yet, those with the most addresses first. */
  domainsToAsk(): DomainToAsk[] {
    return this.#domains
      .filter(({isAsked, check}) => isAsked && !check)
      .map(({name, count}) => ({domain: name, count}))
      .sort((a, b) => b.count - a.count);
  }

  /** Takes over what DNS said about domains. */
  learn(checks: readonly DomainCheck[]): void {
    for (const check of checks) {
      const entry = this.#domains[(this.#domainNumbers.get(check.domain) ?? 0) - 1];
      if (entry) {
        this.#asked += entry.check ? 0 : 1;
        entry.check = check;
      }
    }
  }

  /** Forgets the answers that said nothing, so that their domains are asked for again. */
  forgetUnknown(): void {
    for (const entry of this.#domains) {
      if (entry.check?.acceptance === 'unknown') {
        delete entry.check;
        this.#asked -= 1;
      }
    }
  }

  /** What is known about a row, in words. */
  describe(row: number): SortedRow {
    const {starts, ends, numbers} = this.#rows;
    const address = addressOf(this.#table, starts[row] ?? 0, ends[row] ?? 0);
    const found = {number: numbers[row] ?? 0, address, class: this.classAt(row)};
    if (address === '') {
      return {
        ...found,
        reasons: [
          {
            code: 'no-address',
            severity: 'error',
            message: 'The row has no address in this column.',
          },
        ],
      };
    }
    const classification = this.#classifier.classify(address);
    return {
      ...found,
      reasons: this.#reasons(row, found.class, classification),
      suggestion: classification.suggestion,
    };
  }

  #reasons(row: number, kind: ListClass, classification: Classification): Problem[] {
    if (kind === 'broken') {
      const several = severalProblem(classification.input);
      return several ? [several] : classification.problems;
    }
    if (kind === 'duplicate') {
      const first = this.#firstRows.get(duplicateKey(classification.key ?? '')) ?? row;
      return [
        {
          code: 'duplicate-row',
          severity: 'warning',
          message: `The same address is in row ${this.#rows.numbers[first] ?? 0}.`,
        },
      ];
    }
    const {reasons} = judge(classification, this.#checkOf(row));
    return reasons;
  }

  summary(): SortSummary {
    const counts = emptyCounts();
    for (let row = 0; row < this.#rows.count; row += 1) {
      counts[this.classAt(row)] += 1;
    }
    return {
      rows: this.#rows.count,
      counts,
      domains: this.#domains.filter(({isAsked}) => isAsked).length,
      asked: this.#asked,
      providers: this.#providers(),
    };
  }

  #providers(): Share[] {
    const counts = new Map<string, number>();
    for (const {name, count} of this.#domains) {
      const provider = providerOf(name) ?? name;
      counts.set(provider, (counts.get(provider) ?? 0) + count);
    }
    const sorted = [...counts].sort(([, a], [, b]) => b - a);
    const shown = sorted
      .slice(0, SHOWN_PROVIDERS)
      .map(([name, count]) => ({name, count}));
    const rest = sorted.slice(SHOWN_PROVIDERS);
    const others = rest.reduce((sum, [, count]) => sum + count, 0);
    return rest.length === 0
      ? shown
      : [
          ...shown,
          {name: rest.length === 1 ? '1 other' : `${rest.length} others`, count: others},
        ];
  }
}
