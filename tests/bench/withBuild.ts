import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {serve} from '../../deploy/serve';
import {BROWSER_ARGS, ensureBrowser} from '../support/browser';

/** Runs a bench in a browser, which is closed afterwards, also when the bench fails. */
export async function withBrowser(
  bench: (browser: Browser) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, ...args],
  });
  try {
    await bench(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Runs a bench in a browser against a server of this machine, and ends both.
 *
 * @param bench gets the server's origin, as in `http://localhost:3000`
 * @param args more arguments of the browser
 */
export async function withServer(
  server: Server,
  bench: (browser: Browser, origin: string) => Promise<void>,
  args?: readonly string[],
): Promise<void> {
  const {port} = server.address() as AddressInfo;
  try {
    await withBrowser(
      (browser) => bench(browser, `http://localhost:${String(port)}`),
      args,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The same against the production build. */
export async function withBuild(
  bench: (browser: Browser, origin: string) => Promise<void>,
  args?: readonly string[],
): Promise<void> {
  await withServer(await serve(path.resolve('build'), 0), bench, args);
}
