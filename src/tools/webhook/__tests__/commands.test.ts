import {execFile} from 'node:child_process';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import fc from 'fast-check';
import {
  curlCommand,
  keyOf,
  KINDS,
  makeId,
  makeSecret,
  powerShellCommand,
  readTarget,
  testRequest,
  type Kind,
} from '..';

const run = promisify(execFile);
const EVENT = JSON.stringify({
  type: 'webhook.test',
  timestamp: '2026-11-19T09:45:00Z',
  data: {webhookId: 'wh_9Jp4sD86', note: 'It’s Grüße, "quoted" $HOME `id` \\ \'x\''},
});
const VERIFIER = pathToFileURL(
  path.join(__dirname, '../../../api/webhookSamples/verify.mjs'),
).href;
/** The receiver of the docs, on a port that is free: prints it, and judges each request. */
const RECEIVER = `
  import {createServer} from 'node:http';
  import {verifyWebhook} from '${VERIFIER}';
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    try {
      verifyWebhook(request.headers, Buffer.concat(parts), process.env.SECRET);
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(400).end(error.message);
    }
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const now = () => Math.floor(Date.now() / 1000);

describe('the cURL command, run', () => {
  const secret = makeSecret();
  let receiver: ReturnType<typeof execFile>;
  let url: string;

  beforeAll(async () => {
    receiver = execFile(process.execPath, ['--input-type=module', '-e', RECEIVER], {
      env: {...process.env, SECRET: secret},
    });
    const port = await new Promise((resolve) => receiver.stdout?.once('data', resolve));
    url = `http://127.0.0.1:${String(port).trim()}/hooks?a='b'&c=$HOME`;
  });
  afterAll(() => receiver.kill());

  it.each<[Kind, string]>([
    ['genuine', '204'],
    ['rotation', '204'],
    ['old', 'The timestamp is too far from now'],
    ['future', 'The timestamp is too far from now'],
    ['secret', 'No signature matches'],
    ['body', 'No signature matches'],
    ['header', 'A webhook header is missing'],
  ])('%s: the verifier of the docs answers %s', async (kind, answer) => {
    const request = await testRequest({
      secret,
      id: makeId(),
      now: now(),
      body: EVENT,
      kind,
      other: makeSecret(),
    });
    const {stdout} = await run('bash', ['-c', curlCommand(url, request)]);
    expect(stdout).toContain(answer);
  });
});

it('makes secrets that the verifiers take, each another one', () => {
  expect(keyOf(makeSecret())).toHaveLength(32);
  expect(makeSecret()).not.toBe(makeSecret());
});

it('signs with valid secrets only', async () => {
  const request = {
    secret: 'whsec_',
    id: 'msg_1',
    now: 1,
    body: '{}',
    other: makeSecret(),
  };
  for (const kind of KINDS) {
    await expect(testRequest({...request, kind})).rejects.toThrow(RangeError);
  }
});

it('passes any body and address through the shell as they are', async () => {
  const received: Promise<string>[] = [];
  const bodyOf = async (request: IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of request) {
      parts.push(part as Buffer);
    }
    return Buffer.concat(parts).toString();
  };
  const server = createServer((request, response) => {
    received.push(bodyOf(request));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await fc.assert(
    // A command takes no zeros, and cURL takes a body with @ at its start for a file's name.
    fc.asyncProperty(fc.string({unit: 'grapheme'}), async (text) => {
      const body = JSON.stringify({text});
      const command = curlCommand(`http://127.0.0.1:${String(port)}/`, {
        headers: [],
        body,
      });
      await run('bash', ['-c', command]);
      expect(await received.at(-1)).toBe(body);
    }),
    {numRuns: 10},
  );
  server.close();
});

it('doubles every quote that PowerShell knows', () => {
  const command = powerShellCommand('http://localhost/', {
    headers: [['webhook-id', 'msg_1']],
    body: '{"a":"it\'s ‘so’"}',
  });
  expect(command).toContain(`'{"a":"it''s ‘‘so’’"}'`);
  expect(command).toContain(`@{'webhook-id' = 'msg_1'}`);
});

it.each([
  ['localhost:8080/hooks', 'http://localhost:8080/hooks'],
  ['http://localhost:3000', 'http://localhost:3000/'],
  ['https://tunnel.example/a b', 'https://tunnel.example/a%20b'],
])('reads the address %s', (given, url) => {
  expect(readTarget(given)).toEqual({url});
});

it.each(['', ' ', 'http://', 'ftp://localhost/', 'javascript:alert(1)', '://'])(
  'says what is wrong with the address “%s”',
  (given) => {
    expect(readTarget(given)).toHaveProperty('problem');
  },
);
