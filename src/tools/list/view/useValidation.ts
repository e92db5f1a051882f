import {useEffect, useRef, useState} from 'react';
import type {DomainCheck} from '../../address';
import type {DohServer} from '../../dns';
import {loadPart} from '../../view';
import {createHold, listClasses, type Hold, type ListClass, type SortSummary} from '..';
import type {ListClient} from '../work/client';
import {problemOf, useList, type OpenList} from './useList';

/** How the questions to DNS stand. */
export type Asking =
  | {phase: 'idle'}
  | {phase: 'asking' | 'paused'; why?: string}
  | {phase: 'cancelled'}
  | {phase: 'failed'; why: string}
  | {phase: 'done'};

export interface Validation {
  list: OpenList;
  summary: SortSummary | undefined;
  /** Grows with every change of the classes, so that views know. */
  version: number;
  chosen: ReadonlySet<ListClass>;
  choose: (classes: readonly ListClass[]) => void;
  asking: Asking;
  ask: (servers: readonly DohServer[]) => void;
  pause: () => void;
  resume: () => void;
  cancel: () => void;
}

/** Milliseconds between two looks at the answers. */
const FLUSH = 400;
/** After so many failures in a row, something is wrong with the resolver, not with the domains. */
const PATIENCE = 24;

interface Run {
  controller: AbortController;
  hold: Hold;
  /** The visitor gave it up, and keeps what it found. */
  isKept: boolean;
}

/** Ties the list, its classes and DNS together. */
export function useValidation(): Validation {
  const run = useRef<Run>(undefined);
  const [summary, setSummary] = useState<SortSummary>();
  const [version, setVersion] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<ListClass>>(new Set(listClasses));
  const [asking, setAsking] = useState<Asking>({phase: 'idle'});

  function show(next: SortSummary | undefined) {
    setSummary(next);
    setVersion((before) => before + 1);
  }

  function stop(phase: 'idle' | 'cancelled') {
    if (run.current) {
      run.current.isKept = phase === 'cancelled';
      run.current.controller.abort();
    }
    run.current = undefined;
    setAsking({phase});
  }

  const list = useList(async (client, {signal, onProgress}) => {
    const sorted = await client.ask(
      'sort',
      {},
      {
        signal,
        onProgress: (done, total) => {
          onProgress(done / total);
        },
      },
    );
    return () => {
      stop('idle');
      setChosen(new Set(listClasses));
      show(sorted);
    };
  }, 'Sorting');

  useEffect(
    () => () => {
      run.current?.controller.abort();
    },
    [],
  );

  async function askAll(servers: readonly DohServer[], client: ListClient) {
    run.current?.controller.abort();
    const mine: Run = {
      controller: new AbortController(),
      hold: createHold(),
      isKept: false,
    };
    run.current = mine;
    const {signal} = mine.controller;
    const answers: DomainCheck[] = [];
    let failures = 0;

    async function flush() {
      const checks = answers.splice(0);
      if (checks.length > 0 && (mine.isKept || run.current === mine)) {
        show(await client.ask('learn', {checks}));
      }
    }

    function take(check: DomainCheck) {
      answers.push(check);
      // A domain with broken DNS is a result, not a sign that the resolver is out of reach.
      const isUnreached = check.problems.some(({code}) => code === 'dns-unknown');
      failures = isUnreached ? failures + 1 : 0;
      if (failures >= PATIENCE) {
        failures = 0;
        mine.hold.pause();
        setAsking({phase: 'paused', why: check.problems[0]?.message ?? ''});
      }
    }

    setAsking({phase: 'asking'});
    const timer = setInterval(() => {
      void flush().catch(() => undefined);
    }, FLUSH);
    try {
      const {askForList} = await loadPart(() => import('./dnsTasks'));
      await askForList(client, servers, {signal, hold: mine.hold, onCheck: take});
      await flush();
      setAsking({phase: 'done'});
    } catch (error) {
      if (signal.aborted) {
        await flush().catch(() => undefined);
      } else {
        setAsking({phase: 'failed', why: problemOf(error).message});
      }
    } finally {
      clearInterval(timer);
    }
  }

  return {
    list,
    summary: list.info && summary,
    version,
    chosen,
    choose: (classes) => {
      setChosen(new Set(classes));
      setVersion((before) => before + 1);
    },
    asking,
    ask: (servers) => {
      void askAll(servers, list.client());
    },
    pause: () => {
      run.current?.hold.pause();
      setAsking({phase: 'paused'});
    },
    resume: () => {
      run.current?.hold.resume();
      setAsking({phase: 'asking'});
    },
    cancel: () => {
      stop('cancelled');
    },
  };
}
