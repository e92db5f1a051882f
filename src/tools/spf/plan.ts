import {normalName, recordsOf, type Resolver} from '../dns';
import {listed, splitStrings} from '../kit';
import {countLookups, type BudgetTerm, type LookupBudget} from './budget';
import {hostAddresses} from './look';
import type {SpfInspection} from './inspection';
import {isWithin} from './names';
import {NetworkIndex, networkTerm, type Network} from './network';
import {allowedNetworks, type NamedNetwork} from './networks';
import {parseSpf, type Mechanism} from './parse';
import {isSpfRecord} from './plain';
import {lostSenders, proveChange} from './proof';
import {includeOwners} from './providers';
import {COMFORTABLE_LENGTH, isAll, isRedirect, MAX_LOOKUPS, networkOfTerm} from './terms';

/** A record to publish in a step. */
export interface PlannedRecord {
  name: string;
  record: string;
  strings: string[];
  /** Lookups that a check of it costs. */
  lookups: number;
}

/**
 * `tidy` takes out what costs lookups and lets nobody in addition send; `servers` names the
 * domain's own hosts by address; then there is a choice: `split` moves services to
 * subdomains, `flatten` writes the addresses of services into the record.
 */
export type PlanStepKind = 'tidy' | 'servers' | 'split' | 'flatten';

export interface PlanStep {
  kind: PlanStepKind;
  /** The domain's own record first. */
  records: PlannedRecord[];
  /** What is done, each in a sentence. */
  changes: string[];
  /** What it costs its owner later, each in a sentence. */
  risks: string[];
  /** Networks that the record of today names, and how many of them pass after this step. */
  named: number;
  pass: number;
  /** Networks beyond the number that is checked. */
  unchecked: number;
}

/** A way back below ten lookups. Each of the last two steps, if both are there, is enough. */
export interface LookupPlan {
  /** Lookups today. */
  lookups: number;
  /** None where what costs lookups is out of its owner's hands. */
  steps: PlanStep[];
}

/** Services with mailboxes of people, who cannot send from a subdomain instead. */
const mailboxProviders: ReadonlySet<string> = new Set([
  'google-workspace',
  'microsoft-365',
  'zoho-mail',
  'fastmail',
  'proton-mail',
]);

/** Days after which a flattened record is to be compared with its source. */
const COMPARE_DAYS = 7;

/**
 * Plans how a record that needs more than ten lookups gets below that. Every step is counted
 * and checked like a published record, and a step after which a sender named today would
 * not pass is left out.
 *
 * @param today what is in DNS now
 * @param now the day for what is said of dates
 * @returns nothing where the record needs no more than ten lookups, or has faults that only
 *   its owner can decide
 * @throws only what the resolver throws that is not a DnsError, such as the reason of an
 *   AbortSignal
 */
export async function planLookups(
  today: SpfInspection,
  resolver: Resolver,
  now: Date,
): Promise<LookupPlan | undefined> {
  const {budget, obstacles, records, suggestion} = today;
  const text =
    suggestion?.record ?? (records.length === 1 ? records[0]?.text : undefined);
  if (!budget || budget.lookups <= MAX_LOOKUPS || obstacles || text === undefined) {
    return undefined;
  }
  const planner = new Planner(today, resolver, now);
  return {lookups: budget.lookups, steps: await planner.plan(text)};
}

/** A record on the way, with all that is behind it. */
interface Draft {
  text: string;
  budget: LookupBudget;
  networks: readonly NamedNetwork[];
}

/** A record written in another way, and what is said of that. */
interface Rewritten {
  text: string;
  changes: string[];
  risks?: string[];
}

class Planner {
  private readonly domain: string;

  constructor(
    private readonly today: SpfInspection,
    private readonly resolver: Resolver,
    private readonly now: Date,
  ) {
    this.domain = today.domain;
  }

