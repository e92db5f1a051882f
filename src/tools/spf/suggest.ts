import {type Problem, splitStrings} from '../kit';
import {adviseRecord} from './advise';
import type {BudgetTerm} from './budget';
import type {Ending} from './generate';
import type {Modifier, SpfRecord, Term} from './parse';
import type {ReadRecord} from './reader';
import {unmapped} from './network';
import type {repairRecord} from './repair';
import {joinStrings, lostSpaces} from './seams';
import {isAll, isRedirect, namesSender, networkOfTerm, NOBODY_NAMED} from './terms';

/** A TXT record, as far as a draft needs it: its character-strings. */
export interface Published {
  strings: readonly string[];
}

/** A record to publish in place of the one found. */
export interface Suggestion {
  record: string;
  /** Its character-strings (RFC 7208, 3.3). */
  strings: string[];
  /** What differs from the record found, each in a sentence. */
  changes: string[];
}

/** A record to publish, or why none can be named although one is needed. */
export interface Advice {
  suggestion?: Suggestion;
  /** What the owner has to decide first, each in one or two sentences. */
  obstacles?: string[];
}

/** What the texts found were plainly meant to say, before DNS is asked what is behind it. */
export interface Draft {
  record: string;
  changes: string[];
  obstacles: string[];
  /** It has to be published although nothing in it changed: it replaces several texts. */
  replaces: boolean;
  /** What was found let senders through that it does not name. */
  wasOpen: boolean;
}

/** A record as it is published, or as it was meant. */
type Repaired = Omit<ReturnType<typeof repairRecord>, 'terms'> & {terms: Term[]};

/** True for a record in which `repairRecord` would change nothing. */
export function isTidy({problems, terms}: SpfRecord): boolean {
  const mechanisms = terms.filter(({kind}) => kind === 'mechanism');
  const end = mechanisms.findIndex(isAll);
  const isMapped = (term: Term) => {
    const network = networkOfTerm(term);
    return network && unmapped(network) !== undefined;
  };
  return (
    problems.length === 0 &&
    !terms.some(isMapped) &&
    (end < 0 || (end === mechanisms.length - 1 && !terms.some(isRedirect)))
  );
}

/**
 * The one record of a domain, with its faults repaired.
 *
 * @param repair missing: the record is one string, and tidy
 */
export function draftOfRecord(
  {strings}: Published,
  read: ReadRecord,
  repair?: typeof repairRecord,
): Draft {
  const text = joinStrings(strings, read);
  const {terms, changes, open}: Repaired = repair?.(text, read) ?? {
    terms: read(text).terms,
    changes: [],
    open: [],
  };
  const all = terms.find(isAll);
  const redirects = terms.filter(isRedirect);
  const ending: Ending = all?.qualifier === '-' ? '-all' : '~all';
  const handsOver = !all && redirects.length > 0;
  const ended = all?.qualifier === '-' || all?.qualifier === '~';
  const sentences = [
    ...lostSpaces(strings, read).map(
      ({left, right}) => `We added the missing space between “${left}” and “${right}”.`,
    ),
    ...changes.map(({message}) => message),
  ];
  if (all && !ended) {
    sentences.push(
      `We changed “${all.text}” to “${ending}”. Before you publish the record, make sure that it names everything that sends for you.`,
    );
  } else if (!all && !handsOver) {
    sentences.push(ADDED_ENDING);
  }
  return {
    record: [
      'v=spf1',
      ...terms.filter((term) => !isAll(term)).map(({text}) => text),
      ...(handsOver ? [] : [ending]),
    ].join(' '),
    changes: sentences,
    obstacles: [
      ...open.map(sentence),
      ...(handsOver && redirects.length > 1 ? [severalRedirects(redirects)] : []),
    ],
    replaces: false,
    wasOpen: !ended && !handsOver,
  };
}

function severalRedirects(redirects: readonly Modifier[]): string {
  const names = redirects.map(({value}) => value).join(' and ');
  return `The record redirects to ${names}, but only one redirect can count. Keep one of them, or replace each with an include and end the record with ~all.`;
}

