import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {serve} from '../../deploy/serve';
import worker from '../../deploy/worker';
import {packRecords} from '../../src/search/indexFile';
import {headerRules} from '../../src/site/headers';

const INDEX = packRecords([
  {
    path: '/docs/webhooks/',
    hash: 'verify',
    title: 'Receive webhooks',
    trail: ['Verify the signature'],
    text: 'Compare the signature in constant time.',
    kind: 'docs',
    code: [],
    keywords: [],
    aliases: [],
    weight: 1,
  },
]);

/** What the MCP server reads of a built site, and something that it must not. */
const FILES: Readonly<Record<string, string>> = {
  '/404.html': 'Not here.',
  '/_headers': '/*\n  X-Test: 1\n',
  '/search.json': JSON.stringify({files: {docs: '/docs-1.json', more: '/more-1.json'}}),
  '/docs-1.json': JSON.stringify(INDEX),
  '/openapi.json': JSON.stringify({
    tags: [{name: 'Email', externalDocs: {url: 'https://x.example/docs/webhooks/'}}],
    paths: {
      '/emails': {
        post: {
          operationId: 'sendEmail',
          summary: 'Send an email',
          tags: ['Email'],
          requestBody: {
            content: {
              'application/json': {schema: {type: 'object', required: ['from']}},
            },
          },
        },
      },
    },
  }),
  '/docs/webhooks/index.md': '# Receive webhooks\n',
};

let root: string;
let server: Server;
let address: URL;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  server = await serve(root, 0, headerRules({inlineScripts: []}));
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, {recursive: true});
});

/** The same files behind the Cloudflare Worker. */
const throughWorker = (isWithinLimit = true) => {
  const environment = {
    ASSETS: {
      fetch: ({url}: Request) => {
        const text = FILES[new URL(url).pathname];
        return Promise.resolve(new Response(text ?? '', {status: text ? 200 : 404}));
      },
    },
    MCP_LIMIT: {limit: () => Promise.resolve({success: isWithinLimit})},
  };
  return (input: string | URL | Request, init?: RequestInit) =>
    worker.fetch(new Request(input, init), environment);
};

describe.each([
  ['npm run serve', fetch],
  ['the Cloudflare Worker', throughWorker()],
])('%s', (_, send) => {
  const client = new Client({name: 'test', version: '1.0.0'});
  const toolText = async (name: string, given: Record<string, unknown>) => {
    const {content} = await client.callTool({name, arguments: given});
    return (content as {text: string}[])[0]?.text ?? '';
  };

  beforeAll(() =>
    // The SDK's own client, which the inspector uses, too.
    client.connect(new StreamableHTTPClientTransport(address, {fetch: send})),
  );
  afterAll(() => client.close());

  test('shakes hands with the SDK, which lists the tools', async () => {
    expect(client.getServerCapabilities()).toEqual({tools: {}});
    const {tools} = await client.listTools();
    expect(tools).toHaveLength(4);
    await client.ping();
  });

  test('answers from the files of the site', async () => {
    expect(await toolText('search_docs', {query: 'verify signature'})).toContain(
      '/docs/webhooks/#verify',
    );
    expect(await toolText('get_page', {address: '/docs/webhooks/'})).toBe(
      FILES['/docs/webhooks/index.md'],
    );
    expect(await toolText('get_operation', {operation: 'sendEmail'})).toContain(
      'POST /emails',
    );
    const {structuredContent} = await client.callTool({
      name: 'validate_request',
      arguments: {operation: 'sendEmail', body: {}},
    });
    expect(structuredContent).toMatchObject({valid: false});
  });

  test('reads nothing else', async () => {
    for (const wanted of ['/_headers', '/../package.json', '/%2e%2e/package.json']) {
      const {isError} = await client.callTool({
        name: 'get_page',
        arguments: {address: wanted},
      });
      expect(isError).toBe(true);
    }
  });

  test('a browser’s address bar is told what this is', async () => {
    expect((await send(address)).status).toBe(405);
  });
});

test('a large body gets its answer over a connection, too', async () => {
  const headers = {'Content-Type': 'application/json'};
  const body = JSON.stringify('x'.repeat(3_000_000));
  const {status} = await fetch(address, {method: 'POST', headers, body});
  expect(status).toBe(413);
});

test('both hosts count requests, and allow as many', async () => {
  const limited = await throughWorker(false)(address, {method: 'POST', body: '{}'});
  expect(limited.status).toBe(429);
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) {
    statuses.push((await fetch(address, {method: 'POST', body: '{}'})).status);
  }
  expect(statuses.at(-1)).toBe(429);
  const configured = /"MCP_LIMIT",[^]*?"limit": (\d+), "period": (\d+)/.exec(
    readFileSync('deploy/wrangler.jsonc', 'utf8'),
  );
  expect(configured?.slice(1)).toEqual(['60', '60']);
});
