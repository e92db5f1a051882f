import {
  normalName,
  recordsOf,
  type DnsAnswer,
  type RecordType,
  type Resolver,
} from '../dns';
import {rfc, type Problem} from '../kit';
import type {SpfFinding} from './finding';
import {expandMacros, readMacros, shortenName} from './macro';
import {isDomainName} from './names';
import type {Mechanism, Modifier, Term} from './parse';
import {isSpfRecord} from './plain';
import {Questions} from './questions';
import {RecordReader} from './reader';
import {
  costsLookup,
  isRedirect,
  MAX_LOOKUPS,
  MAX_MX_HOSTS,
  MAX_VOID_LOOKUPS,
  reachedTerms,
} from './terms';

/** How far the walk goes to show what lies beyond the limit; then it stops asking. */
const WALK_LIMIT = 40;

/**
 * What became of a term:
 * `free` needs no DNS; `found` has what it asks for; `void` found nothing;
 * `varies` depends on the message (macros, ptr); `failed` got no answer;
 * `unusable` would end the check in permerror, as a fault of syntax does; `unasked` was not looked up;
 * `unreached` is never used, as it stands after `all` or is a modifier
 * without a say.
 */
export type TermState =
  | 'free'
  | 'found'
  | 'void'
  | 'varies'
  | 'failed'
  | 'unusable'
  | 'unasked'
  | 'unreached';

export interface BudgetTerm {
  term: Term;
  state: TermState;
  /** The running count: this is the nth lookup. Missing: it costs none. */
  lookup?: number;
  /** This is the nth lookup that found nothing. */
  voidLookup?: number;
  /** The name that is looked up. */
  target?: string;
  /** The SPF record at the target of an include or a redirect. */
  record?: string;
  /** The mail hosts behind an mx, and the addresses behind an a. */
  found?: string[];
  /** The terms of that record, in the order of the check. */
  children: BudgetTerm[];
  problem?: SpfFinding;
}

export interface LookupBudget {
  /**
   * Lookups of a check that matches nothing before the end: the most the
   * record can cost. Where `complete` is false it can cost more.
   */
  lookups: number;
  maxLookups: number;
  /**
   * Lookups that found nothing. An `a` counts when its name has neither an
   * IPv4 nor an IPv6 address.
   */
  voidLookups: number;
  maxVoidLookups: number;
  /** The terms of the record, each with what lies behind it. */
  terms: BudgetTerm[];
  /** The term with which the limit of ten is passed. */
  breaker?: BudgetTerm;
  /** False when part of the tree could not be looked up. */
  complete: boolean;
  problems: SpfFinding[];
}

export interface BudgetOptions {
  /**
   * The domain the record is for: the name behind an `a` or `mx` without one,
   * and behind %{d}. Without it such terms are counted and not looked up.
   */
  domain?: string;
  /** What reads the records, where others are read beside these. */
  reader?: RecordReader;
}

/**
 * Counts the DNS lookups that a check of the record costs (RFC 7208, 4.6.4),
 * with all that its includes and its redirect bring along. The fetching of
 * the record itself is not counted.
 *
 * Terms are counted in the order of the check. It asks DNS for all terms of
 * one record at a time.
 *
 * @param record the record's text; broken terms in it are shown and not counted
 * @returns the tree and its counts; where the resolver fails, what was found
 *   until then, with the failure at its term and `complete` false
 * @throws only what the resolver throws that is not a DnsError, such as the
 *   reason of an AbortSignal, and {PartError}
 */
export async function countLookups(
  record: string,
  resolver: Resolver,
  {domain, reader = new RecordReader()}: BudgetOptions = {},
): Promise<LookupBudget> {
  const own = domain === undefined ? undefined : normalName(domain);
  const walk = new Walk(new Questions(resolver), reader, own);
  const path = [own ?? ''];
  const terms = await walk.readRecord((await reader.read(record)).terms, own, path);
  return walk.budget(terms);
}

/** The SPF record of a name, or why there is none to use. */
type Fetched = {record: string} | {state: TermState; problem: Problem};

class Walk {
  private lookups = 0;
  private voids = 0;
  private complete = true;
  private breaker: BudgetTerm | undefined;
  private readonly problems: SpfFinding[] = [];

  constructor(
    private readonly questions: Questions,
    private readonly reader: RecordReader,
    private readonly sender: string | undefined,
  ) {}

