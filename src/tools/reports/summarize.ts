import {
  dayOf,
  isUnder,
  passes,
  type Disposition,
  type PublishedPolicy,
  type Report,
  type ReportRow,
} from './report';
import {knownSender, networkName, type KnownSender} from './senders';

/** Whose messages they are that fail DMARC, as near as a report tells. */
export type FailureKind =
  /** Something shows that the domain's owner is behind them. */
  | 'yours'
  /** A mailing list or a forwarder stands between. */
  | 'forwarded'
  /** Nothing in the report ties them to the owner. */
  | 'unknown';

/** What is to be done about a source. */
export type SourceState =
  /** Every message passes by DKIM. */
  | 'ready'
  /** Passes, in part by SPF alone, which a forwarder breaks. */
  | 'needs-dkim'
  /** Fails, and looks like a service of the owner's. */
  | 'fix'
  /** Passes DKIM on a way on which SPF breaks. */
  | 'forwarder'
  /** Fails, and nothing shows whose it is. */
  | 'unknown';

/** Messages by outcome. */
export interface Outcomes {
  messages: number;
  both: number;
  dkimOnly: number;
  spfOnly: number;
  failed: number;
}

/** A name with the number of messages behind it. */
export interface Tally {
  name: string;
  messages: number;
}

export interface Source extends Outcomes {
  /** A service, or a network. */
  name: string;
  /** How a service was recognized; missing for a network. */
  by?: KnownSender['by'];
  state: SourceState;
  /** Of the messages that fail: whose they are. */
  failures: Readonly<Record<FailureKind, number>>;
  /** Addresses of servers. */
  addresses: number;
  /** The busiest of them. */
  ips: readonly Tally[];
  /** 'example.com, selector s1: pass'. */
  signatures: readonly Tally[];
  /** 'bounce.example.com: pass'. */
  spfChecks: readonly Tally[];
  fromDomains: readonly Tally[];
}

export interface DayTotal {
  /** YYYY-MM-DD, UTC. */
  day: string;
  passed: number;
  failed: number;
}

export interface Override {
  type: string;
  messages: number;
  /** What receivers have written beside it, a few of them. */
  comments: readonly string[];
}

/** What the reports say of one domain. */
export interface Summary extends Outcomes {
  domain: string;
  reports: number;
  /** Who has reported, the most messages first. */
  reporters: readonly Tally[];
  /** First and last day; '' where no report has dates. */
  from: string;
  to: string;
  /** As the newest report has seen it. */
  policy: PublishedPolicy;
  /** What receivers did with the messages. */
  done: Readonly<Record<Disposition, number>>;
  failures: Readonly<Record<FailureKind, number>>;
  /** Messages that fail and that receivers let in for a reason of their own. */
  spared: number;
  overrides: readonly Override[];
  /** Every day from the first to the last, at most 400. */
  days: readonly DayTotal[];
  /** By what is to be done, then by messages. */
  sources: readonly Source[];
  /** Sources beyond those in the list, and their messages. */
  moreSources: {sources: number; messages: number};
  /** What reporters have to say of the record in DNS. */
  errors: readonly string[];
}

export const MAX_SOURCES = 300;
const MAX_DAYS = 400;
const MAX_TALLY = 8;
const MAX_COMMENTS = 4;
const DAY = 86_400;

const order: readonly SourceState[] = [
  'fix',
  'unknown',
  'needs-dkim',
  'forwarder',
  'ready',
];

/** Reasons that say that a message came by a list or a forwarder. */
const forwarding = new Set(['forwarded', 'trusted_forwarder', 'mailing_list']);

class Count {
  readonly #messages = new Map<string, number>();

  add(name: string, messages: number): void {
    if (name !== '') {
      this.#messages.set(name, (this.#messages.get(name) ?? 0) + messages);
    }
  }

  get size(): number {
    return this.#messages.size;
  }

