import {startTransition, useEffect, useRef, useState} from 'react';
import type {Problem} from '../../kit';
import type {Encoding, TableChoice} from '..';
import {createListClient, TaskFailed, type ListClient} from '../work/client';
import type {ListInfo, Source} from '../work/protocol';
import {startWorker} from '../work/startWorker';

/** How a list is read, where a visitor knows better. */
export interface ReadChoice extends TableChoice {
  encoding?: Encoding;
}

export interface Progress {
  /** What is being done: 'Reading', 'Sorting'. */
  what: string;
  /** 0 to 1. */
  share: number;
}

export type ListState =
  | {phase: 'none'}
  | {
      phase: 'working';
      progress: Progress;
      /** The list that is being read in another way: it stays in view. */
      info?: ListInfo | undefined;
    }
  | {phase: 'failed'; problem: Problem}
  | {phase: 'open'; info: ListInfo};

export interface OpenList {
  state: ListState;
  /** The list whose result is shown. */
  info: ListInfo | undefined;
  /** Grows when a list that was given is open, and not when it is read in another way. */
  arrivals: number;
  /** Name of the file, without its ending; 'list' for pasted text. */
  name: string;
  choice: ReadChoice;
  client: () => ListClient;
  /** Reads a file or a text; what was open is forgotten. */
  open: (source: Source, name: string) => void;
  /** Reads what is open in another way. */
  reopen: (choice: ReadChoice) => void;
  /** Stops reading; what was open before is there again. */
  cancel: () => void;
  /** The last reading was canceled. */
  cancelled: boolean;
  /** Forgets the list, and ends all work on it. */
  forget: () => void;
}

/** A list that is being read, beside the one that is open. */
interface Reading {
  controller: AbortController;
  client: ListClient;
  /** What is there again when it is canceled. */
  before: {state: ListState; name: string; choice: ReadChoice};
}

/** A reason to show, for whatever went wrong. */
export function problemOf(error: unknown): Problem {
  return error instanceof TaskFailed
    ? error.problem
    : {
        code: 'worker-failed',
        severity: 'error',
        message: error instanceof Error ? error.message : String(error),
      };
}

/**
 * The list a page works on. It lives in a worker for as long as the page is open, and
 * nowhere else.
 *
 * @param prepare what is done with a list once it is read: sorting, or cleaning. It rejects
 *   once the signal aborts, and resolves to what shows its result.
 */
export function useList(
  prepare: (
    client: ListClient,
    options: {signal: AbortSignal; onProgress: (share: number) => void},
  ) => Promise<() => void>,
  what: string,
): OpenList {
  const held = useRef<ListClient>(undefined);
  const source = useRef<Source>(undefined);
  const reading = useRef<Reading>(undefined);
  const [state, setState] = useState<ListState>({phase: 'none'});
  const [name, setName] = useState('list');
  const [choice, setChoice] = useState<ReadChoice>({});
  const [cancelled, setCancelled] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const info =
    state.phase === 'open' || state.phase === 'working' ? state.info : undefined;

  function client(): ListClient {
    held.current ??= createListClient(startWorker);
    return held.current;
  }

  useEffect(
    () => () => {
      abandon();
      held.current?.end();
    },
    [],
  );

  function abandon() {
    reading.current?.controller.abort();
    reading.current?.client.end();
    reading.current = undefined;
  }

  /** Reads in a worker of its own, so that the list that is open stays until it is replaced. */
  async function read(given: Source, how: ReadChoice, title: string, shown?: ListInfo) {
    const before = reading.current?.before ?? {state, name, choice};
    abandon();
    const mine: Reading = {
      controller: new AbortController(),
      client: createListClient(startWorker),
      before,
    };
    reading.current = mine;
    const {signal} = mine.controller;
    const show = (doing: string) => (share: number) => {
      if (!signal.aborted) {
        setState({phase: 'working', progress: {what: doing, share}, info: shown});
      }
    };
    setName(title);
    setChoice(how);
    setCancelled(false);
    show('Reading')(0);
    const {encoding, ...table} = how;
    try {
      const found = await mine.client.ask(
        'open',
        {choice: table, source: given, ...(encoding && {encoding})},
        {
          signal,
          onProgress: (done, total) => {
            show('Reading')(done / total);
          },
        },
      );
      const reveal = await prepare(mine.client, {signal, onProgress: show(what)});
      signal.throwIfAborted();
      held.current?.end();
      held.current = mine.client;
      source.current = given;
      reading.current = undefined;
      reveal();
      // The result is much to draw: in pieces, so that the page stays awake.
      startTransition(() => {
        setState({phase: 'open', info: found});
        setArrivals((before) => before + (shown ? 0 : 1));
      });
    } catch (error) {
      if (!signal.aborted) {
        abandon();
        setState({phase: 'failed', problem: problemOf(error)});
      }
    }
  }

  return {
    state,
    info,
    arrivals,
    name,
    choice,
    cancelled,
    client,
    open(given, title) {
      void read(given, {}, title.replace(/\.[^.]*$/, '') || 'list');
    },
    reopen(next) {
      if (source.current) {
        void read(source.current, next, name, info);
      }
    },
    cancel() {
      const before = reading.current?.before;
      abandon();
      if (before) {
        setState(before.state);
        setName(before.name);
        setChoice(before.choice);
        setCancelled(true);
      }
    },
    forget() {
      abandon();
      held.current?.end();
      held.current = undefined;
      source.current = undefined;
      setState({phase: 'none'});
      setChoice({});
      setCancelled(false);
    },
  };
}
