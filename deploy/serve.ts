/**
 * Serves `build/` as production does: redirects to the slash form, the 404 page with its
 * status, compression, cache and security headers. `npm run serve -- --port 3000`
 */
import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {cacheControl, securityHeaders} from '../src/site/headers';
import {redirectFor} from '../src/site/redirects';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.eml': 'message/rfc822',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
};
const COMPRESSED = /^(text\/|application\/(json|xml|yaml|manifest)|image\/svg)/;

interface Encoded {
  modified: number;
  body: Buffer;
}
const encodings = new Map<string, Encoded>();

function encode(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}})
    : gzipSync(body, {level: 9});
}

/** A path that is not properly encoded names no file: it is looked up as it is. */
function decoded(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return rawPath;
  }
}

async function fileAt(root: string, pathname: string): Promise<string | undefined> {
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const file = path.join(root, path.normalize(name));
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() && file.startsWith(root) ? file : undefined;
}

async function send(
  file: string,
  status: number,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const {mtimeMs, size} = await stat(file);
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  response.setHeader('Content-Type', type);
  response.setHeader(
    'Cache-Control',
    status === 200 ? cacheControl(pathname) : 'no-cache',
  );
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted)
    ? 'br'
    : /\bgzip\b/.test(accepted)
      ? 'gzip'
      : undefined;
  if (!encoding || !COMPRESSED.test(type)) {
    response.writeHead(status, {'Content-Length': size});
    if (request.method === 'HEAD') {
      response.end();
    } else {
      createReadStream(file).pipe(response);
    }
    return;
  }
  const key = `${encoding} ${file}`;
  let encoded = encodings.get(key);
  if (encoded?.modified !== mtimeMs) {
    encoded = {modified: mtimeMs, body: encode(await readFile(file), encoding)};
    encodings.set(key, encoded);
  }
  response.writeHead(status, {
    'Content-Encoding': encoding,
    'Content-Length': encoded.body.length,
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : encoded.body);
}

/**
 * Starts the server.
 *
 * @param root folder of the built site
 * @param port 0 for any free port
 * @returns the server, listening
 */
export async function serve(root: string, port: number) {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    Object.entries(securityHeaders).forEach(([name, value]) => {
      response.setHeader(name, value);
    });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const pathname = decoded(rawPath);
    // "//host" would be read as another site's address in a Location header.
    const target = redirectFor(rawPath.replace(/^\/{2,}/, '/'));
    if (target && !(await fileAt(root, pathname))) {
      response
        .writeHead(301, {Location: query === undefined ? target : `${target}?${query}`})
        .end();
      return;
    }
    const file = await fileAt(root, pathname);
    await send(
      file ?? path.join(root, '404.html'),
      file ? 200 : 404,
      pathname,
      request,
      response,
    );
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