  async plan(text: string): Promise<PlanStep[]> {
    const steps: PlanStep[] = [];
    let draft = await this.read(text);
    const take = async (kind: PlanStepKind, {text: next, ...said}: Rewritten) => {
      const rewritten = await this.read(next);
      const step = await this.step(kind, rewritten, said);
      if (step) {
        steps.push(step);
        draft = rewritten;
      }
    };
    const tidied = this.tidy(draft);
    const changes = [...(this.today.suggestion?.changes ?? []), ...tidied.changes];
    if (changes.length > 0) {
      await take('tidy', {...tidied, changes});
    }
    const servers = this.nameServers(draft);
    if (draft.budget.lookups > MAX_LOOKUPS && servers.changes.length > 0) {
      await take('servers', servers);
    }
    if (draft.budget.lookups > MAX_LOOKUPS) {
      const ways = [await this.split(draft), await this.flatten(draft)];
      steps.push(...ways.flatMap((step) => step ?? []));
    }
    return steps;
  }

  private async read(text: string): Promise<Draft> {
    const budget = await countLookups(text, this.resolver, {domain: this.domain});
    const addresses = await hostAddresses(budget.terms, this.resolver);
    const {list} = allowedNetworks(
      budget.terms,
      this.domain,
      (host) => addresses.get(host) ?? [],
    );
    return {text, budget, networks: list};
  }

  /** The step, unless a sender who is named today would not pass after it. */
  private async step(
    kind: PlanStepKind,
    {text, budget}: Draft,
    {changes, risks = []}: Omit<Rewritten, 'text'>,
    moved: readonly PlannedRecord[] = [],
  ): Promise<PlanStep | undefined> {
    const records = [planned(this.domain, text, budget.lookups), ...moved];
    const proof = await proveChange(
      this.today,
      new Map(records.map(({name, strings}) => [name, strings])),
      this.resolver,
    );
    const named = proof.rows.filter((row) => row.named);
    const pass = named.filter(({after}) => after === 'pass').length;
    const last = kind === 'split' || kind === 'flatten';
    const isEnough = !last || pass === named.length;
    return lostSenders(proof).length === 0 && isEnough
      ? {
          kind,
          records,
          changes,
          risks,
          named: named.length,
          pass,
          unchecked: proof.unchecked,
        }
      : undefined;
  }

  /** Without what another term lets pass as well. */
  private tidy({text, budget, networks}: Draft): Rewritten {
    // Where a term turns senders away, the order of all terms counts.
    if (!isPositive(budget.terms)) {
      return {text, changes: []};
    }
    const gone = new Map<BudgetTerm, string>();
    for (const node of budget.terms) {
      const elsewhere = budget.terms.find(
        (other) => other !== node && !gone.has(other) && leadsTo(other, node.target),
      );
      if (isInclude(node) && elsewhere) {
        gone.set(
          node,
          `We removed “${node.term.text}”, because “${elsewhere.term.text}” already includes it.`,
        );
      } else if (isHost(node) && isNamedByAddress(node, networks)) {
        gone.set(
          node,
          `We removed “${node.term.text}”, because the record names its addresses already.`,
        );
      }
    }
    return {text: rewrite(text, gone, () => []), changes: [...gone.values()]};
  }

  /** Own hosts by their addresses, which cost no lookup. */
  private nameServers({text, budget, networks}: Draft): Rewritten {
    const named = new Map<BudgetTerm, string>();
    for (const node of budget.terms) {
      const {term, found = [], target = ''} = node;
      const hosts = term.kind === 'mechanism' && term.name === 'mx' ? found : [target];
      if (
        isHost(node) &&
        node.state === 'found' &&
        hosts.every((host) => isWithin(host, this.domain)) &&
        termsOf(node, networks).length > 0
      ) {
        named.set(
          node,
          `We replaced “${term.text}” with the addresses it finds today: ${termsOf(node, networks).join(' ')}.`,
        );
      }
    }
    return {
      text: rewrite(text, named, (node) => termsOf(node, networks)),
      changes: [...named.values()],
      risks: [
        'If one of these servers gets a new address, change the record first, or its email will no longer pass.',
      ],
    };
  }

