import {createServer, type Server} from 'node:http';
import {request} from 'node:http';

const WATCHER_PATH = '/engine-watcher.js';

/**
 * Serves another server's pages with a script of ours before all of theirs, for engines
 * that cannot run one there. The pages' security policy lets it in as a file of the site.
 */
export async function serveWatched(origin: string, watcher: string): Promise<Server> {
  const server = createServer((incoming, response) => {
    if (incoming.url === WATCHER_PATH) {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(watcher);
      return;
    }
    const {'accept-encoding': _, ...headers} = incoming.headers;
    const forwarded = request(
      origin + (incoming.url ?? '/'),
      {method: incoming.method ?? 'GET', headers},
      (answer) => {
        const {statusCode = 502, headers: answered} = answer;
        if (!answered['content-type']?.startsWith('text/html')) {
          response.writeHead(statusCode, answered);
          answer.pipe(response);
          return;
        }
        const {'content-length': _length, ...rest} = answered;
        response.writeHead(statusCode, rest);
        void answer.toArray().then((chunks: Buffer[]) => {
          const html = Buffer.concat(chunks).toString();
          response.end(
            html.replace(/<head\b[^>]*>/, `$&<script src="${WATCHER_PATH}"></script>`),
          );
        });
      },
    );
    forwarded.on('error', () => {
      response.writeHead(502).end();
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}
