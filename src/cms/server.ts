import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {cmsFiles, type CmsFiles} from './files';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const ROOT = '/admin/';

function answer(files: CmsFiles, request: IncomingMessage, response: ServerResponse) {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/' || `${pathname}/` === ROOT) {
    response.writeHead(302, {Location: ROOT}).end();
    return;
  }
  const name = pathname === ROOT ? 'index.html' : pathname.slice(ROOT.length);
  const content = pathname.startsWith(ROOT) ? files.get(name) : undefined;
  if (content === undefined || !['GET', 'HEAD'].includes(request.method ?? '')) {
    response.writeHead(content === undefined ? 404 : 405).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/**
 * Serves the CMS to this machine alone. The server only reads: files are written by the
 * browser, to the folder its user has chosen.
 *
 * @param siteDir the project's root
 * @param port 0 for any free port
 * @returns the server, listening
 */
export async function serveCms(siteDir: string, port: number) {
  const name = path.basename(path.resolve(siteDir));
  const files = await cmsFiles({kind: 'folder', name});
  const server = createServer((request, response) => {
    answer(files, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
  });
  return server;
}
