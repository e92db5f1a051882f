/**
 * Cloudflare asks this for what no file of the site answers, and before its own files for
 * pages, which have two forms, and addresses that it would tidy up in its own way
 * (`run_worker_first` in `wrangler.jsonc`).
 */
import {cleanAddress} from '../src/site/cleanAddress';
import {MCP_PATH} from '../src/site/paths';
import {prefersMarkdown, TWIN_FILE} from '../src/site/prefersMarkdown';
import {createDocsMcp} from './docsMcp';

interface Environment {
  ASSETS: {fetch: (request: Request) => Promise<Response>};
  /** Of `ratelimits` in `wrangler.jsonc`; without it the MCP server has no limit of its own. */
  MCP_LIMIT?: {limit: (options: {key: string}) => Promise<{success: boolean}>};
}

/** Where Cloudflare serves `404.html`, like any other page. */
const NOT_FOUND = '/404/';

/** The Markdown twin of a page, for a request that prefers it; nothing where there is none. */
async function twinOf(
  request: Request,
  address: string,
  {ASSETS}: Environment,
): Promise<Response | undefined> {
  if (!prefersMarkdown(request.headers.get('Accept'))) {
    return undefined;
  }
  const twin = await ASSETS.fetch(
    new Request(new URL(address + TWIN_FILE, request.url), request),
  );
  if (!twin.ok && twin.status !== 304) {
    return undefined;
  }
  const headers = new Headers(twin.headers);
  headers.set('Vary', 'Accept');
  return new Response(twin.body, {status: twin.status, headers});
}

/**
 * The headers of a file for an answer that is not the file. `_headers` goes by the path
 * alone: without this, "not found" at the address of a hashed file could be kept for a year.
 */
function headersOf({headers}: Response): Headers {
  const own = new Headers(headers);
  own.delete('ETag');
  own.set('Cache-Control', 'no-cache');
  return own;
}

/** The MCP server of each set of files; in production there is one. */
const servers = new WeakMap<Environment['ASSETS'], ReturnType<typeof createDocsMcp>>();

function mcpServerOf(ASSETS: Environment['ASSETS']) {
  const known = servers.get(ASSETS);
  const server =
    known ??
    createDocsMcp(async (path) => {
      const file = await ASSETS.fetch(new Request(new URL(path, 'https://assets.local')));
      return file.ok ? file.text() : undefined;
    });
  servers.set(ASSETS, server);
  return server;
}

async function answerMcp(request: Request, {ASSETS, MCP_LIMIT}: Environment) {
  // Cloudflare sets the header, and overwrites what a client has put there.
  const key = request.headers.get('CF-Connecting-IP') ?? '';
  const limit = await MCP_LIMIT?.limit({key});
  return mcpServerOf(ASSETS)(request, limit?.success ?? true);
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const {ASSETS} = environment;
    const {pathname, search, origin} = new URL(request.url);
    if (pathname === MCP_PATH) {
      return answerMcp(request, environment);
    }
    const address = cleanAddress(pathname);
    const head = (path: string) =>
      ASSETS.fetch(new Request(origin + path, {method: 'HEAD'}));
    const isClean = address === pathname;
    const twin =
      isClean && address.endsWith('/')
        ? await twinOf(request, address, environment)
        : undefined;
    if (twin) {
      return twin;
    }
    const found = isClean ? await ASSETS.fetch(request) : await head(address);
    if (address !== NOT_FOUND) {
      if (isClean && found.status !== 404) {
        return found;
      }
      if (!isClean && found.ok) {
        const headers = headersOf(found);
        headers.delete('Content-Type');
        headers.set('Location', address + search);
        return new Response(null, {status: 301, headers});
      }
    }
    const {method} = request;
    const page = await ASSETS.fetch(
      new Request(origin + NOT_FOUND, {method: method === 'HEAD' ? method : 'GET'}),
    );
    // Those of the path, because the tools have a policy of their own, "not found" included;
    // and what a page has that a file of this path would go without.
    const headers = headersOf(found);
    for (const [name, value] of headersOf(page)) {
      if (!headers.has(name)) {
        headers.set(name, value);
      }
    }
    headers.set('Content-Type', page.headers.get('Content-Type') ?? 'text/html');
    headers.delete('Content-Length');
    return new Response(page.body, {status: 404, headers});
  },
};
