import {createAnswer} from '../work/answer';
import {startJob, type WorkerLike} from '../work/client';
import type {Reply, Request} from '../work/protocol';
import {exampleFiles} from '..';
import {file} from './packing';

const TODAY = '2026-11-23';

/** A worker without a thread. */
function played(answers = createAnswer): {worker: WorkerLike; ended: () => boolean} {
  let isEnded = false;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage(request: Request) {
      const answer = answers((data: Reply) => {
        worker.onmessage?.call(worker as Worker, {data} as MessageEvent<Reply>);
      });
      void answer(request);
    },
    terminate() {
      isEnded = true;
    },
  };
  return {worker, ended: () => isEnded};
}

/** One conversation for all requests, as a worker has it. */
function lasting(): typeof createAnswer {
  let answer: ReturnType<typeof createAnswer> | undefined;
  return (reply) => (answer ??= createAnswer(reply));
}

test('reads files and hands out their records', async () => {
  const shares: number[] = [];
  const {worker, ended} = played(lasting());
  const job = startJob(() => worker, {
    files: [...exampleFiles(), file('x.txt', 'unused')],
    today: TODAY,
    onProgress: (share) => shares.push(share),
  });
  const reading = await job.reading;
  expect(reading).toMatchObject({
    files: 15,
    reports: 14,
    moreDomains: 0,
    moreProblems: 0,
  });
  expect(reading.domains[0]?.plan.steps[0]?.on).toBe('2026-12-28');
  expect(reading.problems).toMatchObject([{file: 'x.txt', code: 'not-xml'}]);
  expect(shares.at(-1)).toBeCloseTo(1, 1);
  const csv = await (await job.csv()).arrayBuffer();
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(csv);
  expect(text.startsWith('\ufefffile,')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 14 * 6);
  job.end();
  expect(ended()).toBe(true);
});

test('says why where the worker breaks', async () => {
  const {worker} = played(() => () => {
    worker.onerror?.call(worker as Worker, {message: 'out of memory'} as ErrorEvent);
    return Promise.resolve();
  });
  const job = startJob(() => worker, {
    files: [],
    today: TODAY,
    onProgress: () => undefined,
  });
  await expect(job.reading).rejects.toThrow(
    'The reports could not be processed (out of memory). Choose the files again.',
  );
});