  top(most = Infinity): Tally[] {
    return [...this.#messages]
      .map(([name, messages]) => ({name, messages}))
      .sort((a, b) => b.messages - a.messages || (a.name < b.name ? -1 : 1))
      .slice(0, most);
  }
}

function noOutcomes(): Outcomes {
  return {messages: 0, both: 0, dkimOnly: 0, spfOnly: 0, failed: 0};
}

function addOutcome(sum: Outcomes, {dkim, spf, count}: ReportRow): void {
  sum.messages += count;
  sum[dkim ? (spf ? 'both' : 'dkimOnly') : spf ? 'spfOnly' : 'failed'] += count;
}

/** What is gathered of a source before it is known what to make of it. */
interface Gathered extends Outcomes {
  name: string;
  by?: KnownSender['by'];
  rows: ReportRow[];
  ips: Count;
  signatures: Count;
  spfChecks: Count;
  fromDomains: Count;
}

function gather(rows: Iterable<ReportRow>, domain: string): Gathered[] {
  const sources = new Map<string, Gathered>();
  for (const row of rows) {
    const sender = knownSender(row, domain);
    const name = sender?.name ?? networkName(row.ip);
    let source = sources.get(name);
    if (!source) {
      source = {
        name,
        ...(sender && {by: sender.by}),
        ...noOutcomes(),
        rows: [],
        ips: new Count(),
        signatures: new Count(),
        spfChecks: new Count(),
        fromDomains: new Count(),
      };
      sources.set(name, source);
    }
    addOutcome(source, row);
    source.rows.push(row);
    source.ips.add(row.ip, row.count);
    source.fromDomains.add(row.headerFrom, row.count);
    for (const {domain: signer, selector, result} of row.signatures) {
      source.signatures.add(
        `${signer || 'no domain'}${selector ? `, selector ${selector}` : ''}: ${result}`,
        row.count,
      );
    }
    for (const {domain: checked, result} of row.spfChecks) {
      source.spfChecks.add(`${checked || 'no domain'}: ${result}`, row.count);
    }
  }
  return [...sources.values()];
}

/**
 * Whose a message is that fails. A broken signature of the domain is the owner's message,
 * changed on its way, where neither the return-path nor the service is the owner's.
 *
 * @param isOwn some messages of the same source pass
 */
function failureKind(row: ReportRow, domain: string, isOwn: boolean): FailureKind {
  const isForwarded = row.reasons.some(
    ({type, comment}) => forwarding.has(type) || /\barc=pass\b/i.test(comment),
  );
  if (isForwarded) {
    return 'forwarded';
  }
  const signed = row.signatures.some((one) => isUnder(one.domain, domain));
  const spfHere = row.spfChecks.some(
    (one) => isUnder(one.domain, domain) && one.result === 'pass',
  );
  const sender = knownSender(row, domain);
  if (spfHere || isOwn || (sender !== undefined && sender.by !== 'network')) {
    return 'yours';
  }
  const returnsHere = [row.envelopeFrom, ...row.spfChecks.map((one) => one.domain)].some(
    (name) => isUnder(name, domain),
  );
  return signed ? (returnsHere ? 'yours' : 'forwarded') : 'unknown';
}

function isForwarder({by, messages, both, dkimOnly}: Gathered): boolean {
  // A service signs and has its own return-path, which looks the same.
  return (
    (by === undefined || by === 'network') &&
    dkimOnly > 0 &&
    dkimOnly + both === messages &&
    both === 0
  );
}

function stateOf(source: Gathered, failures: Record<FailureKind, number>): SourceState {
  if (failures.yours > 0) {
    return 'fix';
  }
  if (failures.unknown > 0) {
    return 'unknown';
  }
  if (failures.forwarded > 0 || isForwarder(source)) {
    return 'forwarder';
  }
  return source.spfOnly > 0 ? 'needs-dkim' : 'ready';
}

function judge(gathered: Gathered, domain: string): Source {
  const {rows, ips, signatures, spfChecks, fromDomains, ...rest} = gathered;
  const failures = {yours: 0, forwarded: 0, unknown: 0};
  // Of a large network, one customer's pass says little about the others.
  const isOwn = gathered.by !== 'network' && rows.some(passes);
  for (const row of rows) {
    if (!passes(row)) {
      failures[failureKind(row, domain, isOwn)] += row.count;
    }
  }
  return {
    ...rest,
    state: stateOf(gathered, failures),
    failures,
    addresses: ips.size,
    ips: ips.top(MAX_TALLY),
    signatures: signatures.top(MAX_TALLY),
    spfChecks: spfChecks.top(MAX_TALLY),
    fromDomains: fromDomains.top(MAX_TALLY),
  };
}

function daysOf(reports: readonly Report[]): DayTotal[] {
  const days = new Map<string, DayTotal>();
  for (const report of reports) {
    const day = dayOf(report);
    if (day !== '') {
      const total = days.get(day) ?? {day, passed: 0, failed: 0};
      for (const row of report.rows) {
        total[passes(row) ? 'passed' : 'failed'] += row.count;
      }
      days.set(day, total);
    }
  }
  const known = [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first, last] = [known[0]?.day, known.at(-1)?.day];
  if (first === undefined || last === undefined) {
    return [];
  }
  const start = Date.parse(first) / 1_000;
  const count = Math.round((Date.parse(last) / 1_000 - start) / DAY) + 1;
  return count > MAX_DAYS
    ? known.slice(-MAX_DAYS)
    : Array.from({length: count}, (_, index) => {
        const day = new Date((start + index * DAY) * 1_000).toISOString().slice(0, 10);
        return days.get(day) ?? {day, passed: 0, failed: 0};
      });
}

function overridesOf(rows: readonly ReportRow[]): Override[] {
  const comments = new Map<string, Set<string>>();
  const types = new Count();
  for (const row of rows) {
    for (const type of new Set(row.reasons.map((reason) => reason.type))) {
      types.add(type, row.count);
    }
    for (const {type, comment} of row.reasons) {
      const known = comments.get(type) ?? new Set();
      if (comment !== '' && known.size < MAX_COMMENTS) {
        known.add(comment.slice(0, 120));
      }
      comments.set(type, known);
    }
  }
  return types.top(20).map(({name, messages}) => ({
    type: name,
    messages,
    comments: [...(comments.get(name) ?? [])],
  }));
}

function summarizeDomain(domain: string, reports: readonly Report[]): Summary {
  const rows = reports.flatMap((report) => report.rows);
  const outcomes = noOutcomes();
  const done = {none: 0, quarantine: 0, reject: 0};
  let spared = 0;
  for (const row of rows) {
    addOutcome(outcomes, row);
    done[row.disposition] += row.count;
    spared +=
      !passes(row) && row.disposition === 'none' && row.reasons.some(isOwnDecision)
        ? row.count
        : 0;
  }
  const reporters = new Count();
  for (const {organization, messages} of reports) {
    reporters.add(organization, messages);
  }
  const sources = gather(rows, domain)
    .map((source) => judge(source, domain))
    .sort(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        b.messages - a.messages ||
        (a.name < b.name ? -1 : 1),
    );
  const failures = {yours: 0, forwarded: 0, unknown: 0};
  for (const source of sources) {
    failures.yours += source.failures.yours;
    failures.forwarded += source.failures.forwarded;
    failures.unknown += source.failures.unknown;
  }
  const more = sources.slice(MAX_SOURCES);
  const days = daysOf(reports);
  const newest = reports.reduce<Report | undefined>(
    (best, report) => (best && best.end >= report.end ? best : report),
    undefined,
  );
  return {
    domain,
    ...outcomes,
    reports: reports.length,
    reporters: reporters.top(),
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    policy: newest?.policy ?? {
      p: 'none',
      testing: false,
      strictDkim: false,
      strictSpf: false,
    },
    done,
    failures,
    spared,
    overrides: overridesOf(rows),
    days,
    sources: sources.slice(0, MAX_SOURCES),
    moreSources: {
      sources: more.length,
      messages: more.reduce((sum, {messages}) => sum + messages, 0),
    },
    errors: [...new Set(reports.flatMap((report) => report.errors))].slice(0, 10),
  };
}

/** Test mode and sampling are the owner's doing, not the receiver's. */
function isOwnDecision({type}: {type: string}): boolean {
  return type !== 'policy_test_mode' && type !== 'sampled_out';
}

/** What the reports say, for each domain they are about, the most messages first. */
export function summarize(reports: readonly Report[]): Summary[] {
  const byDomain = new Map<string, Report[]>();
  for (const report of reports) {
    const known = byDomain.get(report.domain);
    if (known) {
      known.push(report);
    } else {
      byDomain.set(report.domain, [report]);
    }
  }
  return [...byDomain]
    .map(([domain, own]) => summarizeDomain(domain, own))
    .sort((a, b) => b.messages - a.messages || (a.domain < b.domain ? -1 : 1));
}
