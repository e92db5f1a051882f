import {createListClient, TaskFailed, type WorkerLike} from '../work/client';
import {createAnswer} from '../work/answer';
import type {Reply, Request} from '../work/protocol';
import {defaultRules} from '..';

/** A worker in the same thread: messages are copied, as between threads. */
function playedWorker() {
  const state = {ended: false};
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (message: Request) => {
      void answer(structuredClone(message));
    },
    terminate: () => {
      state.ended = true;
    },
  };
  const answer = createAnswer((reply: Reply) => {
    setTimeout(() => {
      if (!state.ended) {
        worker.onmessage?.call(
          worker as Worker,
          {
            data:
              reply.type === 'done' && reply.answer instanceof Blob
                ? reply
                : structuredClone(reply),
          } as MessageEvent<Reply>,
        );
      }
    });
  });
  return {worker, state};
}

const LIST =
  'email;name\r\nann@gmail.com;Ann\r\n Bob@GMAIL.com ;=1+1\r\nbob@gmail.com;Bob\r\nx@@y;X\r\ninfo@gone.net;I\r\n';

function client() {
  return createListClient(() => playedWorker().worker);
}

test('opens a file, sorts it, learns, and shows and saves a class', async () => {
  const {ask} = client();
  const info = await ask('open', {source: {file: new Blob([LIST])}, choice: {}});
  expect(info).toMatchObject({
    encoding: 'utf-8',
    delimiter: ';',
    lineEnd: '\r\n',
    hasHeader: true,
    columns: ['email', 'name'],
    column: 0,
    rows: 5,
  });
  expect(info.notes.map(({code}) => code)).toEqual(['formula-cell']);
  expect((await ask('sort', {})).counts).toMatchObject({
    unasked: 2,
    duplicate: 1,
    broken: 1,
    role: 1,
  });
  const domains = await ask('domains', {from: 0, count: 10, again: false});
  expect(domains.map(({domain}) => domain)).toEqual(['gmail.com', 'gone.net']);
  const checks = domains.map(({domain}) => ({
    domain,
    acceptance: domain === 'gone.net' ? ('refuses' as const) : ('accepts' as const),
    exchanges: [],
    problems: [],
  }));
  const {counts} = await ask('learn', {checks});
  expect(counts).toMatchObject({likely: 2, dead: 1});
  const selection = {of: 'sorted', classes: ['likely', 'duplicate']} as const;
  expect(await ask('select', {selection, query: 'bob'})).toEqual({count: 2});
  expect(await ask('rows', {from: 1, count: 5})).toEqual([
    {
      number: 4,
      address: 'bob@gmail.com',
      class: 'duplicate',
      reason: 'The same address is in row 3.',
      others: ['Bob'],
    },
  ]);
  const saved = await ask('save', {selection, guarded: true});
  const text = await saved.text();
  expect(text.split('\r\n').map((line) => line.split(';').slice(0, 3))).toEqual([
    ['email', 'name', 'check_result'],
    ['ann@gmail.com', 'Ann', 'Likely good'],
    [' Bob@GMAIL.com ', "'=1+1", 'Likely good'],
    ['bob@gmail.com', 'Bob', 'Duplicate'],
    [''],
  ]);
});

test('cleans, shows what changed and what went, and saves both', async () => {
  const {ask} = client();
  await ask('open', {source: {text: LIST}, choice: {}});
  const stats = await ask('clean', {rules: {...defaultRules, duplicates: 'last'}});
  expect(stats).toMatchObject({rows: 5, kept: 3, removed: 2, changed: 0});
  expect(
    await ask('select', {selection: {of: 'removed', rule: 'duplicates'}, query: ''}),
  ).toEqual({count: 1});
  expect(await ask('rows', {from: 0, count: 5})).toMatchObject([
    {number: 3, reason: 'The same address is in row 4.'},
  ]);
  await ask('clean', {rules: {trim: true, domainCase: true}});
  await ask('select', {selection: {of: 'kept'}, query: ''});
  expect((await ask('rows', {from: 1, count: 1}))[0]).toMatchObject({
    address: 'Bob@gmail.com',
    was: ' Bob@GMAIL.com ',
    rules: ['trim', 'domainCase'],
  });
  const kept = await (
    await ask('save', {selection: {of: 'kept'}, guarded: false})
  ).text();
  expect(kept).toBe(LIST.replace(' Bob@GMAIL.com ', 'Bob@gmail.com'));
  await ask('clean', {rules: {syntax: true}});
  const removed = await (
    await ask('save', {selection: {of: 'removed'}, guarded: true})
  ).text();
  expect(removed).toMatch(
    /^email;name;removed_by;removed_reason\r\nx@@y;X;Broken;.+\r\n$/,
  );
});