/**
 * The draft without what stands in its way: terms that find nothing or never decide.
 * Nobody who passes now is turned away by it, and a record that named senders still does.
 *
 * @param tree the draft's terms as `countLookups` found them
 */
export function adviseOn(
  draft: Draft,
  tree: readonly BudgetTerm[],
  read: ReadRecord,
): Advice {
  const {record, changes, obstacles, replaces, wasOpen} = draft;
  if (obstacles.length > 0) {
    return {obstacles};
  }
  const parsed = read(record);
  const {terms} = parsed;
  const repeated = repeatedTerms(parsed);
  const removed: string[] = [];
  const lost: {term: Term; why: Loss}[] = [];
  const rest: Term[] = [];
  for (const [index, term] of terms.entries()) {
    const why = whyLost(tree[index]);
    if (repeated.has(term.column)) {
      removed.push(
        `We removed “${term.text}”, because an earlier term already covers it.`,
      );
    } else if (why) {
      lost.push({term, why});
    } else {
      rest.push(term);
    }
  }
  const said = [...changes, ...removed];
  let kept = rest;
  if (!rest.some(namesSender) && (lost.length > 0 || wasOpen)) {
    const harmless = !wasOpen && lost.every(({why}) => !why.endsCheck);
    if (!harmless || (said.length === 0 && !replaces)) {
      return {obstacles: [nothingLeft(lost.map(({term}) => term.text))]};
    }
    // Without them nobody would be named, and with them no check ends early.
    kept = terms.filter(({column}) => !repeated.has(column));
  } else {
    said.push(
      ...lost.map(
        ({term, why}) =>
          `We removed “${term.text}”, because ${why.says}. If it should send for you, correct its name instead.`,
      ),
    );
  }
  const ends = kept.some((term) => isAll(term) || isRedirect(term));
  if (!ends) {
    said.push(ADDED_ENDING);
  }
  if (said.length === 0 && !replaces) {
    return {};
  }
  const text = [
    'v=spf1',
    ...kept.map((term) => term.text),
    ...(ends ? [] : ['~all']),
  ].join(' ');
  return {suggestion: {record: text, strings: splitStrings(text), changes: said}};
}

const ADDED_ENDING = 'We added “~all” at the end, for senders the record does not name.';

function sentence({message, cure}: Problem): string {
  return cure === undefined ? message : `${message} ${cure}`;
}

function nothingLeft(texts: readonly string[]): string {
  const list = texts.map((text) => `“${text}”`).join(' and ');
  return texts.length === 0
    ? NOBODY_NAMED
    : `Without ${list} the record would name no sender, and all your email would fail. Correct the ${texts.length === 1 ? 'name' : 'names'}, or add the services and servers that send for you.`;
}

/** Columns of the terms that match what an earlier one matches. */
function repeatedTerms(record: SpfRecord): Set<number | undefined> {
  return new Set(
    adviseRecord(record)
      .filter(({code}) => code === 'repeated' || code === 'covered')
      .map(({position}) => position),
  );
}

/** Why no sender passes by a term. */
interface Loss {
  says: string;
  /** Receivers that get as far as this term answer permerror. */
  endsCheck: boolean;
}

/** Nothing where a sender could pass by the term. */
function whyLost(node: BudgetTerm | undefined): Loss | undefined {
  const target = node?.target ?? 'its name';
  switch (node?.problem?.code) {
    case 'include-without-record':
      return {
        says: `${target} has no SPF record, so every check that reaches this term ends in permerror`,
        endsCheck: true,
      };
    case 'loop':
      return {says: 'it leads back to the record it is in', endsCheck: true};
    case 'null-mx':
      return {
        says: `${target} accepts no email and has no mail servers`,
        endsCheck: false,
      };
    default:
      return node?.state === 'void'
        ? {says: 'it finds nothing in DNS', endsCheck: false}
        : undefined;
  }
}
