import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createAlgoliaEngine, hostsOf} from '../algolia/algoliaEngine';
import {pushRecords} from '../algolia/pushRecords';
import {packRecords} from '../indexFile';
import {push, recordsOfBuild} from '../push';
import {SearchUnavailable, type SearchRecord} from '../types';

interface Call {
  method: string;
  path: string;
  key: string | undefined;
  app: string | undefined;
  body: unknown;
}

/** What the server answers a call with: a status and a body. */
type Answer = (call: Call) => readonly [status: number, body: unknown];

const servers: Server[] = [];

/** Algolia's REST API on loopback, as far as it is used here. */
async function fakeAlgolia(answer: Answer) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const header = (name: string) => request.headers[name] as string | undefined;
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        key: header('x-algolia-api-key'),
        app: header('x-algolia-application-id'),
        body: text ? (JSON.parse(text) as unknown) : undefined,
      };
      calls.push(call);
      const [status, body] = answer(call);
      response
        .writeHead(status, {'Content-Type': 'application/json'})
        .end(JSON.stringify(body));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {calls, origin: `http://127.0.0.1:${String(port)}`};
}

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise((resolve) => {
          server.closeAllConnections();
          server.close(resolve);
        }),
    ),
  );
});

const CONFIG = {appId: 'APP', searchKey: 'search-key', index: 'docs'};
const signal = () => new AbortController().signal;

const record = (fields: Partial<SearchRecord> = {}): SearchRecord => ({
  path: '/docs/webhooks/',
  hash: 'verify',
  title: 'Receive webhooks',
  trail: ['Check the signature'],
  text: 'The signature is an HMAC.',
  kind: 'docs',
  code: [],
  keywords: ['webhook'],
  aliases: [],
  weight: 1,
  ...fields,
});

describe('the Algolia engine', () => {
  const hit = {
    ...record(),
    objectID: '1',
    _highlightResult: {
      title: {value: 'Receive webhooks'},
      trail: [{value: 'Check the \uE000signature\uE001'}],
    },
    _snippetResult: {text: {value: 'The \uE000signature\uE001 is <b>an</b> HMAC.'}},
  };

  it('asks the index with the public key and reads marked text, never markup', async () => {
    const {calls, origin} = await fakeAlgolia(() => [200, {hits: [hit]}]);
    const results = await createAlgoliaEngine(CONFIG, [origin]).search(
      'signature',
      signal(),
    );
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/1/indexes/docs/query',
        key: 'search-key',
        app: 'APP',
        body: {query: 'signature', attributesToSnippet: ['text:24']},
      },
    ]);
    expect(results).toEqual([
      {
        path: '/docs/webhooks/',
        hash: 'verify',
        kind: 'docs',
        title: [{text: 'Receive webhooks', marked: false}],
        trail: [
          [
            {text: 'Check the ', marked: false},
            {text: 'signature', marked: true},
          ],
        ],
        excerpt: [
          {text: 'The ', marked: false},
          {text: 'signature', marked: true},
          {text: ' is <b>an</b> HMAC.', marked: false},
        ],
      },
    ]);
  });

  it('puts docs first and results of one page together', async () => {
    const bare = (fields: Partial<SearchRecord>) => record({...fields, title: 'T'});
    const {origin} = await fakeAlgolia(() => [
      200,
      {
        hits: [
          bare({path: '/articles/a/', kind: 'article'}),
          bare({path: '/docs/a/', hash: 'one'}),
          bare({path: '/docs/b/'}),
          bare({path: '/docs/a/', hash: 'two'}),
        ],
      },
    ]);
    const results = await createAlgoliaEngine(CONFIG, [origin]).search('a', signal());
    expect(results.map(({path: page}) => page)).toEqual([
      '/docs/a/',
      '/docs/a/',
      '/docs/b/',
      '/articles/a/',
    ]);
  });

  it('goes on to the next host when one fails', async () => {
    const broken = await fakeAlgolia(() => [503, {}]);
    const whole = await fakeAlgolia(() => [200, {hits: []}]);
    const engine = createAlgoliaEngine(CONFIG, [
      'http://127.0.0.1:1',
      broken.origin,
      whole.origin,
    ]);
    await expect(engine.search('a', signal())).resolves.toEqual([]);
    expect([broken.calls.length, whole.calls.length]).toEqual([1, 1]);
  });

  it('does not repeat what was refused, and says when nothing can be reached', async () => {
    const refusing = await fakeAlgolia(() => [403, {message: 'Invalid key'}]);
    const other = await fakeAlgolia(() => [200, {hits: []}]);
    await expect(
      createAlgoliaEngine(CONFIG, [refusing.origin, other.origin]).search('a', signal()),
    ).rejects.toThrow(SearchUnavailable);
    expect(other.calls).toHaveLength(0);
    await expect(
      createAlgoliaEngine(CONFIG, ['http://127.0.0.1:1']).search('a', signal()),
    ).rejects.toThrow('Algolia cannot be reached.');
  });

  it('asks nothing for an empty query, and stops when the visitor types on', async () => {
    const {calls, origin} = await fakeAlgolia(() => [200, {hits: []}]);
    const engine = createAlgoliaEngine(CONFIG, [origin]);
    await expect(engine.search('  ', signal())).resolves.toEqual([]);
    expect(calls).toHaveLength(0);
    const controller = new AbortController();
    const found = engine.search('a', controller.signal);
    controller.abort();
    await expect(found).rejects.toMatchObject({name: 'AbortError'});
  });

  it('knows the hosts of an application', () => {
    expect(hostsOf('APP')).toEqual([
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
  });
});