test('shows and saves what is held back, with the suggestion and the reason', async () => {
  const {ask} = client();
  const text = 'email;name\r\nbob@gmial.com;=1+1\r\nann@gmail.com;Ann\r\n';
  await ask('open', {source: {text}, choice: {}});
  expect(await ask('clean', {rules: defaultRules})).toMatchObject({
    kept: 1,
    held: 1,
    removed: 0,
  });
  const selection = {of: 'held'} as const;
  expect(await ask('select', {selection, query: ''})).toEqual({count: 1});
  expect(await ask('rows', {from: 0, count: 5})).toEqual([
    {
      number: 2,
      address: 'bob@gmial.com',
      suggestion: 'bob@gmail.com',
      reason:
        '“gmial.com” looks like a typo of gmail.com (Gmail). It is also on a list of disposable domains.',
      others: ['=1+1'],
    },
  ]);
  const held = await (await ask('save', {selection, guarded: true})).text();
  expect(held.split('\r\n')).toEqual([
    'email;name;held_suggestion;held_reason',
    "bob@gmial.com;'=1+1;bob@gmail.com;“gmial.com” looks like a typo of gmail.com (Gmail). It is also on a list of disposable domains.",
    '',
  ]);
  const typoChoices = new Map([['bob@gmial.com', 'remove']] as const);
  await ask('clean', {rules: {...defaultRules, typoChoices}});
  const removed = await (
    await ask('save', {selection: {of: 'removed'}, guarded: true})
  ).text();
  expect(removed.split('\r\n')[1]).toMatch(
    /^bob@gmial\.com;'=1\+1;Typo;“gmial\.com” looks/,
  );
});

test('a list of bare lines is saved as one; with reasons, as a table', async () => {
  const {ask} = client();
  await ask('open', {source: {text: 'ann@gmail.com\nx@@y\n'}, choice: {}});
  await ask('clean', {rules: {syntax: true}});
  expect(await (await ask('save', {selection: {of: 'kept'}, guarded: true})).text()).toBe(
    'ann@gmail.com\n',
  );
  const removed = await (
    await ask('save', {selection: {of: 'removed'}, guarded: true})
  ).text();
  expect(removed).toMatch(/^email,removed_by,removed_reason\nx@@y,/);
});

test('UTF-16 is saved as UTF-8 with a mark, for spreadsheets', async () => {
  const {ask} = client();
  const wide = Uint16Array.from('\ufeffemail\nzoe@gmail.com\n', (unit) =>
    unit.charCodeAt(0),
  );
  const info = await ask('open', {source: {file: new Blob([wide])}, choice: {}});
  expect(info.encoding).toBe('utf-16le');
  await ask('clean', {rules: {}});
  const saved = await ask('save', {selection: {of: 'kept'}, guarded: true});
  expect([...new Uint8Array(await saved.arrayBuffer())].slice(0, 5)).toEqual([
    0xef, 0xbb, 0xbf, 0x65, 0x6d,
  ]);
});

test.each([
  ['people.xlsx', true],
  ['people.XLS', true],
  ['people.csv', false],
])('a text file that is called %s: told is %s', async (name, isTold) => {
  const file = new Blob(['email\nann@gmail.com\n']);
  const {notes, rows} = await client().ask('open', {source: {file, name}, choice: {}});
  expect(rows).toBe(1);
  expect(notes.map(({code}) => code).includes('text-named-workbook')).toBe(isTold);
});

test('reads an open list in another way, without the file', async () => {
  const {ask} = client();
  const first = await ask('open', {
    source: {text: 'a@gmail.com,b@gmail.com\nc@gmail.com,d@gmail.com\n'},
    choice: {},
  });
  expect(first).toMatchObject({layout: ',', column: 0, rows: 2, hasHeader: false});
  expect(await ask('open', {choice: {column: 1, header: true}})).toMatchObject({
    column: 1,
    rows: 1,
  });
  expect(await ask('open', {choice: {layout: 'text'}})).toMatchObject({
    layout: 'text',
    rows: 4,
  });
});

