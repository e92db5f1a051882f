import {once} from '../once';
import {SearchUnavailable, type SearchEngine, type SearchResult} from '../types';
import type {IndexFiles} from '../siteData';
import type {Reply, Request} from './protocol';

interface Waiting {
  resolve: (results: SearchResult[]) => void;
  reject: (error: unknown) => void;
}

/** The part of a `Worker` that is needed, so that tests can play it. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror'
>;

/**
 * The engine that comes with the site: asks a worker, which has the index. A worker that
 * breaks is replaced with the next question.
 *
 * @param findFiles tells the public paths of the index files, while the worker starts
 * @param start makes the worker
 */
export function createEmbeddedEngine(
  findFiles: () => Promise<IndexFiles>,
  start: () => WorkerLike,
): Required<SearchEngine> {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let worker: WorkerLike | undefined;
  let lastId = 0;

  function receive({data}: MessageEvent<Reply>) {
    if (data.type === 'grown') {
      listeners.forEach((listener) => {
        listener();
      });
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'found') {
      asked?.resolve(data.results);
    } else {
      asked?.reject(new SearchUnavailable(data.message));
    }
  }

  let running = once(run);

  function breakDown(message: string) {
    worker?.terminate();
    worker = undefined;
    running = once(run);
    waiting.forEach(({reject}) => {
      reject(new SearchUnavailable(message));
    });
    waiting.clear();
  }

  /** Starts the worker, and lets it load the index as soon as its files are known. */
  async function run(): Promise<WorkerLike> {
    worker ??= start();
    const started = worker;
    started.onmessage = receive;
    started.onerror = (event) => {
      breakDown(
        typeof event === 'string' ? event : event.message || 'The worker stopped.',
      );
    };
    const files = await findFiles();
    started.postMessage({type: 'load', files} satisfies Request);
    return started;
  }

  function ask(query: string, signal: AbortSignal): Promise<SearchResult[]> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      signal.addEventListener(
        'abort',
        () => {
          if (waiting.delete(id)) {
            worker?.postMessage({type: 'cancel', id} satisfies Request);
          }
          reject(signal.reason as Error);
        },
        {once: true},
      );
      waiting.set(id, {resolve, reject});
      running().then(
        (started) => {
          // The visitor may have typed on, and the worker may have stopped.
          if (waiting.has(id)) {
            started.postMessage({type: 'search', id, query} satisfies Request);
          }
        },
        (error: unknown) => {
          waiting.delete(id);
          reject(new SearchUnavailable('The index cannot be found.', {cause: error}));
        },
      );
    });
  }

  return {
    async search(query, signal) {
      signal.throwIfAborted();
      if (query.trim() === '') {
        // Nothing to find, but the index can come while the visitor begins to type.
        await running();
        return [];
      }
      return ask(query, signal);
    },
    onGrow(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
