/** The part of a worker's global scope that is used here; TypeScript's is the page's. */
interface WorkerScope<Request, Reply> {
  postMessage: (message: Reply) => void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
}

/**
 * Makes this thread a worker that answers requests.
 *
 * @param createAnswer gets what sends a reply, and gives what a request is handed to
 */
export function answerRequests<Request, Reply>(
  createAnswer: (reply: (message: Reply) => void) => (request: Request) => Promise<void>,
): void {
  const scope = globalThis as unknown as WorkerScope<Request, Reply>;
  const answer = createAnswer((message) => {
    scope.postMessage(message);
  });
  scope.onmessage = ({data}) => {
    void answer(data);
  };
}
