import {createServer, request, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';

/** One request as the server got it: a browser's tools do not show what it fetches ahead. */
export interface Request {
  path: string;
  headers: IncomingHttpHeaders;
  /** Of the body as it was sent: compressed where the file is text. */
  bytes: number;
  /** As the answer names it, without parameters. */
  type: string;
}

export interface CountedServer {
  origin: string;
  /** In the order in which they were answered. */
  requests: Request[];
  close: () => void;
}

/**
 * Stands before another server and counts what goes through.
 *
 * @param origin the other server
 */
export async function startCountedServer(origin: string): Promise<CountedServer> {
  const requests: Request[] = [];
  const server = createServer((asked, answer) => {
    const {url = '/', headers} = asked;
    const passed = request(new URL(url, origin), {headers}, (response) => {
      const counted = {
        path: url,
        headers,
        bytes: 0,
        type: (response.headers['content-type'] ?? '').replace(/;.*/, ''),
      };
      response.on('data', (chunk: Buffer) => {
        counted.bytes += chunk.length;
      });
      response.on('end', () => requests.push(counted));
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
