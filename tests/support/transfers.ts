import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';

/** One answer of the server. */
export interface Transfer {
  path: string;
  kind: string;
  /** Gzip, for text. */
  bytes: number;
}

/** A page that has asked for nothing for so long has what it wants: milliseconds. */
const QUIET = 200;

/**
 * Records what a page fetches, gzip for text, pictures left out.
 *
 * @param quiet for how long it asks for nothing once it has what it wants, in milliseconds
 * @returns asks for the list, if wanted once the page asks for nothing more; waits for the
 *   answers that are still on their way
 */
export function record(
  page: Page,
  quiet = QUIET,
): (when?: 'now' | 'once quiet') => Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const pending: Promise<void>[] = [];
  let changed = performance.now();
  page.on('request', () => {
    changed = performance.now();
  });
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const type = response.request().resourceType();
    // A script that is fetched ahead has no type of its own.
    const isAhead = 'sec-purpose' in response.request().headers();
    const kind = isAhead && path.endsWith('.js') ? 'script' : type;
    if (kind === 'image' || response.status() >= 300) {
      return;
    }
    pending.push(
      response.body().then((body) => {
        // Fonts are compressed as they are.
        const bytes = kind === 'font' ? body.length : gzipSync(body, {level: 9}).length;
        transfers.push({path, kind, bytes});
      }, ignoreLateAnswers),
    );
  });
  return async (when = 'now') => {
    while (when === 'once quiet' && performance.now() - changed < quiet) {
      await new Promise((resolve) => setTimeout(resolve, quiet / 4));
    }
    await Promise.all(pending);
    return transfers;
  };
}

/** An answer that comes after the test has ended is no part of it. */
function ignoreLateAnswers(): void {
  // Nothing to count.
}

export const total = (transfers: Transfer[]) =>
  transfers.reduce((sum, {bytes}) => sum + bytes, 0);
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
