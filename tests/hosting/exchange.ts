import {request, type IncomingHttpHeaders} from 'node:http';

export interface Exchange {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * One request with its path as it is: `fetch` would tidy a hostile path up and follow
 * redirects.
 *
 * @param origin `http://host:port`
 * @param path path and query
 */
export function exchange(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
  }: {method?: string; headers?: Record<string, string>} = {},
): Promise<Exchange> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    request({hostname, port, path, method, headers, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        })
        .on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