test.each([
  ['', 'no-rows'],
  ['email\n', 'only-header'],
  ['name\nAnn\nBob', 'no-addresses'],
  ['email,a\nann@gmail.com,"12 inch\n', 'stray-quote'],
])('%j: %s', async (text, code) => {
  const {notes} = await client().ask('open', {source: {text}, choice: {}});
  expect(notes.map((note) => note.code)).toContain(code);
});

test('what cannot be read is a reason, and the next file works', async () => {
  const {ask} = client();
  const picture = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]);
  const failure = await ask('open', {source: {file: picture}, choice: {}}).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(TaskFailed);
  expect((failure as TaskFailed).problem.code).toBe('not-a-list');
  expect(await ask('open', {source: {text: LIST}, choice: {}})).toMatchObject({rows: 5});
});

/** Plays that a part of the page does not load, and then does. */
async function withoutPart(part: string, task: () => Promise<unknown>): Promise<unknown> {
  jest.doMock(part, () => {
    throw new Error('Loading chunk 1 failed.');
  });
  const failure = await task().catch((error: unknown) => error);
  jest.dontMock(part);
  return failure;
}

test('code that does not load is a reason, and the next try works', async () => {
  const {ask} = client();
  const open = () => ask('open', {source: {file: new Blob([LIST])}, choice: {}});
  expect(await withoutPart('../read/file', open)).toMatchObject({
    problem: {code: 'reading-not-loaded'},
  });
  expect(await open()).toMatchObject({rows: 5});
  await ask('clean', {rules: {}});
  const save = () => ask('save', {selection: {of: 'kept'}, guarded: false});
  expect(await withoutPart('../work/save', save)).toMatchObject({
    problem: {code: 'saving-not-loaded'},
  });
  expect(await (await save()).text()).toBe(LIST);
});

test('progress is told, and a cancelled task ends at its next step', async () => {
  const {ask} = client();
  const long = Array.from({length: 12_000}, (_, row) => `user${row}@gmail.com`).join(
    '\n',
  );
  const controller = new AbortController();
  const steps: number[] = [];
  await ask('open', {source: {text: long}, choice: {}});
  const sorting = ask(
    'sort',
    {},
    {
      signal: controller.signal,
      onProgress: (done) => {
        steps.push(done);
        controller.abort(new Error('enough'));
      },
    },
  );
  await expect(sorting).rejects.toThrow('enough');
  expect(steps).toHaveLength(1);
  expect(await ask('clean', {rules: {}})).toMatchObject({rows: 12_000});
});

test('a worker that breaks says so, and the next list gets a new one', async () => {
  const workers: WorkerLike[] = [];
  const {ask, end} = createListClient(() => {
    const worker = workers.length === 0 ? silent() : playedWorker().worker;
    workers.push(worker);
    return worker;
  });
  const opening = ask('open', {source: {text: LIST}, choice: {}});
  workers[0]?.onerror?.call(
    workers[0] as Worker,
    {message: 'out of memory'} as ErrorEvent,
  );
  await expect(opening).rejects.toThrow(/out of memory/);
  expect(await ask('open', {source: {text: LIST}, choice: {}})).toMatchObject({rows: 5});
  end();
  expect(workers).toHaveLength(2);
});

function silent(): WorkerLike {
  return {
    onmessage: null,
    onerror: null,
    postMessage: () => undefined,
    terminate: () => undefined,
  };
}

