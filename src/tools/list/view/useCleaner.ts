import {useEffect, useRef, useState} from 'react';
import {defaultRules, type CleanRules, type CleanStats} from '..';
import {problemOf, useList, type OpenList} from './useList';

export interface Cleaner {
  list: OpenList;
  rules: CleanRules;
  /** Missing until the first run has ended. */
  stats: CleanStats | undefined;
  /** Grows with every run. */
  version: number;
  isRunning: boolean;
  /** Why the last run failed. */
  failure: string | undefined;
  change: (rules: Partial<CleanRules>) => void;
  /** Takes the last change back; missing where there is none. */
  undo: (() => void) | undefined;
}

/** Changes that can be taken back. */
const MOST_UNDONE = 50;

/** Ties the list and the rules together: every change cleans the list again. */
export function useCleaner(): Cleaner {
  const [rules, setRules] = useState<CleanRules>(defaultRules);
  const [past, setPast] = useState<readonly CleanRules[]>([]);
  const [stats, setStats] = useState<CleanStats>();
  const [version, setVersion] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  const wanted = useRef(rules);
  /** The rules of the last run that was begun. */
  const applied = useRef<CleanRules>(undefined);

  const list = useList(async (client, {signal, onProgress}) => {
    const chosen = wanted.current;
    const done = await client.ask(
      'clean',
      {rules: chosen},
      {
        signal,
        onProgress: (rows, total) => {
          onProgress(rows / total);
        },
      },
    );
    return () => {
      controller.current?.abort();
      applied.current = chosen;
      setRunning(false);
      setFailure(undefined);
      setStats(done);
      setVersion((before) => before + 1);
    };
  }, 'Cleaning');

  const isOpen = list.state.phase === 'open';

  async function run(next: CleanRules) {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    applied.current = next;
    setRunning(true);
    setFailure(undefined);
    try {
      const done = await list.client().ask('clean', {rules: next}, {signal: mine.signal});
      setStats(done);
      setVersion((before) => before + 1);
      setRunning(false);
    } catch (error) {
      if (!mine.signal.aborted) {
        setFailure(problemOf(error).message);
        setRunning(false);
      }
    }
  }

  // Also after a switch was turned while the list was still being read.
  useEffect(() => {
    wanted.current = rules;
    if (isOpen && applied.current !== rules) {
      void run(rules);
    }
    // `run` is new with every rendering; what it does is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen, rules]);

  const before = past.at(-1);
  return {
    list,
    rules,
    stats: list.info && stats,
    version,
    isRunning,
    failure,
    change: (some) => {
      setPast([...past.slice(-MOST_UNDONE), rules]);
      setRules({...rules, ...some});
    },
    undo:
      before &&
      (() => {
        setPast(past.slice(0, -1));
        setRules(before);
      }),
  };
}