describe('npm run search:push', () => {
  const TARGET = {appId: 'APP', adminKey: 'admin-key', index: 'docs'};
  let task = 0;
  const accept: Answer = ({method}) => {
    task += 1;
    // Every task needs a moment.
    return [
      200,
      method === 'GET'
        ? {status: task % 2 ? 'published' : 'notPublished'}
        : {taskID: task},
    ];
  };

  it('fills a second index, then puts it in the place of the first', async () => {
    const {calls, origin} = await fakeAlgolia(accept);
    const records = Array.from({length: 1001}, (_, index) =>
      record({hash: `h${String(index)}`, text: 'x'.repeat(9000)}),
    );
    await expect(pushRecords(records, TARGET, {host: origin, pause: 1})).resolves.toBe(
      1001,
    );
    const writes = calls.filter(({method}) => method !== 'GET');
    expect(writes.map(({method, path: address}) => `${method} ${address}`)).toEqual([
      'DELETE /1/indexes/docs_next',
      'PUT /1/indexes/docs_next/settings',
      'POST /1/indexes/docs_next/synonyms/batch?replaceExistingSynonyms=true',
      'POST /1/indexes/docs_next/batch',
      'POST /1/indexes/docs_next/batch',
      'POST /1/indexes/docs_next/operation',
    ]);
    expect(calls.every(({key}) => key === 'admin-key')).toBe(true);
    const [first] = (writes[3]?.body as {requests: {body: Record<string, unknown>}[]})
      .requests;
    expect(first?.body).toMatchObject({
      objectID: '/docs/webhooks/#h0',
      heading: 'Check the signature',
      isDocs: 1,
    });
    // No plan takes an object above 10 KB.
    expect(JSON.stringify(first?.body).length).toBeLessThan(10_000);
    expect(writes[5]?.body).toEqual({operation: 'move', destination: 'docs'});
  });

  it('stops at what is refused, and does not tell the key', async () => {
    const {calls, origin} = await fakeAlgolia(({method}) =>
      method === 'PUT'
        ? [403, {message: 'Invalid key'}]
        : [200, {taskID: 1, status: 'published'}],
    );
    const failed = pushRecords([record()], TARGET, {host: origin, pause: 1});
    await expect(failed).rejects.toThrow(/PUT .*settings with 403: .*Invalid key/);
    await expect(failed).rejects.not.toThrow(/admin-key/);
    expect(calls.some(({path: address}) => address.endsWith('/operation'))).toBe(false);
  });

  describe('from a build', () => {
    let build: string;
    beforeEach(async () => {
      build = await mkdtemp(path.join(tmpdir(), 'push-'));
    });
    afterEach(async () => {
      await rm(build, {recursive: true});
    });

    it('sends the records that the build serves', async () => {
      const folder = path.join(build, 'assets/search');
      await mkdir(folder, {recursive: true});
      const article = record({path: '/articles/a/', kind: 'article'});
      await writeFile(
        path.join(folder, 'docs-1.json'),
        JSON.stringify(packRecords([record()])),
      );
      await writeFile(
        path.join(folder, 'more-1.json'),
        JSON.stringify(packRecords([article])),
      );
      expect(await recordsOfBuild(build)).toEqual([record(), article]);
      const {origin} = await fakeAlgolia(accept);
      const env = {
        ALGOLIA_APP_ID: 'APP',
        ALGOLIA_ADMIN_KEY: 'admin-key',
        ALGOLIA_INDEX: 'docs',
        ALGOLIA_ORIGIN: origin,
      };
      await expect(push(env, build)).resolves.toBe(
        '2 records are at Algolia, in the index docs.',
      );
    });

    it('says what is missing', async () => {
      await expect(push({ALGOLIA_APP_ID: 'APP'}, build)).rejects.toThrow(
        'set ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX.',
      );
      await expect(recordsOfBuild(build)).rejects.toThrow('Run "npm run build" first.');
    });
  });
});