describe('the page’s side', () => {
  function listening() {
    const worker = silent();
    const posted: {type: string; id: number}[] = [];
    worker.postMessage = (message: {type: string; id: number}) => {
      posted.push(message);
    };
    const start = jest.fn(() => worker);
    const say = (data: Reply) => {
      worker.onmessage?.call(worker as Worker, {data} as MessageEvent<Reply>);
    };
    return {...createListClient(start), worker, posted, start, say};
  }
  const reason = new Error('The visitor has left.');

  test('starts one worker, with the first task, and answers each task by its number', async () => {
    const {ask, posted, start, say} = listening();
    expect(start).not.toHaveBeenCalled();
    const [first, second] = [ask('sort', {}), ask('clean', {rules: {}})];
    expect(start).toHaveBeenCalledTimes(1);
    expect(posted).toEqual([
      {type: 'sort', id: 1},
      {type: 'clean', id: 2, rules: {}},
    ]);
    say({type: 'done', id: 2, answer: 'cleaned'});
    say({type: 'done', id: 1, answer: 'sorted'});
    say({type: 'done', id: 7, answer: 'of nobody'});
    expect([await first, await second]).toEqual(['sorted', 'cleaned']);
  });

  test('tells nobody of a task that was given up before it began', async () => {
    const {ask, start} = listening();
    await expect(ask('sort', {}, {signal: AbortSignal.abort(reason)})).rejects.toBe(
      reason,
    );
    expect(start).not.toHaveBeenCalled();
  });

  test('tells the worker once of a task that was given up, and not of one that is done', async () => {
    const {ask, posted, say} = listening();
    const controller = new AbortController();
    const {signal} = controller;
    const done = ask('sort', {}, {signal});
    say({type: 'done', id: 1, answer: 'sorted'});
    const givenUp = ask('clean', {rules: {}}, {signal});
    controller.abort(reason);
    await expect(givenUp).rejects.toBe(reason);
    expect(await done).toBe('sorted');
    expect(posted.slice(2)).toEqual([{type: 'cancel', id: 2}]);
  });

  test.each([
    ['out of reach', /: out of reach /],
    [{message: 'out of memory'}, /: out of memory /],
    [{message: ''}, /part of this page could not be loaded/],
  ])('says why a worker broke: %j', async (event, message) => {
    const {ask, worker} = listening();
    const task = ask('sort', {});
    worker.onerror?.call(worker as Worker, event as ErrorEvent);
    await expect(task).rejects.toMatchObject({
      problem: {code: 'worker-failed', severity: 'error'},
      message: expect.stringMatching(message) as string,
    });
  });

  test('ignores what is said about tasks that nothing waits for', async () => {
    const {ask, say, end} = listening();
    end();
    const task = ask('sort', {});
    const problem = {code: 'x', severity: 'error', message: 'No.'} as const;
    for (const id of [1, 7]) {
      say({type: 'progress', id, done: 1, total: 2});
    }
    say({type: 'failed', id: 7, problem});
    say({type: 'failed', id: 1, problem});
    await expect(task).rejects.toMatchObject({message: 'No.', problem});
  });

  test('ends the worker, and starts another one for the next task', () => {
    const {ask, end, worker, start} = listening();
    worker.terminate = jest.fn();
    void ask('sort', {});
    end();
    expect(worker.terminate).toHaveBeenCalledTimes(1);
    void ask('sort', {});
    expect(start).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['sort', {}, /No list is open/],
  ['clean', {rules: {}}, /No list is open/],
  ['open', {choice: {}}, /No list is open/],
  ['learn', {checks: []}, /The list is not sorted/],
] as const)(
  'without an open list, %s fails with the reason',
  async (type, request, message) => {
    const failure = await client()
      .ask(type, request)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'TaskFailed',
      message: expect.stringMatching(message) as string,
      problem: {code: 'worker-failed', severity: 'error'},
    });
  },
);

describe('the worker’s side', () => {
  const ROWS = Array.from({length: 12_000}, (_, row) => `u${row}@gmail.com`).join('\n');

  async function started() {
    const replies: Reply[] = [];
    const answer = createAnswer((reply) => replies.push(reply));
    await answer({type: 'open', id: 1, source: {text: ROWS}, choice: {}});
    replies.length = 0;
    return {answer, replies};
  }

  test('leaves a cancelled task at its next step, and says no more about it', async () => {
    const {answer, replies} = await started();
    const sorting = answer({type: 'sort', id: 2});
    await answer({type: 'cancel', id: 2});
    await sorting;
    expect(replies.filter(({type}) => type !== 'progress')).toEqual([]);
    expect(replies.length).toBeLessThanOrEqual(1);
  });

  test('does not begin a task that is cancelled while it waits', async () => {
    const {answer, replies} = await started();
    const tasks = [answer({type: 'sort', id: 2}), answer({type: 'sort', id: 3})];
    await answer({type: 'cancel', id: 3});
    await Promise.all(tasks);
    expect(new Set(replies.map(({id}) => id))).toEqual(new Set([2]));
    expect(replies.at(-1)).toMatchObject({type: 'done', id: 2});
  });

  test('receives messages between two steps', async () => {
    const {answer, replies} = await started();
    const sorting = answer({type: 'sort', id: 2});
    setTimeout(() => void answer({type: 'cancel', id: 2}));
    await sorting;
    expect(replies.at(-1)).toMatchObject({type: 'progress', id: 2});
  });
});
