import fc from 'fast-check';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {createAnswer} from '../embedded/answer';
import {createEmbeddedEngine, type WorkerLike} from '../embedded/embeddedEngine';
import {EmbeddedIndex} from '../embedded/embeddedIndex';
import {excerptOf, marked} from '../embedded/excerpt';
import type {Reply, Request} from '../embedded/protocol';
import {lettersDiffer, typosBetween} from '../embedded/query';
import {packRecords} from '../indexFile';
import {SearchUnavailable, type SearchRecord} from '../types';
import {record} from './record';

/** Until what has been sent is answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const DOCS = [
  record({path: '/docs/later/', title: 'Schedule an email', text: 'Let it leave later.'}),
  record({
    path: '/docs/later/',
    title: 'Schedule an email',
    hash: 'stop',
    trail: ['Stop it'],
    text: 'Cancel with one call.',
  }),
  record({
    path: '/docs/api/email/',
    kind: 'api',
    title: 'Email',
    hash: 'sendEmail.scheduledAt',
    trail: ['Send an email', 'Body', 'scheduledAt'],
    text: 'When it leaves.',
    code: ['scheduledAt'],
  }),
  record({
    path: '/docs/api/errors/',
    kind: 'api',
    title: 'Errors',
    hash: 'domain_not_verified',
    trail: ['Every code', 'domain_not_verified'],
    text: '403 Forbidden. Outlook says 550 5.7.515 then.',
  }),
  record({
    path: '/docs/webhooks/',
    title: 'Receive webhooks',
    text: 'Events come to you.',
  }),
  record({
    path: '/docs/mcp/',
    title: 'MCP server',
    text: 'Let an assistant send. Its key needs domains:read.',
  }),
];
const MORE = [
  record({
    path: '/articles/dkim/',
    kind: 'article',
    title: 'What is DKIM?',
    text: 'A key.',
  }),
  record({
    path: '/tools/spf/',
    kind: 'tool',
    title: 'SPF generator',
    text: 'No webhooks here.',
    keywords: ['webhooks'],
  }),
];

function indexOf(...records: SearchRecord[]) {
  const index = new EmbeddedIndex();
  index.add(records);
  return index;
}

describe('the index', () => {
  const index = indexOf(...DOCS, ...MORE);
  const first = (query: string) => {
    const [result] = index.search(query);
    return result && `${result.path}#${result.hash}`;
  };

  it.each([
    ['the name of a field', 'scheduledAt', '/docs/api/email/#sendEmail.scheduledAt'],
    ['a field without its hump', 'scheduledat', '/docs/api/email/#sendEmail.scheduledAt'],
    ['the parts of a field', 'scheduled at', '/docs/api/email/#sendEmail.scheduledAt'],
    ['an error code', 'domain_not_verified', '/docs/api/errors/#domain_not_verified'],
    ['a scope', 'domains:read', '/docs/mcp/#'],
    ['a word in another form of a synonym', 'unscheduled', '/docs/later/#stop'],
    [
      'an error code in words',
      'domain not verified',
      '/docs/api/errors/#domain_not_verified',
    ],
    ['an SMTP code', '550 5.7.515', '/docs/api/errors/#domain_not_verified'],
    ['a beginning', 'webh', '/docs/webhooks/#'],
    ['a letter too few', 'wbhooks', '/docs/webhooks/#'],
    ['a letter too many', 'webhoooks', '/docs/webhooks/#'],
    ['another letter', 'wedhooks', '/docs/webhooks/#'],
    ['swapped letters', 'webohoks', '/docs/webhooks/#'],
    ['one word as two', 'web hooks', '/docs/webhooks/#'],
    ['the singular', 'webhook', '/docs/webhooks/#'],
    ['a synonym', 'unsend', '/docs/later/#stop'],
    ['an abbreviation in words', 'model context protocol', '/docs/mcp/#'],
    ['a question', 'how can I cancel it?', '/docs/later/#stop'],
    ['what only an article has', 'dkim', '/articles/dkim/#'],
    ['a tool', 'spf generator', '/tools/spf/#'],
  ])('finds %s', (_, query, address) => {
    expect(first(query)).toBe(address);
  });

  it('lists docs first, and results of one page together', () => {
    const paths = index.search('webhooks').map(({path}) => path);
    expect(paths).toEqual(['/docs/webhooks/', '/tools/spf/']);
    const section = (path: string, heading: string) =>
      record({
        path,
        hash: heading.toLowerCase(),
        trail: [heading],
        text: 'Keep the logs.',
      });
    const two = indexOf(
      section('/docs/a/', 'Logs'),
      section('/docs/b/', 'Logs'),
      section('/docs/a/', 'Files'),
    );
    expect(two.search('keep').map(({path, hash}) => path + hash)).toEqual([
      '/docs/a/logs',
      '/docs/a/files',
      '/docs/b/logs',
    ]);
  });

  it.each(['', '   ', '?!', 'zzqqxx', '<img src=x onerror=alert(1)>zz'])(
    'finds nothing for %j',
    (query) => {
      expect(index.search(query)).toEqual([]);
    },
  );

  it('marks what was found', () => {
    const [result] = index.search('webhooks');
    expect(result?.title).toEqual([
      {text: 'Receive ', marked: false},
      {text: 'webhooks', marked: true},
    ]);
  });

  it('takes any question, and never loses a character of a title', () => {
    fc.assert(
      fc.property(fc.string({unit: anyCharacter, maxLength: 400}), (query) => {
        for (const {title} of index.search(query)) {
          expect(DOCS.concat(MORE).map((one) => one.title)).toContain(
            title.map(({text}) => text).join(''),
          );
        }
      }),
    );
  });
});

it('knows one typo from two', () => {
  for (const typo of ['webhok', 'webbhook', 'wephook', 'wehbook', 'webhooks', 'ebhook']) {
    expect([typo, typosBetween('webhook', typo, 2)]).toEqual([typo, 1]);
  }
  for (const other of ['webho', 'wehboko', 'wbhok']) {
    expect([other, typosBetween('webhook', other, 2)]).toEqual([other, 2]);
  }
  for (const other of ['hookweb', '', 'web']) {
    expect([other, typosBetween('webhook', other, 2)]).toEqual([other, 3]);
  }
  expect(typosBetween('webhook', 'webhook', 2)).toBe(0);
});

it('never passes over a word that is within the typos', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd', 'é', '日', '-'),
    maxLength: 6,
  });
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (one, other, most) => {
      const typos = typosBetween(one, other, most);
      expect(typos <= most && lettersDiffer(one, other, most)).toBe(false);
    }),
  );
  expect(lettersDiffer('webhook', 'receipt', 2)).toBe(true);
});

describe('excerpts', () => {
  const join = (segments: {text: string}[]) => segments.map(({text}) => text).join('');

  it('mark words in any form and leave markup as text', () => {
    expect(marked('<b>Scheduled</b> it', new Set(['schedul']))).toEqual([
      {text: '<b>', marked: false},
      {text: 'Scheduled', marked: true},
      {text: '</b> it', marked: false},
    ]);
  });

  it('show the part that answers, from the beginning of its sentence', () => {
    const text = `${'Words before it all. '.repeat(20)}Here is the answer. ${'And more after. '.repeat(20)}`;
    const excerpt = join(excerptOf(text, new Set(['answer'])));
    expect(excerpt).toMatch(/^… Here is the answer\. And/);
    expect(excerpt).toMatch(/ …$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('show a short text whole', () => {
    expect(join(excerptOf('Short.', new Set(['x'])))).toBe('Short.');
  });
});

describe('the worker', () => {
  const files = {docs: '/docs.json', more: '/more.json'};
  const served = new Map([
    [files.docs, DOCS],
    [files.more, MORE],
  ]);

  function work(fetchFile: (address: string) => Promise<Response>) {
    const replies: Reply[] = [];
    const answer = createAnswer((message) => replies.push(message), fetchFile);
    return {replies, answer};
  }
  const serve = (address: string) =>
    Promise.resolve(Response.json(packRecords(served.get(address) ?? [])));

  it('answers from the docs, then tells that the rest has come', async () => {
    const {replies, answer} = work(serve);
    await answer({type: 'load', files});
    await settle();
    await answer({type: 'search', id: 1, query: 'dkim'});
    expect(replies[0]).toEqual({type: 'grown'});
    expect(replies[1]).toMatchObject({
      type: 'found',
      id: 1,
      results: [{path: '/articles/dkim/'}],
    });
    expect(replies).toHaveLength(2);
  });

  it('answers no question that was taken back', async () => {
    const {replies, answer} = work(serve);
    await answer({type: 'load', files});
    await settle();
    const first = answer({type: 'search', id: 1, query: 'w'});
    await answer({type: 'cancel', id: 1});
    await answer({type: 'search', id: 2, query: 'webhooks'});
    await first;
    expect(replies.slice(1)).toMatchObject([{type: 'found', id: 2}]);
  });

  it('says that the index cannot be loaded, and tries again with the next question', async () => {
    let broken = true;
    const {replies, answer} = work((address) =>
      broken ? Promise.resolve(new Response('', {status: 503})) : serve(address),
    );
    await answer({type: 'load', files});
    await answer({type: 'search', id: 1, query: 'webhooks'});
    expect(replies).toEqual([
      {type: 'failed', id: 1, message: expect.stringContaining('503') as string},
    ]);
    broken = false;
    await answer({type: 'search', id: 2, query: 'webhooks'});
    const found = replies.find((reply) => reply.type === 'found');
    expect(found?.results[0]?.path).toBe('/docs/webhooks/');
  });

  it('searches the docs when the rest cannot be loaded', async () => {
    const {replies, answer} = work((address) =>
      address === files.docs ? serve(address) : Promise.reject(new TypeError('offline')),
    );
    await answer({type: 'load', files});
    await settle();
    await answer({type: 'search', id: 1, query: 'webhooks'});
    expect(replies).toMatchObject([
      {type: 'found', results: [{path: '/docs/webhooks/'}]},
    ]);
  });
});

describe('the embedded engine', () => {
  const files = {docs: '/docs.json', more: '/more.json'};

  function play(findFiles = () => Promise.resolve(files)) {
    const started: (WorkerLike & {sent: Request[]; ended: boolean})[] = [];
    const engine = createEmbeddedEngine(findFiles, () => {
      const worker = {
        sent: [] as Request[],
        ended: false,
        onmessage: null as Worker['onmessage'],
        onerror: null as Worker['onerror'],
        postMessage(message: Request) {
          worker.sent.push(message);
        },
        terminate() {
          worker.ended = true;
        },
      };
      started.push(worker);
      return worker;
    });
    const say = (message: Reply) => {
      const worker = started.at(-1) as unknown as {
        onmessage: (event: {data: Reply}) => void;
      };
      worker.onmessage({data: message});
    };
    return {engine, started, say};
  }
  const signal = () => new AbortController().signal;

  it('starts no worker before it is asked, and one for all questions', async () => {
    const {engine, started, say} = play();
    expect(started).toHaveLength(0);
    expect(await engine.search(' ', signal())).toEqual([]);
    const found = engine.search('a', signal());
    await settle();
    expect(started).toHaveLength(1);
    expect(started[0]?.sent).toEqual([
      {type: 'load', files},
      {type: 'search', id: 1, query: 'a'},
    ]);
    say({type: 'found', id: 1, results: []});
    await expect(found).resolves.toEqual([]);
  });

  it('lets a question go when the visitor types on', async () => {
    const {engine, started, say} = play();
    const controller = new AbortController();
    const found = engine.search('a', controller.signal);
    await settle();
    controller.abort();
    await expect(found).rejects.toMatchObject({name: 'AbortError'});
    expect(started[0]?.sent.at(-1)).toEqual({type: 'cancel', id: 1});
    say({type: 'found', id: 1, results: []});
    await expect(engine.search('b', controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('starts the worker while it finds out where the index is', async () => {
    let tell: (found: typeof files) => void = () => undefined;
    const {engine, started} = play(
      () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
    );
    const controller = new AbortController();
    engine.search('a', controller.signal).catch(() => undefined);
    engine.search('b', signal()).catch(() => undefined);
    expect(started).toHaveLength(1);
    expect(started[0]?.sent).toEqual([]);
    controller.abort();
    tell(files);
    await settle();
    const sent = started[0]?.sent as {type: string}[] | undefined;
    expect(sent?.filter(({type}) => type !== 'cancel')).toMatchObject([
      {type: 'load'},
      {type: 'search', query: 'b'},
    ]);
  });

  it('asks once more where the index is when that could not be found out', async () => {
    const findFiles = jest
      .fn<Promise<typeof files>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(files);
    const {engine, started, say} = play(findFiles);
    await expect(engine.search('a', signal())).rejects.toBeInstanceOf(SearchUnavailable);
    const found = engine.search('a', signal());
    await settle();
    say({type: 'found', id: 2, results: []});
    await expect(found).resolves.toEqual([]);
    expect(started).toHaveLength(1);
  });

  it('passes on that the index cannot be loaded', async () => {
    const {engine, say} = play();
    const found = engine.search('a', signal());
    await settle();
    say({type: 'failed', id: 1, message: 'no index'});
    await expect(found).rejects.toEqual(new SearchUnavailable('no index'));
  });

  it('replaces a worker that broke', async () => {
    const {engine, started} = play();
    const found = engine.search('a', signal());
    const worker = started[0] as unknown as {onerror: (event: unknown) => void};
    worker.onerror({message: 'cannot be loaded'});
    await expect(found).rejects.toBeInstanceOf(SearchUnavailable);
    expect(started[0]?.ended).toBe(true);
    engine.search('b', signal()).catch(() => undefined);
    expect(started).toHaveLength(2);
  });

  it('tells that more can be found, until nobody listens', () => {
    const {engine, say} = play();
    engine.search('', signal()).catch(() => undefined);
    const listener = jest.fn();
    const stop = engine.onGrow(listener);
    say({type: 'grown'});
    stop();
    say({type: 'grown'});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
