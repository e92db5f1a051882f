import {useEffect, useState} from 'react';
import type {SearchEngine, SearchResult} from '../types';

export type SearchState =
  /** Nothing is asked. */
  | {status: 'blank'}
  /** No answer yet; what was found before stays. */
  | {status: 'searching'; results: readonly SearchResult[]}
  | {status: 'found'; results: readonly SearchResult[]}
  | {status: 'failed'};

interface Answer {
  query: string;
  results?: readonly SearchResult[];
}

/**
 * Asks an engine as the visitor types; only the answer to the latest question counts.
 *
 * @returns the state, and what asks the same once more
 */
export function useSearch(
  engine: SearchEngine,
  query: string,
): [SearchState, () => void] {
  const asked = query.trim();
  const [answer, setAnswer] = useState<Answer>({query: ''});
  const [attempt, setAttempt] = useState(0);

  useEffect(
    () =>
      engine.onGrow?.(() => {
        setAttempt((count) => count + 1);
      }),
    [engine],
  );

  useEffect(() => {
    if (!asked) {
      return undefined;
    }
    const controller = new AbortController();
    engine.search(asked, controller.signal).then(
      (results) => {
        if (!controller.signal.aborted) {
          setAnswer({query: asked, results});
        }
      },
      () => {
        if (!controller.signal.aborted) {
          setAnswer({query: asked});
        }
      },
    );
    return () => {
      controller.abort();
    };
  }, [engine, asked, attempt]);

  function again() {
    setAnswer({query: ''});
    setAttempt((count) => count + 1);
  }

  if (!asked) {
    return [{status: 'blank'}, again];
  }
  if (answer.query !== asked) {
    return [{status: 'searching', results: answer.results ?? []}, again];
  }
  return [
    answer.results ? {status: 'found', results: answer.results} : {status: 'failed'},
    again,
  ];
}
