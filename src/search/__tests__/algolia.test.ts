import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {docSearchOf, hostsOf} from '../algolia/docSearch';
import {docSearchRecord, pushRecords} from '../algolia/pushRecords';
import {brand} from '../../site';
import {packRecords} from '../indexFile';
import {push, recordsOfBuild} from '../push';
import type {SearchRecord} from '../types';
import {record} from './record';

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

const section = (fields: Partial<SearchRecord> = {}): SearchRecord =>
  record({
    path: '/docs/webhooks/',
    hash: 'verify',
    title: 'Receive webhooks',
    trail: ['Check the signature'],
    text: 'The signature is an HMAC.',
    keywords: ['webhook'],
    ...fields,
  });

it('knows the hosts of an application', () => {
  expect(hostsOf('APP')).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
});

it('gives the widget the public key, and no page or filter of its own', () => {
  const settings = {appId: 'APP', searchKey: 'search-key', index: 'docs'};
  expect(docSearchOf(settings)).toMatchObject({
    appId: 'APP',
    apiKey: 'search-key',
    indexName: 'docs',
    contextualSearch: false,
    searchPagePath: false,
  });
});

describe('a record as the widget reads it', () => {
  const SITE = 'https://www.acme.test';

  it('has its page and headings as levels, and an address with its anchor', () => {
    expect(docSearchRecord(section(), SITE)).toMatchObject({
      objectID: '/docs/webhooks/#verify',
      url: 'https://www.acme.test/docs/webhooks/#verify',
      anchor: 'verify',
      type: 'lvl2',
      content: 'The signature is an HMAC.',
      hierarchy: {
        lvl0: 'Docs',
        lvl1: 'Receive webhooks',
        lvl2: 'Check the signature',
        lvl3: null,
        lvl6: null,
      },
    });
  });

  it('of a page has no anchor, and one deep below keeps to the deepest level', () => {
    expect(docSearchRecord(section({hash: '', trail: []}), SITE)).toMatchObject({
      url: 'https://www.acme.test/docs/webhooks/',
      anchor: null,
      type: 'lvl1',
    });
    const trail = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const deep = docSearchRecord(section({trail}), SITE);
    expect(deep).toMatchObject({type: 'lvl6', hierarchy: {lvl2: 'a', lvl6: 'g'}});
  });
});

describe('npm run search:push', () => {
  const TARGET = {
    appId: 'APP',
    adminKey: 'admin-key',
    index: 'docs',
    siteUrl: 'https://www.acme.test',
  };
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
      section({hash: `h${String(index)}`, text: 'x'.repeat(9000)}),
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
      url: 'https://www.acme.test/docs/webhooks/#h0',
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
    const failed = pushRecords([section()], TARGET, {host: origin, pause: 1});
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

    const article = section({path: '/articles/a/', kind: 'article'});
    const ENV = {
      ALGOLIA_APP_ID: 'APP',
      ALGOLIA_ADMIN_KEY: 'admin-key',
      ALGOLIA_INDEX: 'docs',
    };

    /** Writes what the build serves of the search: two index files, and scripts. */
    async function writeBuild(): Promise<void> {
      const folder = path.join(build, 'assets/search');
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'search-1.js'), 'export {};');
      await writeFile(
        path.join(folder, 'docs-1.json'),
        JSON.stringify(packRecords([section()])),
      );
      await writeFile(
        path.join(folder, 'more-1.json'),
        JSON.stringify(packRecords([article])),
      );
    }

    it('sends the records that the build serves', async () => {
      await writeBuild();
      expect(await recordsOfBuild(build)).toEqual([section(), article]);
      const {origin} = await fakeAlgolia(accept);
      await expect(push({...ENV, ALGOLIA_ORIGIN: origin}, build)).resolves.toBe(
        '2 records are at Algolia, in the index docs.',
      );
    });

    it.each([
      ['the brand', {}, new URL(brand.url).origin],
      ['SITE_URL', {SITE_URL: 'https://staging.acme.test/'}, 'https://staging.acme.test'],
    ])('leads to the pages at the address of %s', async (_, settings, address) => {
      await writeBuild();
      const {calls, origin} = await fakeAlgolia(accept);
      await push({...ENV, ...settings, ALGOLIA_ORIGIN: origin}, build);
      const {body} = calls.find((call) => call.path.endsWith('/batch')) ?? {};
      expect(body).toMatchObject({
        requests: [
          {body: {url: `${address}/docs/webhooks/#verify`}},
          {body: {url: `${address}/articles/a/#verify`}},
        ],
      });
    });

    it('says what is missing', async () => {
      await expect(push({ALGOLIA_APP_ID: 'APP'}, build)).rejects.toThrow(
        'set ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX.',
      );
      await expect(recordsOfBuild(build)).rejects.toThrow('Run "npm run build" first.');
    });
  });
});
