/**
 * A file server that knows nothing of the site: it redirects nothing, sends the `index.html`
 * of a folder whatever its address looks like, and `404.html` for what it does not have.
 */
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {typeOf} from '../../deploy/types';
import type {Host} from './nginx';

/** A path that is not properly encoded is one that no file has. */
function fileOf(root: string, address: string): string {
  const [pathname = ''] = address.split('?');
  try {
    return path.join(root, path.posix.normalize(decodeURIComponent(pathname)));
  } catch {
    return '';
  }
}

/** @param root folder of the built site */
export async function startPlain(root: string): Promise<Host> {
  const folder = path.resolve(root);
  async function find(
    address: string,
  ): Promise<{file: string; body: Buffer} | undefined> {
    const asked = fileOf(folder, address);
    if (!asked.startsWith(folder)) {
      return undefined;
    }
    for (const file of [asked, path.join(asked, 'index.html')]) {
      const body = await readFile(file).catch(() => undefined);
      if (body) {
        return {file, body};
      }
    }
    return undefined;
  }
  const server = createServer((request, response) => {
    void find(request.url ?? '/').then(async (found) => {
      const file = found?.file ?? path.join(folder, '404.html');
      const body = found?.body ?? (await readFile(file));
      response
        .writeHead(found ? 200 : 404, {'Content-Type': typeOf(path.extname(file))})
        .end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
