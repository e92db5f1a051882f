import type {DomainCheck} from '../../address';
import {askDomains, createHold} from '..';

const domains = Array.from({length: 20}, (_, index) => `d${index}.org`);

/** A resolver whose answers come when the test says so. */
function heldCheck() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    waiting,
    check: (domain: string): Promise<DomainCheck> => {
      asked.push(domain);
      return new Promise((resolve) => {
        waiting.push(() => {
          resolve({domain, acceptance: 'accepts', exchanges: [], problems: []});
        });
      });
    },
  };
}

/** Lets everything happen that waits for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start(inFlight: number) {
  const questions = heldCheck();
  const controller = new AbortController();
  const hold = createHold();
  const seen: string[] = [];
  const run = askDomains(domains, questions.check, {
    inFlight,
    signal: controller.signal,
    hold,
    onCheck: ({domain}) => seen.push(domain),
  });
  return {...questions, controller, hold, seen, run};
}

async function answer(waiting: (() => void)[], count: number): Promise<void> {
  for (const give of waiting.splice(0, count)) {
    give();
  }
  await settle();
}

test('asks for every domain once, a few at the same time', async () => {
  const {asked, waiting, seen, run} = start(4);
  await settle();
  while (waiting.length > 0) {
    expect(waiting.length).toBeLessThanOrEqual(4);
    await answer(waiting, 1);
  }
  await run;
  expect(asked).toEqual(domains);
  expect(seen).toEqual(domains);
});

test('while it is held, nothing new begins; then it goes on where it was', async () => {
  const {asked, waiting, seen, hold, run} = start(2);
  await settle();
  await answer(waiting, 2);
  expect(asked).toHaveLength(4);
  hold.pause();
  expect(hold.held).toBe(true);
  await answer(waiting, 2);
  expect(asked).toHaveLength(4);
  expect(seen).toHaveLength(4);
  hold.resume();
  await settle();
  expect(asked).toHaveLength(6);
  while (waiting.length > 0) {
    await answer(waiting, 2);
  }
  await run;
  expect(asked).toEqual(domains);
});

test('ends at once when it is cancelled, even while held', async () => {
  const {asked, waiting, hold, controller, run} = start(2);
  await settle();
  hold.pause();
  await answer(waiting, 2);
  controller.abort(new Error('enough'));
  await expect(run).rejects.toThrow('enough');
  expect(asked).toHaveLength(2);
});

test('at least one domain is asked for at a time', async () => {
  const {asked, waiting, seen, run} = start(0);
  await settle();
  expect(waiting).toHaveLength(1);
  while (waiting.length > 0) {
    await answer(waiting, 1);
  }
  await run;
  expect([asked, seen]).toEqual([domains, domains]);
});

test('a run that is aborted while held still reports what it had asked for', async () => {
  const {asked, waiting, seen, hold, controller, run} = start(2);
  await settle();
  hold.pause();
  controller.abort(new Error('enough'));
  expect(hold.held).toBe(false);
  const outcome = run.catch((error: unknown) => error);
  await answer(waiting, 2);
  expect(await outcome).toMatchObject({message: 'enough'});
  expect([asked.length, seen.length]).toEqual([2, 2]);
});

test('it can be held more than once', async () => {
  const {asked, waiting, hold, run} = start(2);
  await settle();
  for (const count of [2, 4, 6]) {
    hold.pause();
    await answer(waiting, 2);
    expect(asked).toHaveLength(count);
    hold.resume();
    expect(hold.held).toBe(false);
    await settle();
  }
  while (waiting.length > 0) {
    await answer(waiting, 2);
  }
  await run;
  expect(asked).toEqual(domains);
});

test('fewer domains than may be asked for at a time are each asked for once', async () => {
  const {asked, waiting, check} = heldCheck();
  const seen: string[] = [];
  const run = askDomains(['one.org', 'two.org'], check, {
    inFlight: 4,
    signal: new AbortController().signal,
    hold: createHold(),
    onCheck: ({domain}) => seen.push(domain),
  });
  await settle();
  await answer(waiting, 4);
  await run;
  expect([asked, seen]).toStrictEqual([
    ['one.org', 'two.org'],
    ['one.org', 'two.org'],
  ]);
});

test('no domains, no questions', async () => {
  const {asked, check} = heldCheck();
  await askDomains([], check, {
    inFlight: 4,
    signal: new AbortController().signal,
    hold: createHold(),
    onCheck: () => undefined,
  });
  expect(asked).toEqual([]);
});
