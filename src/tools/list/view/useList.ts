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
  | {phase: 'working'; progress: Progress}
  | {phase: 'failed'; problem: Problem}
  | {phase: 'open'; info: ListInfo};

export interface OpenList {
  state: ListState;
  /** Name of the file, without its ending; 'list' for pasted text. */
  name: string;
  choice: ReadChoice;
  client: () => ListClient;
  /** Reads a file or a text; what was open is forgotten. */
  open: (source: Source, name: string) => void;
  /** Reads what is open in another way. */
  reopen: (choice: ReadChoice) => void;
  /** Forgets the list, and ends all work on it. */
  forget: () => void;
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
 *   once the signal aborts.
 */
export function useList(
  prepare: (
    client: ListClient,
    options: {signal: AbortSignal; onProgress: (share: number) => void},
  ) => Promise<void>,
  what: string,
): OpenList {
  const held = useRef<ListClient>(undefined);
  const controller = useRef<AbortController>(undefined);
  const [state, setState] = useState<ListState>({phase: 'none'});
  const [name, setName] = useState('list');
  const [choice, setChoice] = useState<ReadChoice>({});

  function client(): ListClient {
    held.current ??= createListClient(startWorker);
    return held.current;
  }

  useEffect(
    () => () => {
      controller.current?.abort();
      held.current?.end();
    },
    [],
  );

  async function read(source: Source | undefined, how: ReadChoice) {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    const {signal} = mine;
    const show = (doing: string) => (share: number) => {
      if (!signal.aborted) {
        setState({phase: 'working', progress: {what: doing, share}});
      }
    };
    show('Reading')(0);
    const {encoding, ...table} = how;
    try {
      const info = await client().ask(
        'open',
        {choice: table, ...(source && {source}), ...(encoding && {encoding})},
        {
          signal,
          onProgress: (done, total) => {
            show('Reading')(done / total);
          },
        },
      );
      await prepare(client(), {signal, onProgress: show(what)});
      signal.throwIfAborted();
      // The result is much to draw: in pieces, so that the page stays awake.
      startTransition(() => {
        setState({phase: 'open', info});
      });
    } catch (error) {
      if (!signal.aborted) {
        setState({phase: 'failed', problem: problemOf(error)});
      }
    }
  }

  return {
    state,
    name,
    choice,
    client,
    open(source, given) {
      setName(given.replace(/\.[^.]*$/, '') || 'list');
      setChoice({});
      void read(source, {});
    },
    reopen(next) {
      setChoice(next);
      void read(undefined, next);
    },
    forget() {
      controller.current?.abort();
      held.current?.end();
      held.current = undefined;
      setState({phase: 'none'});
      setChoice({});
    },
  };
}
