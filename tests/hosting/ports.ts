import {createServer, type AddressInfo} from 'node:net';

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Waits until an address answers.
 *
 * @param stopped says why it never will, once that is known
 * @throws {Error} when it does not answer within a minute
 */
export async function answers(
  address: string,
  stopped: () => string | undefined,
): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const reason = stopped();
    if (reason !== undefined) {
      throw new Error(reason);
    }
    const response = await fetch(address, {
      // Plain HTTP may lead to a certificate that nobody has signed.
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    }).catch(() => undefined);
    if (response) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer.`);
}
