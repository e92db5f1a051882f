import {splitStrings} from '../txtStrings';
import {adviseRecord} from './advise';
import type {BudgetTerm} from './budget';
import {composeSpf, type Ending} from './generate';
import {
  parseSpf,
  type BrokenTerm,
  type Mechanism,
  type Modifier,
  type SpfRecord,
  type Term,
} from './parse';
import {recordsFromPaste} from './pasted';
import {isAll, isRedirect} from './terms';

/** A record to publish in place of the one found. */
export interface Suggestion {
  record: string;
  /** Its character-strings (RFC 7208, 3.3). */
  strings: string[];
  /** What differs from the record found, each in a sentence. */
  changes: string[];
}

/** Why a term goes. */
type Reasons = ReadonlyMap<Term, string>;

/**
 * The record without what stands in its way: terms with a fault, those that find nothing
 * or never decide. Nobody who passes now is turned away by it.
 *
 * @param tree the record's terms as `countLookups` found them
 * @returns nothing where there is nothing to change
 */
export function suggestRecord(
  record: SpfRecord,
  tree: readonly BudgetTerm[],
): Suggestion | undefined {
  const reasons = reasonsToDrop(record, tree);
  const all = record.terms.find(isAll);
  const redirects = !all && record.terms.some(isRedirect);
  const kept = record.terms.filter((term) => !reasons.has(term) && !isAll(term));
  const ending = endingOf(all);
  const changes = [...reasons].map(([{text}, why]) => `“${text}” is left out: ${why}`);
  if (all && all.qualifier !== ending.charAt(0)) {
    changes.push(
      `“${all.text}” became ${ending}. Name everybody who sends for you before you publish it.`,
    );
  } else if (!all && !redirects) {
    changes.push(
      `${ending} stands at the end, for senders that the record does not name.`,
    );
  }
  const text = [
    'v=spf1',
    ...kept.map((term) => term.text),
    ...(redirects ? [] : [ending]),
  ].join(' ');
  return changes.length === 0
    ? undefined
    : {record: text, strings: splitStrings(text), changes};
}

/**
 * One record in place of several, or of texts that only look like one.
 *
 * @param texts what was found
 * @param domain the domain they are for
 */
export function mergeRecords(
  texts: readonly string[],
  domain: string,
): Suggestion | undefined {
  const all = texts
    .flatMap(recordsFromPaste)
    .flatMap((text) => parseSpf(text).terms)
    .filter(isAll)
    .map((term) => term.qualifier);
  // The gentler of two endings: a sender that one record forgot is not refused.
  const ending: Ending =
    all.length > 0 && all.every((sign) => sign === '-') ? '-all' : '~all';
  const {record, strings, problems} = composeSpf({
    existing: texts.join('\n'),
    ending,
    domain,
  });
  const changes = problems
    .filter(({field, code}) => field === 'existing' && code !== 'several-records')
    .map(({message}) => message);
  return record === `v=spf1 ${ending}` && all.length === 0
    ? undefined
    : {record, strings, changes};
}

function endingOf(all: Mechanism | undefined): Ending {
  return all?.qualifier === '-' ? '-all' : '~all';
}

function reasonsToDrop(record: SpfRecord, tree: readonly BudgetTerm[]): Reasons {
  const reasons = new Map<Term, string>();
  const codesAt = new Map<number | undefined, string[]>();
  for (const {position, code} of adviseRecord(record)) {
    codesAt.set(position, [...(codesAt.get(position) ?? []), code]);
  }
  const end = record.terms.findIndex(isAll);
  const modifiers = new Set<string>();
  for (const [index, term] of record.terms.entries()) {
    const codes = codesAt.get(term.column) ?? [];
    const why =
      term.kind === 'modifier'
        ? reasonForModifier(term, end >= 0, modifiers.has(term.name))
        : reasonFor(term, codes, tree[index], end >= 0 && index > end);
    if (why) {
      reasons.set(term, why);
    }
    if (term.kind === 'modifier') {
      modifiers.add(term.name);
    }
  }
  return reasons;
}

function reasonForModifier(
  {name}: Modifier,
  hasAll: boolean,
  repeated: boolean,
): string | undefined {
  if (name === 'v') {
    return 'the version stands once.';
  }
  if (name === 'redirect' && hasAll) {
    return 'it is never used beside “all”.';
  }
  return repeated && (name === 'redirect' || name === 'exp')
    ? `${name}= may stand once.`
    : undefined;
}

function reasonFor(
  term: Mechanism | BrokenTerm,
  codes: readonly string[],
  node: BudgetTerm | undefined,
  afterAll: boolean,
): string | undefined {
  if (term.kind === 'broken') {
    return 'it has a fault, and one fault stops the whole record. Put it right if these servers send for you.';
  }
  if (afterAll) {
    return 'receivers ignore what stands after “all”.';
  }
  if (codes.includes('repeated') || codes.includes('covered')) {
    return 'a term before it matches the same.';
  }
  switch (node?.problem?.code) {
    case 'include-without-record':
      return `${node.target ?? 'the other name'} has no record, and that stops the check.`;
    case 'loop':
      return 'it leads in circles.';
    case 'null-mx':
      return `${node.target ?? 'the name'} takes no email.`;
    default:
      return node?.state === 'void' ? 'it finds nothing.' : undefined;
  }
}
