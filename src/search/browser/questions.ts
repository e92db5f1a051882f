import type {SearchEngine, SearchResult} from '../types';

export type SearchState =
  /** Nothing is asked. */
  | {status: 'blank'}
  /** No answer yet; what was found before stays. */
  | {status: 'searching'; results: readonly SearchResult[]}
  | {status: 'found'; results: readonly SearchResult[]}
  | {status: 'failed'};

/** What there is to choose from. */
export function resultsOf(state: SearchState): readonly SearchResult[] {
  return 'results' in state ? state.results : [];
}

export interface Questions {
  state: () => SearchState;
  /** Asks, unless this is what was asked last; nothing but spaces ends the search. */
  ask: (query: string) => void;
  /** Asks the same once more. */
  again: () => void;
}

/**
 * Asks an engine as the visitor types; only the answer to the latest question counts.
 *
 * @param onChange is called after each change of the state
 */
export function createQuestions(engine: SearchEngine, onChange: () => void): Questions {
  let state: SearchState = {status: 'blank'};
  let asked = '';
  let latest = new AbortController();

  function change(next: SearchState) {
    state = next;
    onChange();
  }

  function search() {
    latest.abort();
    latest = new AbortController();
    const {signal} = latest;
    engine.search(asked, signal).then(
      (results) => {
        if (!signal.aborted) {
          change({status: 'found', results});
        }
      },
      () => {
        if (!signal.aborted) {
          change({status: 'failed'});
        }
      },
    );
  }

  // More pages can be found: what was found stays until they are.
  engine.onGrow?.(() => {
    if (asked) {
      search();
    }
  });

  return {
    state: () => state,
    ask(query) {
      const next = query.trim();
      if (next === asked) {
        return;
      }
      asked = next;
      if (next) {
        change({status: 'searching', results: resultsOf(state)});
        search();
      } else {
        latest.abort();
        change({status: 'blank'});
      }
    },
    again() {
      if (asked) {
        change({status: 'searching', results: []});
        search();
      }
    },
  };
}
