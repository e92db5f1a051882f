import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {serve} from '../../deploy/serve';

/** Serves the production build for all browser tests. */
export default async function globalSetup() {
  const root = path.resolve('build');
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error('There is no build to test. Run "npm run build" first.');
  }
  const server = await serve(root, 0);
  const {port} = server.address() as AddressInfo;
  process.env['SITE'] = `http://localhost:${String(port)}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