  /**
   * @param domain the domain whose record this is
   * @param path the domains from the top down to this one, to find loops; the first is
   *   empty where nobody said which domain the record is for
   */
  async readRecord(
    terms: readonly Term[],
    domain: string | undefined,
    path: readonly string[],
  ): Promise<BudgetTerm[]> {
    const reached = reachedTerms(terms);
    this.askAhead(reached.filter(costsLookup), domain);
    const read = new Map<Term, BudgetTerm>();
    // One after the other: the running count follows the order of the check.
    for (const term of reached) {
      read.set(term, await this.readTerm(term, domain, path));
    }
    return terms.map(
      (term) =>
        read.get(term) ?? {
          term,
          state: term.kind === 'broken' ? 'unusable' : 'unreached',
          children: [],
        },
    );
  }

  budget(terms: BudgetTerm[]): LookupBudget {
    return {
      lookups: this.lookups,
      maxLookups: MAX_LOOKUPS,
      voidLookups: this.voids,
      maxVoidLookups: MAX_VOID_LOOKUPS,
      terms,
      ...(this.breaker && {breaker: this.breaker}),
      complete: this.complete,
      problems: [...this.problems, ...this.verdict()],
    };
  }

  private verdict(): Problem[] {
    const reference = rfc(7208, '4.6.4');
    const problems: Problem[] = [];
    if (this.lookups === MAX_LOOKUPS) {
      problems.push({
        code: 'all-lookups-used',
        severity: 'warning',
        message: `All ${MAX_LOOKUPS} lookups are used. With one more, receivers that reach it return permerror.`,
        cure: 'Remove what you no longer use before you add a service.',
        reference,
      });
    } else if (this.lookups < MAX_LOOKUPS && this.complete) {
      problems.push({
        code: 'lookups-fine',
        severity: 'fine',
        message: `${this.lookups} of ${MAX_LOOKUPS} lookups are used.`,
        reference,
      });
    }
    if (!this.complete) {
      problems.push({
        code: 'incomplete',
        severity: 'warning',
        message: `The count is incomplete, because a part of the record could not be looked up. It needs at least ${this.lookups} ${this.lookups === 1 ? 'lookup' : 'lookups'}.`,
        cure: 'Try again in a minute.',
      });
    }
    return problems;
  }

  private async readTerm(
    term: Term,
    domain: string | undefined,
    path: readonly string[],
  ): Promise<BudgetTerm> {
    const node: BudgetTerm = {term, state: 'free', children: []};
    if (!costsLookup(term)) {
      return node;
    }
    this.count(node, path);
    if (term.name === 'ptr') {
      node.state = 'varies';
      return node;
    }
    const target = this.targetOf(term, domain);
    if (target === undefined) {
      const variable = term.kind === 'modifier' || term.domainSpec !== undefined;
      node.state = variable ? 'varies' : 'unasked';
      return node;
    }
    node.target = target;
    if (!isDomainName(target)) {
      this.passOver(node, target, path);
      return node;
    }
    if (this.lookups > WALK_LIMIT) {
      node.state = 'unasked';
      this.complete = false;
      return node;
    }
    if (term.name === 'include' || isRedirect(term)) {
      await this.follow(node, target, path);
    } else {
      await this.lookUp(node, term.name, target, path);
    }
    return node;
  }

  private count(node: BudgetTerm, path: readonly string[]): void {
    this.lookups += 1;
    node.lookup = this.lookups;
    if (this.lookups === MAX_LOOKUPS + 1) {
      this.breaker = node;
      this.report(node, path, {
        code: 'too-many-lookups',
        severity: 'error',
        message: `“${node.term.text}”${within(path)} is lookup number ${this.lookups}. Receivers allow ${MAX_LOOKUPS} and stop there with permerror.`,
        cure: 'Remove what you no longer use, or give a service its own subdomain.',
        reference: rfc(7208, '4.6.4'),
      });
    }
  }

  private countVoid(node: BudgetTerm): void {
    this.voids += 1;
    node.voidLookup = this.voids;
    node.state = 'void';
  }

  private reportVoid(node: BudgetTerm, path: readonly string[], why: string): void {
    this.countVoid(node);
    const what = `“${node.term.text}”${within(path)} is a void lookup: ${why}`;
    const common = {
      cure: 'Remove the term, or correct the name.',
      reference: rfc(7208, '4.6.4'),
    };
    this.report(
      node,
      path,
      this.voids === MAX_VOID_LOOKUPS + 1
        ? {
            code: 'too-many-void-lookups',
            severity: 'error',
            message: `${what} It is the third void lookup, and receivers that enforce the limit of ${MAX_VOID_LOOKUPS} return permerror.`,
            ...common,
          }
        : {
            code: 'void-lookup',
            severity: 'warning',
            message: `${what} It costs a lookup and matches no sender.`,
            ...common,
          },
    );
  }

