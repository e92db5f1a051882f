import type {Problem} from '../../kit';
import type {Reply, Request, TaskName, Tasks} from './protocol';

/** The part of a `Worker` that is needed, so that tests can play it. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror'
>;

/** A task failed, for this reason. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';

  constructor(readonly problem: Problem) {
    super([problem.message, problem.cure].filter(Boolean).join(' '));
  }
}

export interface AskOptions {
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** The page's side of the conversation with the worker. */
export interface ListClient {
  /**
   * @throws {TaskFailed} where the list cannot be read, or the worker broke
   * @throws the signal's reason once it aborts
   */
  ask: <Name extends TaskName>(
    type: Name,
    request: Tasks[Name]['ask'],
    options?: AskOptions,
  ) => Promise<Tasks[Name]['answer']>;
  /** Ends the worker and forgets the list. */
  end: () => void;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  onProgress?: AskOptions['onProgress'];
}

/**
 * Talks to a worker that has the list. A worker that breaks takes its list with it: what
 * waits is told so, and the next list gets a new worker.
 *
 * @param start makes the worker
 */
export function createListClient(start: () => WorkerLike): ListClient {
  const waiting = new Map<number, Waiting>();
  let worker: WorkerLike | undefined;
  let lastId = 0;

  function receive({data}: MessageEvent<Reply>) {
    const task = waiting.get(data.id);
    if (data.type === 'progress') {
      task?.onProgress?.(data.done, data.total);
      return;
    }
    waiting.delete(data.id);
    if (data.type === 'done') {
      task?.resolve(data.answer);
    } else {
      task?.reject(new TaskFailed(data.problem));
    }
  }

  function end() {
    worker?.terminate();
    worker = undefined;
    waiting.clear();
  }

  function breakDown(why: string) {
    const tasks = [...waiting.values()];
    end();
    const problem: Problem = {
      code: 'worker-failed',
      severity: 'error',
      message: `The list could not be processed: ${why}`,
      cure: 'Choose the file again. If it is very large, close other tabs, or split it.',
    };
    tasks.forEach(({reject}) => {
      reject(new TaskFailed(problem));
    });
  }

  function running(): WorkerLike {
    if (!worker) {
      worker = start();
      worker.onmessage = receive;
      worker.onerror = (event) => {
        breakDown(
          typeof event === 'string'
            ? event
            : event.message || 'a part of this page could not be loaded.',
        );
      };
    }
    return worker;
  }

  return {
    ask: (type, request, {signal, onProgress} = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        lastId += 1;
        const id = lastId;
        signal?.addEventListener(
          'abort',
          () => {
            if (waiting.delete(id)) {
              worker?.postMessage({type: 'cancel', id} satisfies Request);
              reject(signal.reason as Error);
            }
          },
          {once: true},
        );
        waiting.set(id, {
          resolve: resolve as (answer: unknown) => void,
          reject,
          onProgress,
        });
        running().postMessage({type, id, ...request});
      }),
    end,
  };
}
