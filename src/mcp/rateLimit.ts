/** Clients that are remembered. More of them within one window share what is left. */
const MOST_CLIENTS = 10_000;

/**
 * Counts requests in memory, in windows of a fixed length.
 *
 * @param most requests of one client in a window
 * @param now the clock, in milliseconds
 * @returns tells whether a client may make one more request, and counts it
 */
export function createRateLimit(
  most: number,
  windowMs: number,
  now: () => number = Date.now,
): (client: string) => boolean {
  let counts = new Map<string, number>();
  let ends = 0;
  return (client) => {
    if (now() >= ends) {
      counts = new Map();
      ends = now() + windowMs;
    }
    const key = counts.has(client) || counts.size < MOST_CLIENTS ? client : '';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}