  private report(node: BudgetTerm, path: readonly string[], problem: SpfFinding): void {
    const owner = path.length < 2 ? undefined : path.at(-1);
    const finding = {...(owner !== undefined && {domain: owner}), ...problem};
    node.problem = finding;
    this.problems.push(finding);
  }

  /** A name with which DNS cannot be asked: no match, and for an include no record (4.3). */
  private passOver(node: BudgetTerm, target: string, path: readonly string[]): void {
    if (node.term.kind === 'mechanism' && node.term.name !== 'include') {
      node.state = 'void';
      return;
    }
    node.state = 'unusable';
    this.report(node, path, {
      code: 'include-without-record',
      severity: 'error',
      message: `“${target}” is not a valid DNS name, so “${node.term.text}”${within(path)} ends the check in permerror.`,
      cure: 'Correct the name, or remove the term.',
      reference: rfc(7208, '4.3'),
    });
  }

  /** Goes on in the record of another domain. */
  private async follow(
    node: BudgetTerm,
    target: string,
    path: readonly string[],
  ): Promise<void> {
    if (path.includes(target)) {
      node.state = 'unusable';
      this.report(node, path, {
        code: 'loop',
        severity: 'error',
        message: `“${node.term.text}”${within(path)} leads back to ${target}. The check repeats itself until it reaches the limit and ends in permerror.`,
        cure: 'Remove the term.',
        reference: rfc(7208, '4.6.4'),
      });
      return;
    }
    const fetched = await this.fetchRecord(node, target, path);
    if (!fetched) {
      return;
    }
    if (!('record' in fetched)) {
      node.state = fetched.state;
      this.report(node, path, fetched.problem);
      return;
    }
    node.state = 'found';
    node.record = fetched.record;
    const {terms, problems} = await this.reader.read(fetched.record);
    const fault = problems.find(({severity}) => severity === 'error');
    node.children = await this.readRecord(terms, target, [...path, target]);
    if (fault) {
      node.state = 'unusable';
      this.report(node, path, {
        code: 'broken-include',
        severity: 'error',
        domain: target,
        message: `The record of ${target} contains an error, so “${node.term.text}”${within(path)} ends the check in permerror. At column ${fault.position ?? 1}: ${fault.message}`,
        cure: `Ask the owner of ${target} to fix it, or remove the term.`,
        ...(fault.position !== undefined && {position: fault.position}),
        reference: fault.reference ?? rfc(7208, '5.2'),
      });
    }
  }

  /** Nothing is returned where the lookup failed, which is reported already. */
  private async fetchRecord(
    node: BudgetTerm,
    target: string,
    path: readonly string[],
  ): Promise<Fetched | undefined> {
    const answer = await this.answerFor(node, target, 'TXT', path);
    if (!answer) {
      return undefined;
    }
    const texts = recordsOf(answer, 'TXT').map(({data}) => data.join(''));
    const records = texts.filter(isSpfRecord);
    const [record] = records;
    if (record !== undefined && records.length === 1) {
      return {record};
    }
    if (texts.length === 0) {
      this.countVoid(node);
    }
    const outcome = `so “${node.term.text}”${within(path)} ends the check in permerror.`;
    const problem: Problem =
      records.length > 1
        ? {
            code: 'include-with-several-records',
            severity: 'error',
            message: `${target} has ${records.length} SPF records, ${outcome}`,
            cure: `Ask the owner of ${target} to publish one record.`,
            reference: rfc(7208, '4.5'),
          }
        : {
            code: 'include-without-record',
            severity: 'error',
            message: `${absence(answer, target, 'no SPF record').replace(/\.$/, '')}, ${outcome}`,
            cure: 'Correct the name, or remove the term.',
            reference: rfc(7208, '5.2'),
          };
    return {state: texts.length === 0 ? 'void' : 'unusable', problem};
  }