  /** The costliest services send from subdomains with a record of their own. */
  private async split({text, budget}: Draft): Promise<PlanStep | undefined> {
    const movable = budget.terms
      .filter(
        (node) =>
          isInclude(node) &&
          node.state === 'found' &&
          costOf(node) <= MAX_LOOKUPS &&
          !mailboxProviders.has(providerOf(node)?.id ?? ''),
      )
      .sort((a, b) => costOf(b) - costOf(a));
    const chosen = untilItFits(movable, budget.lookups);
    if (!chosen) {
      return undefined;
    }
    const all = parseSpf(text).terms.find(isAll);
    const moved: PlannedRecord[] = [];
    const changes: string[] = [];
    for (const node of chosen) {
      const name = await this.freeName(node, new Set(moved.map((one) => one.name)));
      if (name === undefined) {
        return undefined;
      }
      const own = `v=spf1 ${node.term.text} ${all?.text ?? '~all'}`;
      const {lookups} = await countLookups(own, this.resolver, {domain: name});
      moved.push(planned(name, own, lookups));
      const service = providerOf(node)?.name ?? node.target ?? '';
      changes.push(
        `At ${service}, set ${name} as the return-path or sending domain. Publish the record below with the others that ${service} asks for; if it gives you a CNAME for ${name}, publish only that. Remove “${node.term.text}” after ${service} has verified them.`,
      );
    }
    const rest = rewrite(text, new Map(chosen.map((node) => [node, ''])), () => []);
    return this.step(
      'split',
      await this.read(rest),
      {
        changes,
        risks: [
          `DMARC keeps passing as long as the alignment is relaxed (aspf=r, the default), because the subdomains belong to ${this.domain}.`,
        ],
      },
      moved,
    );
  }

  /** A name below the domain that has no SPF record yet. */
  private async freeName(
    node: BudgetTerm,
    taken: ReadonlySet<string>,
  ): Promise<string | undefined> {
    const label = providerOf(node)?.id ?? labelOf(node.target ?? '');
    for (const candidate of [label, `${label}-mail`, `${label}-2`, `${label}-3`]) {
      const name = `${candidate}.${this.domain}`;
      if (!taken.has(name)) {
        const answer = await this.resolver.query(name, 'TXT').catch(() => undefined);
        const isUsed =
          !answer ||
          recordsOf(answer, 'TXT').some(({data}) => isSpfRecord(data.join('')));
        if (!isUsed) {
          return name;
        }
      }
    }
    return undefined;
  }

  /** The addresses of the costliest services, as they are today. */
  private async flatten({text, budget}: Draft): Promise<PlanStep | undefined> {
    const able = budget.terms
      .filter((node) => isInclude(node) && costOf(node) > 0 && isFlat(node))
      .sort((a, b) => costOf(b) - costOf(a));
    const chosen = untilItFits(able, budget.lookups);
    if (!chosen) {
      return undefined;
    }
    const addresses = await hostAddresses(budget.terms, this.resolver);
    const termsIn = (node: BudgetTerm): string[] => {
      const {list} = allowedNetworks(
        [node],
        this.domain,
        (host) => addresses.get(host) ?? [],
      );
      const whole = list.filter(({within}) => !within).map(({network}) => network);
      return distinctTerms(whole);
    };
    const flat = rewrite(text, new Map(chosen.map((node) => [node, ''])), termsIn);
    const owners = chosen.map(({target = ''}) => target);
    const next = new Date(this.now.getTime() + COMPARE_DAYS * 86_400_000);
    return this.step('flatten', await this.read(flat), {
      changes: chosen.map(
        (node) =>
          `We replaced “${node.term.text}” with ${counted(termsIn(node).length)} it led to on ${dayOf(this.now)}.`,
      ),
      risks: [
        `${listed(owners)} can change ${owners.length === 1 ? 'its' : 'their'} addresses at any time without telling you, and email from the new ones would fail. At least once a week, next by ${dayOf(next)}, compare these addresses with the current ${owners.length === 1 ? 'include of the service' : 'includes of the services'} and update your record, or use a DNS provider that does this automatically.`,
        ...(flat.length > COMFORTABLE_LENGTH
          ? [
              `The record has ${flat.length} characters. Above about ${COMFORTABLE_LENGTH} a DNS response may not fit a small packet, and some receivers have trouble with that.`,
            ]
          : []),
      ],
    });
  }
}

function planned(name: string, record: string, lookups: number): PlannedRecord {
  return {name, record, strings: splitStrings(record), lookups};
}

/** As few of the terms, from the first on, as bring the record to ten lookups. */
function untilItFits(
  terms: readonly BudgetTerm[],
  lookups: number,
): BudgetTerm[] | undefined {
  const chosen: BudgetTerm[] = [];
  let rest = lookups;
  for (const node of terms) {
    if (rest > MAX_LOOKUPS) {
      chosen.push(node);
      rest -= costOf(node);
    }
  }
  return rest <= MAX_LOOKUPS ? chosen : undefined;
}

