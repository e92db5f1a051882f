import type {Reply, Request} from './protocol';
import {ListError, ListSession, type Report} from './session';

/** Thrown into a task that nobody waits for any more. */
class Cancelled extends Error {}

/** Lets messages in that came meanwhile. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function run(session: ListSession, request: Request, report: Report): unknown {
  switch (request.type) {
    case 'open':
      return session.open(request, report);
    case 'sort':
      return session.sort(report);
    case 'clean':
      return session.clean(request.rules, report);
    case 'select':
      return session.select(request, report);
    case 'rows':
      return session.rows(request);
    case 'domains':
      return session.domains(request);
    case 'learn':
      return session.learn(request.checks);
    case 'save':
      return session.save(request, report);
    case 'cancel':
      return undefined;
  }
}

/**
 * The worker's side of the conversation: tasks are done one after another, and a
 * cancelled one is left at its next step.
 *
 * @param reply says something to the page
 */
export function createAnswer(
  reply: (message: Reply) => void,
): (request: Request) => Promise<void> {
  const session = new ListSession();
  const cancelled = new Set<number>();
  let queue = Promise.resolve();

  async function answer(request: Exclude<Request, {type: 'cancel'}>): Promise<void> {
    const {id} = request;
    const report: Report = async (done, total) => {
      reply({type: 'progress', id, done, total});
      await breathe();
      if (cancelled.has(id)) {
        throw new Cancelled();
      }
    };
    try {
      if (!cancelled.has(id)) {
        reply({type: 'done', id, answer: await run(session, request, report)});
      }
    } catch (error) {
      if (!(error instanceof Cancelled)) {
        reply({type: 'failed', id, problem: problemOf(error)});
      }
    }
    cancelled.delete(id);
  }

  return (request) => {
    if (request.type === 'cancel') {
      cancelled.add(request.id);
      return queue;
    }
    queue = queue.then(() => answer(request));
    return queue;
  };
}

function problemOf(error: unknown) {
  return error instanceof ListError
    ? error.problem
    : {
        code: 'worker-failed',
        severity: 'error' as const,
        message: `The list could not be processed: ${error instanceof Error ? error.message : String(error)}`,
        cure: 'Choose the file again. If it is very large, close other tabs, or split it.',
      };
}