  private async lookUp(
    node: BudgetTerm,
    name: string,
    target: string,
    path: readonly string[],
  ): Promise<void> {
    if (name === 'mx') {
      const answer = await this.answerFor(node, target, 'MX', path);
      if (answer) {
        this.readMx(node, answer, target, path);
      }
      return;
    }
    const types = name === 'exists' ? (['A'] as const) : (['A', 'AAAA'] as const);
    const found: string[] = [];
    let last: DnsAnswer | undefined;
    for (const type of types) {
      last = await this.answerFor(node, target, type, path);
      if (!last) {
        return;
      }
      found.push(...recordsOf(last, type).map(({data}) => data));
    }
    node.state = 'found';
    node.found = found;
    if (found.length === 0 && last) {
      this.reportVoid(node, path, absence(last, target, 'no address'));
    }
  }

  private readMx(
    node: BudgetTerm,
    answer: DnsAnswer,
    target: string,
    path: readonly string[],
  ): void {
    const hosts = recordsOf(answer, 'MX')
      .sort((a, b) => a.data.preference - b.data.preference)
      .map(({data}) => normalName(data.exchange));
    node.state = 'found';
    node.found = hosts;
    if (hosts.length === 0) {
      this.reportVoid(node, path, absence(answer, target, 'no MX record'));
    } else if (hosts.length > MAX_MX_HOSTS) {
      node.state = 'unusable';
      this.report(node, path, {
        code: 'too-many-mx-hosts',
        severity: 'error',
        message: `${target} has ${hosts.length} mail hosts, so “${node.term.text}”${within(path)} ends the check in permerror. Only ${MAX_MX_HOSTS} are allowed.`,
        cure: 'Name the servers with ip4 and ip6.',
        reference: rfc(7208, '4.6.4'),
      });
    } else if (hosts.every((host) => host === '')) {
      this.report(node, path, {
        code: 'null-mx',
        severity: 'note',
        message: `${target} accepts no email, so “${node.term.text}”${within(path)} matches no sender.`,
        cure: 'Remove the term.',
        reference: rfc(7505, '3'),
      });
    }
  }

  /** An answer that can be used: a name that exists, or one that does not. */
  private async answerFor(
    node: BudgetTerm,
    target: string,
    type: RecordType,
    path: readonly string[],
  ): Promise<DnsAnswer | undefined> {
    const reply = await this.questions.ask(target, type);
    if ('answer' in reply) {
      return reply.answer;
    }
    node.state = 'failed';
    this.complete = false;
    this.report(node, path, {
      code: 'dns-failed',
      severity: 'warning',
      message: `“${node.term.text}”${within(path)} could not be looked up. ${reply.failure}`,
      cure: 'Try again in a minute.',
      reference: rfc(7208, '2.6.6'),
    });
    return undefined;
  }

  /** Puts all questions of one record at once, so that the count need not wait for each. */
  private askAhead(
    terms: readonly (Mechanism | Modifier)[],
    domain: string | undefined,
  ): void {
    for (const term of terms) {
      const target = this.targetOf(term, domain);
      if (target !== undefined && this.questions.size < WALK_LIMIT) {
        for (const type of typesFor(term)) {
          this.questions.ahead(target, type);
        }
      }
    }
  }

  /** The name a term looks up, where it does not depend on the message. */
  private targetOf(
    term: Mechanism | Modifier,
    domain: string | undefined,
  ): string | undefined {
    const spec = term.kind === 'modifier' ? term.value : term.domainSpec;
    if (spec === undefined) {
      return term.name === 'ptr' ? undefined : domain;
    }
    const {tokens} = readMacros(spec, 1);
    const name = expandMacros(tokens, {
      ...(domain !== undefined && {d: domain}),
      ...(this.sender !== undefined && {o: this.sender}),
    });
    return name === undefined ? undefined : normalName(shortenName(name));
  }
}

function typesFor(term: Mechanism | Modifier): RecordType[] {
  switch (term.name) {
    case 'include':
    case 'redirect':
      return ['TXT'];
    case 'mx':
      return ['MX'];
    case 'exists':
      return ['A'];
    case 'a':
      return ['A', 'AAAA'];
    default:
      return [];
  }
}

/** Where a term stands, when it is not in the record itself. */
function within(path: readonly string[]): string {
  const owner = path.at(-1);
  return path.length < 2 || owner === undefined ? '' : ` in the record of ${owner}`;
}

function absence(answer: DnsAnswer, target: string, what: string): string {
  return answer.rcode === 'NXDOMAIN'
    ? `${target} does not exist.`
    : `${target} has ${what}.`;
}
