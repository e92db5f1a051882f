/**
 * The same plain server for every site: gzip, files kept for a year, pages asked for again
 * each time. A site that brings `_headers` gets its own. Counts what goes out, headers and
 * all.
 */
import {createServer, type ServerResponse} from 'node:http';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {AddressInfo, Socket} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parseHeaders} from '../../../deploy/cloudflare';
import {COMPRESSED, typeOf} from '../../../deploy/types';
import {headersFor, type HeaderRule} from '../../../src/site/headers';

export const KINDS = ['html', 'script', 'css', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** What has been sent so far. */
export interface Sent {
  requests: number;
  bytes: Record<Kind, number>;
}

export interface CountingServer {
  origin: string;
  sent: () => Sent;
  close: () => void;
}

/** The kind of a response by its media type. */
export function kindOf(type: string): Kind {
  const kinds: readonly (readonly [RegExp, Kind])[] = [
    [/^text\/html/, 'html'],
    [/javascript/, 'script'],
    [/^text\/css/, 'css'],
    [/^font\//, 'font'],
    [/^image\//, 'image'],
  ];
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

/** How long browsers keep a response when its site does not say: all but pages, a year. */
export function cacheControlFor(kind: Kind): string {
  return kind === 'html'
    ? 'public, max-age=0, must-revalidate'
    : 'public, max-age=31536000, immutable';
}

/** The file of a path: of a folder, its index. */
function fileFor(root: string, pathname: string): string | undefined {
  const file = path.join(
    root,
    pathname.endsWith('/') ? `${pathname}index.html` : pathname,
  );
  return file.startsWith(root) && existsSync(file) && statSync(file).isFile()
    ? file
    : undefined;
}

function rulesIn(root: string): HeaderRule[] | undefined {
  const file = path.join(root, '_headers');
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : undefined;
}

export async function serveCounted(root: string): Promise<CountingServer> {
  const rules = rulesIn(root);
  const bodies = new Map<string, Buffer>();
  const counted = new WeakMap<Socket, number>();
  const bytes = {html: 0, script: 0, css: 0, font: 0, image: 0, other: 0};
  let requests = 0;

  /** All that a connection has sent since its last response was counted. */
  function count(socket: Socket, kind: Kind): void {
    requests += 1;
    bytes[kind] += socket.bytesWritten - (counted.get(socket) ?? 0);
    counted.set(socket, socket.bytesWritten);
  }

  function send(response: ServerResponse, file: string, type: string): void {
    const isText = COMPRESSED.test(type);
    const read = readFileSync(file);
    const body = bodies.get(file) ?? (isText ? gzipSync(read, {level: 6}) : read);
    bodies.set(file, body);
    if (isText) {
      response.setHeader('Content-Encoding', 'gzip');
    }
    response.setHeader('Content-Length', body.length);
    response.end(body);
  }

  const server = createServer((request, response) => {
    const pathname = decodeURIComponent((request.url ?? '/').replace(/\?.*/s, ''));
    const found = fileFor(root, pathname);
    const file = found ?? fileFor(root, '/404.html');
    const type = typeOf(path.extname(file ?? '.html'));
    const etag = `"${pathname}"`;
    const headers = rules
      ? headersFor(rules, pathname)
      : {'Cache-Control': cacheControlFor(kindOf(type))};
    response.setHeaders(new Map(Object.entries({...headers, 'Content-Type': type})));
    response.setHeader('ETag', etag);
    const {socket} = request;
    response.once('finish', () => {
      count(socket, kindOf(type));
    });
    response.statusCode = found ? 200 : 404;
    if (found && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
    } else if (file) {
      send(response, file, type);
    } else {
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    sent: () => ({requests, bytes: {...bytes}}),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
