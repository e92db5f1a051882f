import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {
  createServer,
  request as open,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {keyPrefix} from '../../../site';
import {verifyWebhook} from '../../webhookSamples/verify.mjs';
import {bundleMock} from '../bundle';
import {startMockServer, type MockServer} from '../server';
import {textOf} from '../store';
import type {JsonObject} from '../types';
import {EMAIL, rules} from './support';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let mock: MockServer;
let hooks: Server;
let hookUrl: string;
let received: Received[] = [];
/** What the endpoint responds, one after the other; 204 when there is none left. */
let statuses: number[] = [];

beforeEach(async () => {
  received = [];
  statuses = [];
  hooks = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      received.push({headers: incoming.headers, body});
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  hookUrl = `http://127.0.0.1:${String((hooks.address() as AddressInfo).port)}/hooks`;
  mock = await startMockServer(rules, 'Brand', {
    port: 0,
    rateLimit: 1000,
    webhookUrl: hookUrl,
  });
});

afterEach(async () => {
  await mock.close();
  hooks.closeAllConnections();
  await new Promise((resolve) => hooks.close(resolve));
});

const origin = () => `http://127.0.0.1:${String(mock.port)}`;

async function call(method: string, to: string, body?: unknown): Promise<JsonObject> {
  const response = await fetch(`${origin()}/v1${to}`, {
    method,
    headers: {
      Authorization: `Bearer ${keyPrefix}_test_a`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
  return (await response.json()) as JsonObject;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > end) {
      throw new Error('It did not happen within 20 seconds.');
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

test('events are signed as the verifier of the docs wants it', async () => {
  await call('POST', '/emails', EMAIL);
  await until(() => received.length === 2);
  for (const {headers, body} of received) {
    expect(() => {
      verifyWebhook(headers, body, mock.secret ?? '');
    }).not.toThrow();
  }
  expect(received.map(({body}) => (JSON.parse(body) as JsonObject)['type'])).toEqual([
    'email.sent',
    'email.delivered',
  ]);
});

test('after a rotation, an event has a signature of each secret', async () => {
  const {id, secret} = await call('POST', '/webhooks', {
    url: hookUrl,
    events: ['email.opened'],
  });
  const at = `/webhooks/${textOf(id)}`;
  const {secret: next} = await call('POST', `${at}/rotate-secret`);
  const {id: eventId} = await call('POST', `${at}/test`);
  await until(() => received.length === 1);
  const [{headers, body}] = received as [Received];
  expect(headers['webhook-id']).toBe(eventId);
  for (const one of [secret, next]) {
    expect(() => {
      verifyWebhook(headers, body, textOf(one));
    }).not.toThrow();
  }
});

test('an event that fails is sent again, and the log has each attempt', async () => {
  statuses = [500];
  const {id} = await call('POST', '/webhooks', {url: hookUrl, events: ['email.opened']});
  await call('POST', `/webhooks/${textOf(id)}/test`);
  const log = async () =>
    (
      (await call('GET', `/webhooks/${textOf(id)}/deliveries`))['data'] as JsonObject[]
    )[0];
  await until(async () => (await log())?.['status'] === 'delivered');
  const delivery = `/webhooks/${textOf(id)}/deliveries/${textOf((await log())?.['id'])}`;
  const {attempts} = await call('GET', delivery);
  expect(attempts).toMatchObject([{responseStatus: 500}, {responseStatus: 204}]);

  statuses = [503];
  await call('POST', `${delivery}/redeliver`);
  await until(async () => (await log())?.['status'] === 'failed');
  expect(new Set(received.map(({headers}) => headers['webhook-id'])).size).toBe(1);
});

test('an endpoint that is gone gets no more events', async () => {
  statuses = [410];
  const {id} = await call('POST', '/webhooks', {url: hookUrl, events: ['email.opened']});
  await call('POST', `/webhooks/${textOf(id)}/test`);
  await until(async () => {
    const {data} = await call('GET', '/webhooks?limit=1');
    return (data as JsonObject[])[0]?.['status'] === 'disabled';
  });
});

test('nothing is delivered to another computer', async () => {
  const url = 'https://hooks.example/a';
  const {id} = await call('POST', '/webhooks', {url, events: ['email.opened']});
  await call('POST', `/webhooks/${textOf(id)}/test`);
  const at = `/webhooks/${textOf(id)}/deliveries`;
  await until(async () => {
    const [one] = (await call('GET', at))['data'] as JsonObject[];
    const {attempts} = await call('GET', `${at}/${textOf(one?.['id'])}`);
    return (attempts as JsonObject[])[0]?.['problem'] === 'connection';
  });
});

test('a page that cannot be made says so, and the mock goes on', async () => {
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const sent = await fetch(`${origin()}/v1/emails`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${keyPrefix}_test_a`,
      'Content-Type': 'application/json',
    },
    body: `{"from": "a@acme.example", "to": "b@acme.example", "subject": "a", "template": "x", "props": {"a": ${nested}}}`,
  });
  expect(sent.status).toBe(202);
  const {id} = (await sent.json()) as JsonObject;
  const page = await fetch(`${origin()}/inbox/${textOf(id)}`);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('nested too deeply');
  expect((await fetch(`${origin()}/`)).status).toBe(200);
});

test('the inbox shows what was sent as data, whatever it is', async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
  const {id} = await call('POST', '/emails', {
    ...{from: 'a@b.example', to: `"${hostile}" <a@b.example>`, subject: hostile},
    ...{html: hostile, text: hostile, headers: {'X-A': hostile}},
    ...{metadata: {[hostile]: hostile}, tags: ['a']},
  });
  for (const to of ['/', `/inbox/${textOf(id)}`]) {
    const response = await fetch(origin() + to);
    const page = await response.text();
    expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'/);
    expect(page).not.toMatch(/<script|<img|onerror='/);
    expect(page).toContain('&lt;script&gt;alert(1)');
  }
  const page = await (await fetch(`${origin()}/inbox/${textOf(id)}`)).text();
  expect(page).toMatch(/<iframe sandbox srcdoc="/);
  for (const to of ['/inbox/em_none', '/inbox/%3Cscript%3E', '/none']) {
    expect((await fetch(origin() + to)).status).toBe(404);
  }
});

test('it survives requests that are too large or break off', async () => {
  const text = 'a'.repeat(rules.limits.messageMegabytes * 1024 * 1024);
  expect((await call('POST', '/emails', {...EMAIL, text}))['code']).toBe(
    'payload_too_large',
  );
  await new Promise<void>((resolve) => {
    const broken = open(`${origin()}/v1/emails`, {
      method: 'POST',
      headers: {'Content-Length': '1000'},
    });
    broken.once('error', () => {
      resolve();
    });
    broken.write('{"from"');
    setTimeout(() => broken.destroy(), 50);
  });
  expect(await call('POST', '/emails', EMAIL)).toMatchObject({status: 'queued'});
});

describe('the published file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-'));
  const file = path.join(folder, 'mock.mjs');
  beforeAll(async () => {
    writeFileSync(file, await bundleMock(rules, '1.0.0'));
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  /** Runs it in an empty folder, until it ends or has printed a text. */
  function run(args: string[], last = /^$/, env: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: folder,
      env: {...process.env, ...env},
    });
    let output = '';
    return new Promise<{output: string; status: number | null}>((resolve) => {
      const take = (chunk: Buffer) => {
        output += chunk.toString();
        if (last.test(output)) {
          child.kill();
        }
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('close', (status) => {
        resolve({output, status});
      });
    });
  }

  test('needs no other file and no package', () => {
    const imports = [
      ...readFileSync(file, 'utf8').matchAll(/^import .* from "(.*)";$/gm),
    ];
    expect(imports.filter(([, from = '']) => !from.startsWith('node:'))).toEqual([]);
  });

  test('starts, and prints the secret that it signs with', async () => {
    const secret = `whsec_${'a'.repeat(32)}`;
    const name = /(\w+_WEBHOOK_SECRET)/.exec((await run(['--help'])).output)?.[1] ?? '';
    const {output} = await run(
      ['--port', '0', '--webhook-url', 'http://localhost:1/a'],
      /whsec_a+\n/,
      {[name]: secret},
    );
    expect(output).toContain(secret);
    expect(output).toMatch(/http:\/\/localhost:\d+\/v1/);
  });

  test.each([
    ['an unknown option', ['--prot', '1'], /no option --prot/],
    ['a stray word', ['start'], /no option start/],
    ['a port that is none', ['--port', 'a'], /--port needs a whole number/],
    ['no value', ['--port'], /--port needs a value/],
    [
      'a webhook elsewhere',
      ['--webhook-url', 'https://acme.example'],
      /on this computer/,
    ],
  ])('says in a sentence what is wrong with %s', async (_, args, message) => {
    const {output, status} = await run(args);
    expect([status, output]).toEqual([1, expect.stringMatching(message)]);
    expect(output).not.toContain(' at ');
  });

  test('says that a port is in use', async () => {
    const {output, status} = await run(['--port', String(mock.port)]);
    expect([status, output]).toEqual([1, expect.stringMatching(/port is in use/)]);
  });
});