/** The record with some of its terms written in another way. */
function rewrite(
  text: string,
  changed: ReadonlyMap<BudgetTerm, unknown>,
  written: (node: BudgetTerm) => readonly string[],
): string {
  const byColumn = new Map([...changed.keys()].map((node) => [node.term.column, node]));
  const terms = parseSpf(text).terms.flatMap((term) => {
    const node = byColumn.get(term.column);
    return node ? written(node) : [term.text];
  });
  return ['v=spf1', ...new Set(terms)].join(' ');
}

/** Lookups of the term and all that is behind it. */
function costOf({lookup, children}: BudgetTerm): number {
  return children.reduce(
    (sum, child) => sum + costOf(child),
    lookup === undefined ? 0 : 1,
  );
}

function isPassing({term, state}: BudgetTerm): boolean {
  return term.kind === 'mechanism' && term.qualifier === '+' && state !== 'unreached';
}

function isInclude(node: BudgetTerm): boolean {
  return (
    isPassing(node) && node.term.kind === 'mechanism' && node.term.name === 'include'
  );
}

/** An `a` or `mx`. */
function isHost(node: BudgetTerm): boolean {
  return (
    isPassing(node) && node.term.kind === 'mechanism' && /^(?:a|mx)$/.test(node.term.name)
  );
}

/** True where no term turns senders away before the end. */
function isPositive(terms: readonly BudgetTerm[]): boolean {
  return terms.every(
    (node) => node.term.kind === 'modifier' || isAll(node.term) || isPassing(node),
  );
}

/** True where an include leads to the domain's record by includes that let pass. */
function leadsTo(node: BudgetTerm, target: string | undefined): boolean {
  return (
    target !== undefined &&
    isInclude(node) &&
    node.state === 'found' &&
    isPositive(node.children) &&
    node.children.some(
      (child) => isInclude(child) && (child.target === target || leadsTo(child, target)),
    )
  );
}

/** True where all that the term lets pass can be written as addresses. */
function isFlat({term, state, children, record}: BudgetTerm): boolean {
  if (isAll(term)) {
    return term.qualifier !== '+';
  }
  if (term.kind === 'modifier' && !isRedirect(term)) {
    return true;
  }
  if (isRedirect(term)) {
    return state === 'unreached' || (state === 'found' && children.every(isFlat));
  }
  if (term.kind !== 'mechanism' || term.qualifier !== '+') {
    return false;
  }
  switch (term.name) {
    case 'ip4':
    case 'ip6':
      return true;
    case 'include':
      return state === 'found' && record !== undefined && children.every(isFlat);
    default:
      return (term.name === 'a' || term.name === 'mx') && state === 'found';
  }
}

function isNamedByAddress(node: BudgetTerm, networks: readonly NamedNetwork[]): boolean {
  const byAddress = new NetworkIndex<Mechanism>();
  for (const {term, network, depth} of networks) {
    if (depth === 0 && networkOfTerm(term)) {
      byAddress.add(network, term);
    }
  }
  const own = networks.filter(({term}) => term === node.term);
  return own.length > 0 && own.every(({network}) => byAddress.covering(network));
}

function termsOf({term}: BudgetTerm, networks: readonly NamedNetwork[]): string[] {
  return distinctTerms(
    networks.filter((named) => named.term === term).map(({network}) => network),
  );
}

function distinctTerms(networks: readonly Network[]): string[] {
  return [...new Set(networks.map(networkTerm))];
}

function providerOf({target}: BudgetTerm) {
  return includeOwners.find(({include = ''}) => normalName(include) === target);
}

/** A label for a subdomain: 'mailer' for '_spf.mailer.example'. */
function labelOf(target: string): string {
  const labels = target.split('.').filter((label) => !label.startsWith('_'));
  const label = labels.at(-2) ?? 'mail';
  return /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(label) && label.length < 50
    ? label
    : 'mail';
}

function counted(networks: number): string {
  return networks === 1 ? 'the network' : `the ${networks} networks`;
}

/** '23 November 2026'. */
function dayOf(date: Date): string {
  return date.toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
}
