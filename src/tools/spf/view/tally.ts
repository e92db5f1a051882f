import {costsLookup, MAX_LOOKUPS, type BudgetTerm, type Term, type TermState} from '..';

/** A term of the record, or of one behind it, as the page shows it. */
export interface TallyRow {
  text: string;
  /** `uncounted`: what is behind it has not been looked up yet. */
  state: TermState | 'uncounted';
  /** This is the nth lookup, or at least the nth where something before is uncounted. */
  lookup?: number;
  /** Lookups it costs with all that is behind it. */
  cost: number;
  /** It stands beyond the limit, so receivers never come to it. */
  over: boolean;
  /** Hosts or addresses it found. */
  found: readonly string[];
  /** What is wrong with it. */
  problem?: string;
  children: readonly TallyRow[];
}

export interface Tally {
  /** Lookups known of. */
  used: number;
  /** False: there are includes nobody has looked into, so it may be more. */
  exact: boolean;
  /** Includes that are not counted yet. */
  uncounted: number;
  rows: readonly TallyRow[];
  /** The term with which the limit is passed. */
  breaker?: TallyRow;
}

/**
 * Counts the lookups of a record with what is known: one for each term that asks DNS,
 * and all that was found behind a term when it was last looked up. So the count follows
 * every change of the record without a new question (RFC 7208, 4.6.4).
 *
 * @param terms the record's terms
 * @param known terms of an earlier count, for the same domain
 */
export function tally(terms: readonly Term[], known: readonly BudgetTerm[] = []): Tally {
  const nodes = new Map(known.map((node) => [node.term.text, node]));
  let used = 0;
  let uncounted = 0;
  let breaker: TallyRow | undefined;

  function take(row: Omit<TallyRow, 'cost' | 'over'>, asks: boolean): TallyRow {
    used += asks ? 1 : 0;
    const mine = used;
    const children = row.children;
    const shown: TallyRow = {
      ...row,
      children,
      ...(asks && {lookup: mine}),
      cost: asks ? 1 : 0,
      over: asks && mine > MAX_LOOKUPS,
    };
    if (asks && mine === MAX_LOOKUPS + 1) {
      breaker = shown;
    }
    return shown;
  }

  function readNode(node: BudgetTerm): TallyRow {
    const {term, state, problem} = node;
    const leads = term.kind !== 'broken' && /^(?:include|redirect)$/.test(term.name);
    if (leads && (state === 'failed' || state === 'unasked')) {
      uncounted += 1;
    }
    const row = take(
      {
        text: term.text,
        state,
        found: node.found ?? [],
        ...(problem && problem.code !== 'too-many-lookups' && {problem: problem.message}),
        children: [],
      },
      node.lookup !== undefined,
    );
    const children = node.children.map(readNode);
    row.children = children;
    row.cost += children.reduce((sum, {cost}) => sum + cost, 0);
    return row;
  }

  const rows = terms.map((term): TallyRow => {
    const node = nodes.get(term.text);
    if (node) {
      return readNode(node);
    }
    const asks = costsLookup(term);
    const leads = asks && term.name === 'include';
    uncounted += leads ? 1 : 0;
    const state = !asks ? 'free' : leads ? 'uncounted' : 'unasked';
    return take({text: term.text, state, found: [], children: []}, asks);
  });
  return {
    used,
    exact: uncounted === 0,
    uncounted,
    rows,
    ...(breaker && {breaker}),
  };
}
