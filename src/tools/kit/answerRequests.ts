/** The part of a worker's global scope that is used here; TypeScript's is the page's. */
interface WorkerScope {
  postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent<never>) => void) | null;
}

/**
 * Makes this thread a worker that answers requests.
 *
 * @param createAnswer gets what sends a reply, and gives what a request is handed to
 */
export function answerRequests(
  createAnswer: (reply: (message: unknown) => void) => (request: never) => Promise<void>,
): void {
  const scope = globalThis as unknown as WorkerScope;
  const answer = createAnswer((message) => {
    scope.postMessage(message);
  });
  scope.onmessage = ({data}) => {
    void answer(data);
  };
}
