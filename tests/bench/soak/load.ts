/**
 * A load of many requests: as fast as they are answered, to find out what a host can do, or
 * at a fixed rate, which does not slow down when the host does. wrk only knows the first.
 */
import {Agent, request, type IncomingMessage} from 'node:http';
import type {Socket} from 'node:net';

/** What is asked for, and the status it must be answered with. */
export interface Target {
  path: string;
  status: number;
}

export interface LoadOptions {
  origin: string;
  targets: readonly Target[];
  seconds: number;
  /** Connections that are kept alive. */
  connections: number;
  /** As many as are answered when undefined. */
  perSecond?: number;
  /** Every how many requests one is given up in the middle of its answer, if ever. */
  abandonEvery?: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** What went wrong, and how often. */
  failures: Map<string, number>;
  /** Requests that met a connection the host was closing, and were sent again. */
  resent: number;
  /** Requests that were due and not sent, because too many were still waiting. */
  skipped: number;
  /** Requests given up on purpose. */
  abandoned: number;
  /** Milliseconds from the time a request was due to the end of its answer. */
  latency: {median: number; p99: number; longest: number};
}

/**
 * Requests that may wait for each connection. A machine that does other work, too, may fall
 * behind for a while, and the queue must not eat its memory.
 */
const WAITING_EACH = 20;

/** Counts whole milliseconds: as small after an hour as after a second. */
export class Histogram {
  private readonly counts: number[] = [];
  private size = 0;

  add(milliseconds: number): void {
    const index = Math.max(0, Math.round(milliseconds));
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    this.size += 1;
  }

  /** The value that a share (0 to 1) of all values do not exceed; NaN when there are none. */
  quantile(share: number): number {
    let left = Math.max(1, Math.ceil(this.size * share));
    for (const [value, count = 0] of this.counts.entries()) {
      left -= count;
      if (left <= 0) {
        return value;
      }
    }
    return Number.NaN;
  }
}

/** What came of one request. */
type Outcome = 'done' | 'abandoned' | 'closing' | {failure: string};

interface Ask {
  agent: Agent;
  /** Connections that have carried a request. */
  used: WeakSet<Socket>;
  origin: string;
  target: Target;
  abandon: boolean;
}

function ask({agent, used, origin, target, abandon}: Ask): Promise<Outcome> {
  return new Promise((resolve) => {
    let isReused = false;
    const sent = request(
      origin + target.path,
      // What is given up is sent as it is, so that it is long enough.
      {agent, headers: {'accept-encoding': abandon ? 'identity' : 'br, gzip'}},
      (response: IncomingMessage) => {
        if (abandon) {
          response.once('data', () => {
            response.destroy();
            resolve('abandoned');
          });
        }
        response.on('end', () => {
          const {statusCode = 0} = response;
          resolve(
            statusCode === target.status
              ? 'done'
              : {failure: `${target.path}: status ${String(statusCode)}`},
          );
        });
        response.on('close', () => {
          resolve({failure: `${target.path}: cut off`});
        });
        response.resume();
      },
    );
    sent.on('socket', (socket) => {
      isReused = used.has(socket);
      used.add(socket);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A host may close a kept connection while the next request is under way, unread.
      // Browsers send it again (RFC 9110, section 9.2.2).
      const isClosing = isReused && /^(ECONNRESET|EPIPE)$/.test(error.code ?? '');
      resolve(
        isClosing
          ? 'closing'
          : {failure: `${target.path}: ${error.code ?? error.message}`},
      );
    });
    sent.end();
  });
}

/** Runs a load to its end. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const {origin, targets, seconds, connections, perSecond, abandonEvery} = options;
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const used = new WeakSet<Socket>();
  const failures = new Map<string, number>();
  const histogram = new Histogram();
  const start = performance.now();
  const end = start + seconds * 1000;
  let begun = 0;
  let answered = 0;
  let skipped = 0;
  let resent = 0;
  let abandoned = 0;

  async function one(due: number): Promise<void> {
    const target = targets[begun % targets.length];
    begun += 1;
    if (!target) {
      throw new Error('A load needs something to ask for.');
    }
    const abandon = abandonEvery !== undefined && begun % abandonEvery === 0;
    let outcome = await ask({agent, used, origin, target, abandon});
    // Another kept connection may be closing, too.
    for (let tries = 0; outcome === 'closing' && tries < connections; tries += 1) {
      resent += 1;
      outcome = await ask({agent, used, origin, target, abandon});
    }
    answered += 1;
    if (outcome === 'abandoned') {
      abandoned += 1;
      return;
    }
    if (typeof outcome === 'object' || outcome === 'closing') {
      const failure = typeof outcome === 'object' ? outcome.failure : 'always closing';
      failures.set(failure, (failures.get(failure) ?? 0) + 1);
    }
    histogram.add(performance.now() - due);
  }

  async function asFastAsAnswered(): Promise<void> {
    while (performance.now() < end) {
      await one(performance.now());
    }
  }

  /** Begins what is due every few milliseconds, whatever is still under way. */
  async function atRate(rate: number): Promise<void> {
    const open = new Set<Promise<void>>();
    for (let now = start; now < end; now = performance.now()) {
      while (begun + skipped < ((now - start) / 1000) * rate) {
        if (open.size >= connections * WAITING_EACH) {
          skipped += 1;
          continue;
        }
        const asked = one(start + ((begun + skipped) / rate) * 1000);
        open.add(asked);
        void asked.finally(() => open.delete(asked));
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(open);
  }

  await (perSecond === undefined
    ? Promise.all(Array.from({length: connections}, asFastAsAnswered))
    : atRate(perSecond));
  agent.destroy();
  return {
    requests: answered,
    perSecond: answered / ((performance.now() - start) / 1000),
    failures,
    resent,
    skipped,
    abandoned,
    latency: {
      median: histogram.quantile(0.5),
      p99: histogram.quantile(0.99),
      longest: histogram.quantile(1),
    },
  };
}
