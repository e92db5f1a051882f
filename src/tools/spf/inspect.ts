import {DnsError, normalName, recordsOf, type DnsAnswer, type Resolver} from '../dns';
import {bySeverity, loadOptional} from '../kit';
import {countLookups, type BudgetTerm, type LookupBudget} from './budget';
import {
  adviseAnswer,
  adviseEndings,
  adviseFound,
  adviseMissing,
  adviseOverlaps,
  adviseTree,
} from './findings';
import type {SpfFinding} from './finding';
import type {
  InspectionState,
  PublishedText,
  SpfInspection,
  InspectionResult,
} from './inspection';
import {allowedNetworks} from './networks';
import {isSpfRecord, parseSpf} from './parse';
import {Questions} from './questions';
import type * as Suggest from './suggest';
import {isRedirect, MAX_MX_HOSTS} from './terms';
import {verdictOf} from './verdict';

/** Mail hosts whose addresses are looked up for the list of who passes. */
const MAX_HOSTS = 2 * MAX_MX_HOSTS;

/**
 * Looks at everything a domain says about who may send for it: the record with all it
 * includes, what it costs, who passes, and what is wrong with it.
 *
 * @param domain in ASCII (A-labels)
 * @throws {DnsError} when the first question gets no answer at all; beside that only what
 *   the resolver throws that is not a DnsError, such as the reason of an AbortSignal
 */
export async function inspectSpf(
  domain: string,
  resolver: Resolver,
): Promise<SpfInspection> {
  const name = normalName(domain);
  const [answer, old] = await Promise.all([
    resolver.query(name, 'TXT'),
    oldRecords(name, resolver),
  ]);
  const texts = recordsOf(answer, 'TXT').map(({data}) => ({
    text: data.join(''),
    strings: data,
  }));
  const records = texts
    .filter(({text}) => isSpfRecord(text))
    .map((published) => ({...published, parsed: parseSpf(published.text)}));
  const state = stateOf(answer, records);
  const common = {
    domain: name,
    state,
    rcode: answer.rcode,
    records,
    answerOctets: answerOctets(name, texts),
  };
  const around = adviseFound(name, state, texts, old);
  if (state !== 'found' && state !== 'several') {
    const elsewhere = state === 'none' ? await misplaced(name, resolver) : undefined;
    const suggest = around.nearMisses.length > 0 ? await loadSuggest() : undefined;
    const draft = suggest?.draftOfSeveral(around.nearMisses, name);
    return finish({
      ...common,
      ...(suggest && draft && (await adviceFor(suggest, draft, name, resolver))),
      problems: [...adviseMissing(common, elsewhere), ...around.problems],
    });
  }
  return finish(await readTree(common, around.problems, resolver));
}

function finish(inspection: InspectionResult): SpfInspection {
  const problems = bySeverity(inspection.problems);
  return {...inspection, problems, verdict: verdictOf({...inspection, problems})};
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
): Promise<InspectionResult> {
  const {domain, records} = common;
  const [first] = records;
  const several =
    records.length > 1
      ? (await loadSuggest())?.draftOfSeveral(records, domain)
      : undefined;
  const parsed = parseSpf(several?.record ?? first?.text ?? '');
  const budget = await countLookups(parsed.text, resolver, {domain});
  const addresses = await hostAddresses(budget.terms, resolver);
  const networks = allowedNetworks(
    budget.terms,
    domain,
    (host) => addresses.get(host) ?? [],
  );
  const problems = [
    ...around,
    ...records.flatMap(({parsed: one}) => one.problems),
    ...adviseEndings(parsed, budget.terms),
    ...adviseTree(budget.terms),
    ...budget.problems,
    ...adviseOverlaps(networks),
    ...adviseAnswer(common),
  ];
  // Where nothing is wrong there is nothing to suggest.
  const suggest = problems.some(({severity}) => severity !== 'fine')
    ? await loadSuggest()
    : undefined;
  const draft = several ?? (first && suggest?.draftOfRecord(first));
  return {
    ...common,
    budget,
    networks,
    ...(suggest && draft && (await adviceFor(suggest, draft, domain, resolver, budget))),
    problems,
  };
}

/** What writes suggestions: a chunk of its own, for most records need none. */
const loadSuggest = () => loadOptional(() => import('./suggest'));

/**
 * What to publish, or to decide.
 *
 * @param budget the lookups of the draft's record, where they are counted
 */
async function adviceFor(
  {adviseOn}: typeof Suggest,
  draft: Suggest.Draft,
  domain: string,
  resolver: Resolver,
  counted?: LookupBudget,
): Promise<Suggest.Advice> {
  if (draft.obstacles.length > 0) {
    return adviseOn(draft, []);
  }
  const terms = parseSpf(draft.record).terms.map(({text}) => text);
  const isCounted =
    counted?.terms.map(({term}) => term.text).join(' ') === terms.join(' ');
  const budget =
    counted && isCounted ? counted : await countLookups(draft.record, resolver, {domain});
  return adviseOn(draft, budget.terms);
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
