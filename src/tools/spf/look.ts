import {DnsError, normalName, recordsOf, type DnsAnswer, type Resolver} from '../dns';
import {bySeverity, loadOptional, loadPart} from '../kit';
import {countLookups, type BudgetTerm, type LookupBudget} from './budget';
import {
  adviseAnswer,
  adviseEndings,
  adviseOverlaps,
  adviseTexts,
  adviseTree,
} from './findings';
import type {SpfFinding} from './finding';
import type {
  InspectionResult,
  InspectionState,
  PublishedRecord,
  PublishedText,
} from './inspection';
import {allowedNetworks} from './networks';
import {isSpfRecord, looksLikeSpf} from './plain';
import {Questions} from './questions';
import {RecordReader} from './reader';
import type * as Suggest from './suggest';
import type {Advice, Draft} from './suggest';
import type {verdictOf} from './verdict';
import {isRedirect, MAX_MX_HOSTS} from './terms';

/** Mail hosts whose addresses are looked up for the list of who passes. */
const MAX_HOSTS = 2 * MAX_MX_HOSTS;

/**
 * Looks at everything a domain says about who may send for it: the record with all it
 * includes, what it costs, who passes, and what is wrong with it.
 *
 * @param domain in ASCII (A-labels)
 * @throws {DnsError} when the first question gets no answer at all, and {PartError} where a
 *   chunk cannot be loaded; beside that only what the resolver throws that is not a
 *   DnsError, such as the reason of an AbortSignal
 */
export async function lookAtSpf(
  domain: string,
  resolver: Resolver,
): Promise<InspectionResult> {
  const name = normalName(domain);
  const [answer, old] = await Promise.all([
    resolver.query(name, 'TXT'),
    oldRecords(name, resolver),
  ]);
  const texts = recordsOf(answer, 'TXT').map(({data}) => ({
    text: data.join(''),
    strings: data,
  }));
  const reader = new RecordReader();
  if (texts.some(({strings}) => strings.length > 1)) {
    // Whether a space was lost between two of them shows in terms that have a fault.
    await reader.whole();
  }
  const records = await Promise.all(
    texts
      .filter(({text}) => isSpfRecord(text))
      .map(async (published) => ({
        ...published,
        parsed: await reader.read(published.text),
      })),
  );
  const state = stateOf(answer, records);
  const common = {
    domain: name,
    state,
    rcode: answer.rcode,
    records,
    answerOctets: answerOctets(name, texts),
  };
  const isPlain =
    state === 'found' &&
    old.length === 0 &&
    !texts.some(({text}) => looksLikeSpf(text) && !isSpfRecord(text));
  const unusual = isPlain ? undefined : await loadPart(() => import('./unusual'));
  const {nearMisses = [], problems = []} =
    unusual?.adviseBeside(name, state, texts, old) ?? {};
  const around = [...problems, ...adviseTexts(records, reader.again)];
  if (state === 'found' || state === 'several') {
    return finish(await readTree(common, around, resolver, reader));
  }
  const elsewhere = state === 'none' ? await misplaced(name, resolver) : undefined;
  const draft =
    nearMisses.length > 0
      ? (await loadSeveral())?.draftOfSeveral(nearMisses, name)
      : undefined;
  return finish({
    ...common,
    ...(draft && (await adviceFor(draft, name, resolver, reader))),
    problems: [...(unusual?.adviseMissing(common, elsewhere) ?? []), ...around],
  });
}

function finish(inspection: InspectionResult): InspectionResult {
  return {...inspection, problems: bySeverity(inspection.problems)};
}

function stateOf({rcode}: DnsAnswer, records: readonly unknown[]): InspectionState {
  if (rcode !== 'NOERROR') {
    return rcode === 'NXDOMAIN' ? 'missing' : 'refused';
  }
  return records.length === 0 ? 'none' : records.length === 1 ? 'found' : 'several';
}

/** The record or records, with all that is behind them. */
async function readTree(
  common: Omit<InspectionResult, 'problems'>,
  around: readonly SpfFinding[],
  resolver: Resolver,
  reader: RecordReader,
): Promise<InspectionResult> {
  const {domain, records} = common;
  const [first] = records;
  const several =
    records.length > 1
      ? (await loadSeveral())?.draftOfSeveral(records, domain)
      : undefined;
  const parsed = await reader.read(several?.record ?? first?.text ?? '');
  const budget = await countLookups(parsed.text, resolver, {domain, reader});
  const addresses = await hostAddresses(budget.terms, resolver);
  const networks = allowedNetworks(
    budget.terms,
    domain,
    (host) => addresses.get(host) ?? [],
  );
  const problems = [
    ...around,
    ...records.flatMap(({parsed: one}) => one.problems),
    ...adviseEndings(parsed, budget.terms, reader.again),
    ...adviseTree(budget.terms, reader.again),
    ...budget.problems,
    ...adviseOverlaps(networks),
    ...adviseAnswer(common),
  ];
  // Where nothing is wrong there is nothing to suggest.
  const suggest = problems.some(({severity}) => severity !== 'fine')
    ? await loadSuggest()
    : undefined;
  const draft = several ?? (first && suggest && (await draftOf(first, suggest, reader)));
  return {
    ...common,
    budget,
    networks,
    ...(draft && (await adviceFor(draft, domain, resolver, reader, budget))),
    problems,
  };
}

