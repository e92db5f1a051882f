/* Reads reports, off the main thread. */
import {createAnswer} from './answer';
import type {Reply, Request} from './protocol';

/** The part of a worker's global scope that is used here; TypeScript's is the page's. */
interface WorkerScope {
  postMessage: (message: Reply) => void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

const answer = createAnswer((message) => {
  scope.postMessage(message);
});

scope.onmessage = ({data}) => {
  void answer(data);
};
