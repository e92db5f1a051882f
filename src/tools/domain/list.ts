/** A list of domains: reading it, checking it without haste, and writing the results. */
import {DnsError, readDomain} from '../dns';
import {writeCell} from '../list/plain';
import {MAX_DOMAINS, MAX_LIST_TEXT} from './limits';
import {markOf} from './marks';
import type {DomainReport} from './report';
import {topics} from './topics';

/** A line of the list that holds no domain. */
export interface RefusedLine {
  /** From 1. */
  line: number;
  text: string;
  why: string;
}

export interface ListReading {
  /** In A-labels, each once. */
  domains: string[];
  refused: RefusedLine[];
  /** Domains beyond the limit, which are left out. */
  beyond: number;
  /** Domains that stand in the list more than once. */
  repeated: number;
}

/**
 * Reads a list of domains: one a line, with commas between them, or as a table, of which the
 * first domain in each row counts. Addresses and links are read as their domain.
 *
 * @param text anything; never throws
 */
export function readDomainList(text: string): ListReading {
  const found = new Set<string>();
  const refused: RefusedLine[] = [];
  let beyond = 0;
  let repeated = 0;
  for (const [index, line] of text
    .slice(0, MAX_LIST_TEXT)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cells = line
      .split(/[,;\t|]/)
      .map((cell) => cell.replace(/^[\s"'\ufeff]+|[\s"']+$/g, ''))
      .filter(Boolean);
    const readings = cells.map((cell) => readDomain(cell));
    const valid = readings.flatMap((one) => (one.valid ? [one.domain] : []));
    const [first] = readings;
    if (first && !first.valid && valid.length === 0) {
      // A heading such as "Domain" is no fault.
      if (index > 0 || first.problem.code !== 'one-label') {
        const {message} = first.problem;
        refused.push({line: index + 1, text: line.trim().slice(0, 80), why: message});
      }
      continue;
    }
    for (const domain of valid.length === cells.length ? valid : valid.slice(0, 1)) {
      if (found.has(domain)) {
        repeated += 1;
      } else if (found.size < MAX_DOMAINS) {
        found.add(domain);
      } else {
        beyond += 1;
      }
    }
  }
  return {domains: [...found], refused, beyond, repeated};
}

/** A domain with what was found, or with why nothing was. */
export interface ListRow {
  domain: string;
  report?: DomainReport;
  failure?: string;
}

export interface CheckListOptions {
  signal: AbortSignal;
  /** Called with each domain as it is done, in any order. */
  onRow: (row: ListRow) => void;
  /** Called when the resolver fails, with the milliseconds until it is asked again; 0: now. */
  onWait?: (milliseconds: number) => void;
  /** Domains checked at the same time. */
  inFlight?: number;
  /** Waits; rejects once the signal aborts. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** How often a domain is checked anew when the resolver fails. */
const RETRIES = 2;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, {once: true});
  });
}

/**
 * Checks each domain of a list, a few at a time. When the resolver fails to respond, the whole
 * list waits, twice as long each time, and the domain is checked anew: a resolver that limits
 * its visitors is not pressed.
 *
 * @param check the check of one domain, such as `inspectDomain` in brief
 * @throws the signal's reason once it aborts, and what `check` throws beside a DnsError
 */
export async function checkDomainList(
  domains: readonly string[],
  check: (domain: string) => Promise<DomainReport>,
  {
    signal,
    onRow,
    onWait = () => undefined,
    inFlight = 2,
    sleep = sleepFor,
  }: CheckListOptions,
): Promise<void> {
  let next = 0;
  let failures = 0;
  let waiting: Promise<void> | undefined;

  async function wait(): Promise<void> {
    const milliseconds = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    onWait(milliseconds);
    await sleep(milliseconds, signal);
    waiting = undefined;
    onWait(0);
  }

  async function rowOf(domain: string): Promise<ListRow> {
    for (let attempt = 0; ; attempt += 1) {
      const row = await tryRow(domain);
      if (!row.failure && !row.report?.lost) {
        failures = 0;
        return row;
      }
      if (attempt === RETRIES) {
        return row;
      }
      waiting ??= wait();
      await waiting;
    }
  }

  async function tryRow(domain: string): Promise<ListRow> {
    try {
      return {domain, report: await check(domain)};
    } catch (error) {
      if (error instanceof DnsError) {
        return {domain, failure: error.message};
      }
      throw error;
    }
  }

  async function line(): Promise<void> {
    for (let domain = domains[next]; domain !== undefined; domain = domains[next]) {
      next += 1;
      await waiting;
      signal.throwIfAborted();
      onRow(await rowOf(domain));
    }
  }

  await Promise.all(Array.from({length: Math.max(1, inFlight)}, line));
}

const WORDS = {
  error: 'error',
  warning: 'warning',
  note: 'note',
  fine: 'fine',
  unneeded: 'not needed',
  unanswered: 'no response',
  skipped: 'not checked',
} as const;

/** Topics with a column of their own; the others are not looked at in lists. */
const columns = topics.filter((topic) => topic !== 'ptr');

/**
 * The results as a CSV table (RFC 4180). Cells that a spreadsheet would run as a formula are
 * disarmed, for sentences hold what others have published.
 */
export function csvOf(rows: readonly ListRow[]): string {
  const header = [
    ...['domain', 'grade', 'errors', 'warnings', 'spf_lookups', 'dmarc_policy'],
    ...['dkim_selectors', ...columns.map((topic) => topic.replaceAll('-', '_'))],
    ...['first_problem', 'first_cure', 'failure'],
  ];
  const lines = rows.map(({domain, report, failure = ''}) => {
    const {grade, findings = [], facts, sections = []} = report ?? {};
    const [first] = findings;
    const isGrave = first && /error|warning/.test(first.severity);
    const count = (wanted: string) =>
      report ? findings.filter(({severity}) => severity === wanted).length : '';
    return [
      ...[domain, grade?.grade ?? '', count('error'), count('warning')],
      ...[facts?.spfLookups ?? '', facts?.dmarcPolicy ?? ''],
      facts?.dkimSelectors?.join(' ') ?? '',
      ...columns.map((topic) => {
        const section = sections.find((one) => one.topic === topic);
        return section ? WORDS[markOf(section)] : '';
      }),
      ...(isGrave ? [first.message, first.cure ?? ''] : ['', '']),
      failure,
    ];
  });
  return [header, ...lines]
    .map((cells) =>
      cells
        .map((cell) => writeCell(String(cell), {delimiter: ',', guarded: true}))
        .join(','),
    )
    .join('\r\n')
    .concat('\r\n');
}
