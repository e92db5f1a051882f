/** Serves a handler of Fetch's Request and Response with Node's own HTTP server. */
import {createServer} from 'node:http';
import {Readable} from 'node:stream';

function requestOf(incoming) {
  const {method, url, headers} = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one]),
    ),
    ...(hasBody && {body: Readable.toWeb(incoming), duplex: 'half'}),
  });
}

/**
 * @param port where it listens
 * @param handler takes a Request; what it throws is answered with 500, as frameworks do
 */
export function serveFetch(port, handler) {
  createServer((incoming, outgoing) => {
    Promise.resolve()
      .then(() => handler(requestOf(incoming)))
      .then(async (response) => {
        const body = Buffer.from(await response.arrayBuffer());
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(body);
      })
      .catch((/** @type {unknown} */ error) => {
        console.error(error);
        outgoing.writeHead(500).end();
      });
  }).listen(Number(port));
}
