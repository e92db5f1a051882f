import {Buffer} from 'node:buffer';
import {createHmac} from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createMock} from './createMock';
import {emailPage, inboxPage} from './inbox';
import {isLocal} from './readRequest';
import type {
  Mock,
  MockAttempt,
  MockDelivery,
  MockRequest,
  MockResponse,
  MockRules,
} from './types';

/** How long an endpoint has to respond, in milliseconds. */
const TIMEOUT = 15_000;
/** How often events are delivered, in milliseconds. */
const BEAT = 50;
const MEGABYTE = 1024 * 1024;

/** Nothing of a page may run or load, except the pictures of an email. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface MockServerOptions {
  /** 0 for any that is free. */
  port: number;
  /** Receives all events. */
  webhookUrl?: string | undefined;
  /** Signs them; a new secret without it. */
  webhookSecret?: string | undefined;
  /** Requests per second; the API's own limit without it. */
  rateLimit?: number | undefined;
  /** The time, in milliseconds since 1970. */
  clock?: () => number;
  /** Told of every request of the API, with its response. */
  onResponse?: (request: MockRequest, response: MockResponse) => void;
}

export interface MockServer {
  port: number;
  /** The secret of the endpoint for `webhookUrl`. */
  secret?: string;
  close: () => Promise<void>;
}

/** The body of a request, with one character more than is allowed if it is larger. */
async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= limit) {
      chunks.push(chunk as Buffer);
    }
  }
  return size > limit ? ' '.repeat(limit + 1) : Buffer.concat(chunks).toString('utf8');
}

/** The headers of an event (Standard Webhooks 1.0.0). */
function signatureOf({eventId, secrets, body}: MockDelivery): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const hmac = createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Sends an event to an endpoint on this computer. Never rejects. */
async function deliver(delivery: MockDelivery): Promise<MockAttempt> {
  const start = performance.now();
  const after = () => Math.round(performance.now() - start);
  if (!isLocal(delivery.url)) {
    return {responseStatus: null, durationMs: 0, problem: 'connection'};
  }
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {'Content-Type': 'application/json', ...signatureOf(delivery)},
      body: delivery.body,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    return {responseStatus: response.status, durationMs: after(), problem: null};
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const problem = isLate ? 'timeout' : 'connection';
    return {responseStatus: null, durationMs: after(), problem};
  }
}

function write(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text);
}

/** The pages for people. */
function showPage(
  {method, url = '/'}: IncomingMessage,
  response: ServerResponse,
  mock: Mock,
  name: string,
): void {
  const [path = ''] = url.split('?');
  const [, id] = /^\/inbox\/(\w+)$/.exec(path) ?? [];
  const page =
    path === '/'
      ? inboxPage(name, mock)
      : id === undefined
        ? undefined
        : emailPage(name, mock, id);
  const headers = {
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
  if (page === undefined || (method !== 'GET' && method !== 'HEAD')) {
    const text = `There is nothing at ${path}. The inbox is at /, and the API below /v1/.\n`;
    write(response, 404, 'text/plain; charset=utf-8', text, headers);
    return;
  }
  write(response, 200, 'text/html; charset=utf-8', page, headers);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Serves the mock of the API on this computer, with an inbox at `/`.
 *
 * @param name the product's name, for the pages
 * @throws {Error} with the code `EADDRINUSE` for a port in use
 */
export async function startMockServer(
  rules: MockRules,
  name: string,
  options: MockServerOptions,
): Promise<MockServer> {
  const {webhookUrl, webhookSecret, rateLimit, clock = Date.now, onResponse} = options;
  const requestsPerSecond = rateLimit ?? rules.limits.requestsPerSecond;
  const mock = createMock({...rules, limits: {...rules.limits, requestsPerSecond}});
  const secret =
    webhookUrl === undefined
      ? undefined
      : mock.addEndpoint(webhookUrl, clock(), webhookSecret);

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const {method = '', url = ''} = request;
    const body = await readBody(request, rules.limits.messageMegabytes * MEGABYTE);
    if (!url.startsWith(`${rules.base}/`)) {
      showPage(request, response, mock, name);
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([header, value]) => [header, String(value)]),
    );
    const received = {method, url, headers, body};
    const answer = mock.respond(received, clock());
    onResponse?.(received, answer);
    const send = () => {
      const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
      const type = answer.headers['Content-Type'] ?? 'text/plain; charset=utf-8';
      write(response, answer.status, type, text, answer.headers);
    };
    if (answer.delay === undefined) {
      send();
    } else {
      const timer = setTimeout(send, answer.delay);
      response.once('close', () => {
        clearTimeout(timer);
      });
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const text = 'The mock cannot show this. The email may be nested too deeply.\n';
      write(response, 500, 'text/plain; charset=utf-8', text);
    });
  });
  const port = await listen(server, options.port);
  const beat = setInterval(() => {
    for (const delivery of mock.advance(clock())) {
      void deliver(delivery).then((attempt) => {
        mock.record(delivery, attempt, clock());
      });
    }
  }, BEAT);
  return {
    port,
    ...(secret !== undefined && {secret}),
    close() {
      clearInterval(beat);
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}
