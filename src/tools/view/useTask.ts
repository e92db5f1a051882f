import {useEffect, useRef, useState} from 'react';
import {DnsError} from '../dns';

/** Work that takes a while, from the press of a button to its result. */
export type Task<Answer> =
  | {phase: 'idle' | 'cancelled' | 'stopped'}
  | {phase: 'asking'}
  | {
      phase: 'failed';
      why: string;
      /** No resolver could be reached or understood, which may be the network's doing. */
      byNetwork: boolean;
    }
  | {phase: 'done'; answer: Answer};

export interface TaskRunner<Answer> {
  task: Task<Answer>;
  /**
   * Starts, and cancels what was under way.
   *
   * @param onFailure called when it fails and was not canceled: an old result must not be
   *   taken for that of the new question
   */
  run: (
    work: (signal: AbortSignal) => Promise<Answer>,
    onFailure?: () => void,
  ) => Promise<void>;
  end: (phase: 'idle' | 'cancelled') => void;
  /** Ends what is under way, for the next question cannot be asked. */
  refuse: () => void;
}

/** One piece of work at a time, which can be cancelled and ends with the page. */
export function useTask<Answer>(): TaskRunner<Answer> {
  const [task, setTask] = useState<Task<Answer>>({phase: 'idle'});
  const controller = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  async function run(
    work: (signal: AbortSignal) => Promise<Answer>,
    onFailure?: () => void,
  ) {
    controller.current?.abort();
    const mine = new AbortController();
    controller.current = mine;
    setTask({phase: 'asking'});
    let next: Task<Answer>;
    try {
      next = {phase: 'done', answer: await work(mine.signal)};
    } catch (error) {
      const byNetwork = error instanceof DnsError;
      const isOffline = byNetwork && !navigator.onLine;
      next = {
        phase: 'failed',
        why: isOffline
          ? 'Your browser is offline, so connect to the Internet, then try again.'
          : error instanceof Error
            ? error.message
            : String(error),
        byNetwork: byNetwork && !isOffline,
      };
    }
    if (!mine.signal.aborted) {
      setTask(next);
      if (next.phase === 'failed') {
        onFailure?.();
      }
    }
  }

  function end(phase: 'idle' | 'cancelled') {
    controller.current?.abort();
    setTask({phase});
  }

  function refuse() {
    controller.current?.abort();
    setTask(({phase}) => ({phase: phase === 'asking' ? 'stopped' : 'idle'}));
  }

  return {task, run, end, refuse};
}
