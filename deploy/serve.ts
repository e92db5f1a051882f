/**
 * Serves `build/` as production does: redirects to the clean address, the 404 page with its
 * status, compression, cache and security headers. `npm run serve -- --port 3000`
 */
import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {parseArgs} from 'node:util';
import {LARGEST_BODY} from '../src/mcp/plain';
import {cleanAddress} from '../src/site/cleanAddress';
import {headersFor, headersOfMissing, type HeaderRule} from '../src/site/headers';
import {MCP_PATH} from '../src/site/paths';
import {prefersMarkdown, TWIN_FILE} from '../src/site/prefersMarkdown';
import {encode, EXTENSIONS, type Encoding} from './compress';
import {createDocsMcp, createMinuteLimit} from './docsMcp';
import {rulesOf} from './finish';
import {HIDDEN} from './pages';
import {COMPRESSED, PATH_TYPES, typeOf} from './types';

interface Encoded {
  modified: number;
  body: Buffer;
}
const encodings = new Map<string, Encoded>();

/** A path that is not properly encoded names no file: it is looked up as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

async function fileAt(root: string, pathname: string): Promise<string | undefined> {
  if (HIDDEN.test(pathname)) {
    return undefined;
  }
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const file = path.join(root, path.normalize(name));
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() && file.startsWith(root) ? file : undefined;
}

function acceptedEncoding({headers}: IncomingMessage): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    return 'br';
  }
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** The compressed form of a file: what the build has written, unless the file is newer. */
async function encodedOf(file: string, modified: number, encoding: Encoding) {
  const key = `${encoding} ${file}`;
  const kept = encodings.get(key);
  if (kept?.modified === modified) {
    return kept.body;
  }
  const built = `${file}${EXTENSIONS[encoding]}`;
  const isFresh =
    (await stat(built).catch(() => undefined))?.mtime.getTime() === modified;
  const body = isFresh
    ? await readFile(built)
    : await encode(await readFile(file), encoding);
  encodings.set(key, {modified, body});
  return body;
}

/** Closes the file in any case; a visitor who leaves in the middle of it is no error. */
async function sendFile(file: string, response: ServerResponse): Promise<void> {
  try {
    await pipeline(createReadStream(file), response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      throw error;
    }
  }
}

/** Articles that were renamed or withdrawn, beside the pages that `cleanAddress` knows. */
async function redirectsIn(file: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Map(
    text.split('\n').map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return [from, to];
    }),
  );
}

async function send(
  file: string,
  type: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {mtime, size} = await stat(file);
  const modified = mtime.getTime();
  const etag = `"${size.toString(36)}-${modified.toString(36)}"`;
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = acceptedEncoding(request);
  if (!encoding || !COMPRESSED.test(type)) {
    response.writeHead(status, {'Content-Length': size});
    if (request.method === 'HEAD') {
      response.end();
    } else {
      await sendFile(file, response);
    }
    return;
  }
  const body = await encodedOf(file, modified, encoding);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.writeHead(status, {
    'Content-Encoding': encoding,
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * What is read from a file of the built site, as it is after the last build: a new page with
 * the policy of the one before would lose its own scripts.
 */
function keptUntilBuilt<Content>(
  file: string,
  read: () => Promise<Content>,
): () => Promise<Content> {
  let modified: number | undefined;
  let content: Promise<Content> | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!content || found?.mtimeMs !== modified) {
      modified = found?.mtimeMs;
      content = read();
    }
    return content;
  };
}

/**
 * What Node has received as `fetch` knows it. Methods that it refuses become GET, and of a
 * body that is too large no more is kept than shows it: it has to be read to its end.
 */
async function toRequest(request: IncomingMessage, address: string): Promise<Request> {
  const method = ['POST', 'OPTIONS'].find((known) => known === request.method) ?? 'GET';
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    if (size <= LARGEST_BODY) {
      parts.push(part);
    }
    size += part.length;
  }
  return new Request(address, {
    method,
    headers,
    ...(method === 'POST' && {body: Buffer.concat(parts)}),
  });
}

/** The docs over MCP: always, because this server is for trying out what hosts can do. */
function mcpServer(root: string) {
  const isWithinLimit = createMinuteLimit();
  const handle = createDocsMcp(async (pathname) => {
    const file = await fileAt(root, pathname);
    return file && readFile(file, 'utf8');
  });
  return async (request: IncomingMessage, response: ServerResponse) => {
    const {localPort, remoteAddress = ''} = request.socket;
    // Not by the Host header, which is the client's to choose.
    const address = `http://localhost:${String(localPort)}${MCP_PATH}`;
    const answer = await handle(
      await toRequest(request, address),
      request.method !== 'POST' || isWithinLimit(remoteAddress),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  };
}

/**
 * Starts the server.
 *
 * @param root folder of the built site
 * @param port 0 for any free port
 * @param given headers to send in place of the build's own
 * @returns the server, listening
 */
export async function serve(root: string, port: number, given?: readonly HeaderRule[]) {
  const built = keptUntilBuilt(path.join(root, '_headers'), () => rulesOf(root));
  const redirectsFile = path.join(root, '_redirects');
  const redirects = keptUntilBuilt(redirectsFile, () => redirectsIn(redirectsFile));
  const currentRules = () => (given ? Promise.resolve(given) : built());
  // A folder without a site is reported now, and not to the first visitor.
  await currentRules();

  const answerMcp = mcpServer(root);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
    if (rawPath === MCP_PATH) {
      await answerMcp(request, response);
      return;
    }
    const rules = await currentRules();
    const address = cleanAddress(rawPath);
    const page = await fileAt(root, decoded(address));
    const twin =
      page && address.endsWith('/') && prefersMarkdown(request.headers.accept)
        ? await fileAt(root, address + TWIN_FILE)
        : undefined;
    const file = twin ?? page;
    const moved = file ? undefined : (await redirects()).get(address);
    const isClean = address === rawPath;
    const headers = (file && isClean ? headersFor : headersOfMissing)(rules, address);
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
    } else if (moved ?? (file && !isClean)) {
      const target = moved ?? address;
      const location = query ? `${target}?${query}` : target;
      response.writeHead(301, {Location: location}).end();
    } else {
      const sent = file ?? path.join(root, '404.html');
      const type = (file && PATH_TYPES[address]) ?? typeOf(path.extname(sent));
      await send(sent, type, file ? 200 : 404, request, response);
    }
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) {
        response.writeHead(500);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return server;
}

if (require.main === module) {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      dir: {type: 'string', default: 'build'},
    },
  });
  serve(path.resolve(values.dir), Number(values.port)).then(
    () => {
      console.log(`The site is at http://localhost:${values.port}/`);
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