/** What writes suggestions: chunks of their own, for most records need none. */
const loadSuggest = () => loadOptional(() => import('./suggest'));
const loadSeveral = () => loadOptional(() => import('./several'));

const loadRepair = () => loadOptional(() => import('./repair'));

/** The record with its faults repaired; nothing where what repairs them cannot be loaded. */
async function draftOf(
  {parsed, strings}: PublishedRecord,
  {draftOfRecord, isTidy}: typeof Suggest,
  {again}: RecordReader,
): Promise<Draft | undefined> {
  if (strings.length === 1 && isTidy(parsed)) {
    return draftOfRecord({strings}, again);
  }
  const repair = await loadRepair();
  return repair && draftOfRecord({strings}, again, repair.repairRecord);
}

/**
 * What to publish, or to decide.
 *
 * @param counted the lookups of the record as it is, which may be those of the draft's
 */
async function adviceFor(
  draft: Draft,
  domain: string,
  resolver: Resolver,
  reader: RecordReader,
  counted?: LookupBudget,
): Promise<Advice | undefined> {
  const suggest = await loadSuggest();
  if (!suggest || draft.obstacles.length > 0) {
    return suggest?.adviseOn(draft, [], reader.again);
  }
  const terms = (await reader.read(draft.record)).terms.map(({text}) => text);
  const isCounted =
    counted?.terms.map(({term}) => term.text).join(' ') === terms.join(' ');
  const budget =
    counted && isCounted
      ? counted
      : await countLookups(draft.record, resolver, {domain, reader});
  return suggest.adviseOn(draft, budget.terms, reader.again);
}

/** What says in words how a domain stands, for those who seldom need it. */
export async function loadVerdict(): Promise<typeof verdictOf> {
  return (await loadPart(() => import('./verdict'))).verdictOf;
}

/** Texts of type SPF; a resolver that does not know the type is no news. */
async function oldRecords(domain: string, resolver: Resolver): Promise<string[]> {
  try {
    const answer = await resolver.query(domain, 'SPF');
    return recordsOf(answer, 'SPF').map(({data}) => data.join(''));
  } catch (error) {
    if (error instanceof DnsError) {
      return [];
    }
    throw error;
  }
}

/** The name below the domain where people put the record who saw it at a provider. */
async function misplaced(
  domain: string,
  resolver: Resolver,
): Promise<string | undefined> {
  const name = `_spf.${domain}`;
  const reply = await new Questions(resolver).ask(name, 'TXT');
  const found =
    'answer' in reply &&
    recordsOf(reply.answer, 'TXT').some(({data}) => isSpfRecord(data.join('')));
  return found ? name : undefined;
}

/** The addresses of the hosts behind mx terms that let senders pass. */
export async function hostAddresses(
  terms: readonly BudgetTerm[],
  resolver: Resolver,
): Promise<Map<string, string[]>> {
  const hosts = [...new Set(mailHosts(terms))].slice(0, MAX_HOSTS);
  const questions = new Questions(resolver);
  const entries = hosts.map(async (host): Promise<[string, string[]]> => {
    const [four, six] = await Promise.all([
      questions.ask(host, 'A'),
      questions.ask(host, 'AAAA'),
    ]);
    return [
      host,
      [
        ...('answer' in four ? recordsOf(four.answer, 'A') : []),
        ...('answer' in six ? recordsOf(six.answer, 'AAAA') : []),
      ].map(({data}) => data),
    ];
  });
  return new Map(await Promise.all(entries));
}

function mailHosts(terms: readonly BudgetTerm[]): string[] {
  return terms.flatMap(({term, state, found = [], children}) => {
    if (isRedirect(term)) {
      return mailHosts(children);
    }
    if (term.kind !== 'mechanism' || term.qualifier !== '+' || state === 'unreached') {
      return [];
    }
    return term.name === 'mx'
      ? found.filter((host) => host !== '').slice(0, MAX_MX_HOSTS)
      : mailHosts(children);
  });
}

/**
 * Octets of an answer with all TXT records: header, question, and for each record a
 * pointer to the name, ten octets and its strings with their lengths (RFC 1035, 4.1).
 */
function answerOctets(domain: string, texts: readonly PublishedText[]): number {
  const question = domain.length + 2 + 4;
  return texts.reduce(
    (sum, {strings}) =>
      sum + 12 + strings.reduce((octets, string) => octets + 1 + string.length, 0),
    12 + question,
  );
}
