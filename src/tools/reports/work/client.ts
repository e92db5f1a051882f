import type {ReportFile} from '../read/files';
import type {Reading, Reply, Request} from './protocol';

/** The part of a `Worker` that is needed, so that tests can play it. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror'
>;

/** Files that are read, or were read, by a worker of their own. */
export interface ReportJob {
  /** @throws {Error} with a sentence for visitors where the worker broke */
  reading: Promise<Reading>;
  /** Every record as a CSV file. */
  csv: () => Promise<Blob>;
  /** Ends the worker and forgets the reports. */
  end: () => void;
}

type Answer = Exclude<Reply, {type: 'progress'}>;

/** @param start makes the worker */
export function startJob(
  start: () => WorkerLike,
  {
    files,
    today,
    onProgress,
  }: {
    files: readonly ReportFile[];
    /** YYYY-MM-DD. */
    today: string;
    /** @param share 0 to 1 */
    onProgress: (share: number) => void;
  },
): ReportJob {
  const worker = start();
  let settle: ((answer: Answer) => void) | undefined;

  worker.onmessage = ({data}: MessageEvent<Reply>) => {
    if (data.type === 'progress') {
      onProgress(data.share);
    } else {
      settle?.(data);
    }
  };
  worker.onerror = (event) => {
    settle?.({
      type: 'failed',
      message:
        (typeof event === 'string' ? event : event.message) ||
        'a part of this page could not be loaded',
    });
  };

  async function ask<Type extends Request['type']>(
    request: Extract<Request, {type: Type}>,
  ): Promise<Extract<Answer, {type: Type}>> {
    const answer = await new Promise<Answer>((resolve) => {
      settle = resolve;
      worker.postMessage(request);
    });
    if (answer.type === 'failed') {
      throw new Error(
        `The reports could not be processed (${answer.message}). Choose the files again. If there are very many, close other tabs, or open them in two rounds.`,
      );
    }
    return answer as Extract<Answer, {type: Type}>;
  }

  return {
    reading: ask<'read'>({type: 'read', files, today}).then(({reading}) => reading),
    csv: () => ask<'csv'>({type: 'csv'}).then(({csv}) => csv),
    end() {
      worker.terminate();
    },
  };
}
