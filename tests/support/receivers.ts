/** Servers on this machine that stand where the services stand. */
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {ErrorEvent} from '@sentry/browser';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return `http://127.0.0.1:${String(port)}`;
}

async function end(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** An event as Plausible's events API takes it. */
export interface PlausibleEvent {
  name: string;
  domain: string;
  url: string;
  referrer: string;
  props?: Record<string, string>;
}

export interface PlausibleReceiver {
  origin: string;
  events: PlausibleEvent[];
  /** Headers of each request, in the order of the events. */
  headers: IncomingMessage['headers'][];
  close: () => Promise<void>;
}

/** Plausible's events API: POST /api/event, JSON in a text. */
export async function receivePlausible(): Promise<PlausibleReceiver> {
  const events: PlausibleEvent[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'POST' || request.url !== '/api/event') {
      response.writeHead(404).end();
      return;
    }
    void bodyOf(request).then((body) => {
      events.push(JSON.parse(body.toString()) as PlausibleEvent);
      headers.push(request.headers);
      response.writeHead(202).end('ok');
    });
  });
  return {origin: await listen(server), events, headers, close: () => end(server)};
}

export interface ReportReceiver {
  /** What a build would be configured with. */
  dsn: string;
  /** Envelopes as they came, in full. */
  envelopes: string[];
  headers: IncomingMessage['headers'][];
  /** The reports in the envelopes, as Sentry's Spotlight reads them. */
  events: () => ErrorEvent[];
  close: () => Promise<void>;
}

/**
 * Takes envelopes as Sentry does (develop.sentry.dev/sdk/foundations/envelopes): posted to
 * `/api/1/envelope/` with the project's key. They are read by the parser of Sentry's own
 * Spotlight sidecar. Its server cannot be used: with the Hono it is installed with, its
 * first step fails for every request (`ctx.req.query().toString is not a function`).
 */
export async function receiveReports(): Promise<ReportReceiver> {
  const {processEnvelope} = await import('@spotlightjs/sidecar/parser');
  const envelopes: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://receiver');
    if (request.method !== 'POST' || pathname !== '/api/1/envelope/') {
      response.writeHead(404).end();
      return;
    }
    if (searchParams.get('sentry_key') !== 'public') {
      response.writeHead(403).end();
      return;
    }
    void bodyOf(request).then((body) => {
      envelopes.push(body.toString());
      headers.push(request.headers);
      response.writeHead(200).end('{}');
    });
  });
  const address = new URL(await listen(server));
  return {
    dsn: `http://public@${address.host}/1`,
    envelopes,
    headers,
    events: () =>
      envelopes.flatMap((data) => {
        const parsed = processEnvelope({
          contentType: 'application/x-sentry-envelope',
          data: Buffer.from(data),
        });
        return (parsed?.envelope[1] ?? []).map(([, payload]) => payload as ErrorEvent);
      }),
    close: () => end(server),
  };
}
