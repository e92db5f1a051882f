import {
  DnsError,
  normalName,
  type DnsAnswer,
  type RecordType,
  type Resolver,
} from './resolver';
import type {WireAnswer} from './wire';

const MEDIA_TYPE = 'application/dns-message';
/** The longest DNS message there is (RFC 8484, 6). */
const MAX_MESSAGE_OCTETS = 65_535;

/** A public resolver that speaks DNS over HTTPS. */
export interface DohServer {
  /** As shown to visitors. */
  name: string;
  /** Address for RFC 8484 GET, without its `dns` parameter. */
  url: string;
}

/**
 * The resolvers asked, in this order. A page can only use one that allows other origins to
 * read its answers (CORS), and a checker only one that hides no names. No source was found
 * that says the first of Quad9, which also hides names it deems harmful.
 *
 * Addresses: developers.cloudflare.com/1.1.1.1/encrypted-dns/dns-over-https/make-api-requests/,
 * developers.google.com/speed/public-dns/docs/doh, dns.sb/doh/.
 * CORS, as measured: github.com/martinheidegger/dns-query, resolvers.json
 * (`cors`), and github.com/BrainicHQ/DoHSpeedTest, script.js (`allowCors`).
 */
export const dohServers: readonly DohServer[] = [
  {name: 'Cloudflare', url: 'https://cloudflare-dns.com/dns-query'},
  {name: 'Google', url: 'https://dns.google/dns-query'},
  {name: 'DNS.SB', url: 'https://doh.dns.sb/dns-query'},
];

export interface DohAnswer extends DnsAnswer {
  /** The resolver validated the answer with DNSSEC. */
  authenticated: boolean;
  /** The CNAME targets that were followed, in order. */
  aliases: string[];
  /** Name of the resolver that answered. */
  server: string;
}

export interface DohResolver extends Resolver {
  query(
    name: string,
    type: RecordType,
    options?: {signal?: AbortSignal},
  ): Promise<DohAnswer>;
  /**
   * The same resolver and cache, for one task that can be cancelled: once the
   * signal aborts, every question of the task rejects with the signal's reason.
   */
  withSignal(signal: AbortSignal): Resolver;
  /** Empties the cache, so that a visitor who has just changed DNS sees the change. */
  forget(): void;
}

export interface DohOptions {
  servers?: readonly DohServer[];
  /** Milliseconds one server gets for one question. */
  timeoutMs?: number;
  /** Milliseconds without an answer until the next server is asked as well. */
  headStartMs?: number;
  /** Questions under way at the same time. */
  maxInFlight?: number;
  /** Answers kept. */
  maxCached?: number;
  fetch?: typeof fetch;
  /** Milliseconds; what the cache takes for the time. */
  now?: () => number;
}

interface Pending {
  answer: Promise<DohAnswer>;
  controller: AbortController;
  /** Callers that still want the answer. */
  waiting: number;
}

/**
 * A resolver over RFC 8484 GET. When a server fails (time-out, HTTP error, octets that
 * cannot be read), the question goes to the next one immediately; when it is only slow,
 * the next one is asked beside it, and the first usable answer counts. SERVFAIL and every
 * other response code is an answer: another server would not make it better. The server
 * that answered is asked first from then on. Answers are kept for their TTL as long as
 * the resolver lives. Two callers with one question share it.
 *
 * @throws {DnsError} from `query`, when no server gave a usable answer
 */
export function createDohResolver({
  servers = dohServers,
  timeoutMs = 5_000,
  headStartMs = 1_000,
  maxInFlight = 8,
  maxCached = 1_000,
  fetch: fetchFrom = (...request) => fetch(...request),
  now = Date.now,
}: DohOptions = {}): DohResolver {
  const cache = new Map<string, {answer: DohAnswer; expires: number}>();
  const pending = new Map<string, Pending>();
  const places = createPlaces(maxInFlight);
  let firstChoice = 0;

  function query(
    name: string,
    type: RecordType,
    {signal}: {signal?: AbortSignal} = {},
  ): Promise<DohAnswer> {
    if (signal?.aborted) {
      return Promise.reject(reasonOf(signal));
    }
    const key = `${type} ${normalName(name)}`;
    const cached = cache.get(key);
    if (cached && cached.expires > now()) {
      return Promise.resolve(cached.answer);
    }
    const shared = pending.get(key) ?? start(key, name, type);
    return wait(shared, signal);
  }

  function start(key: string, name: string, type: RecordType): Pending {
    const controller = new AbortController();
    const answer = ask(name, type, controller.signal).then((found) => {
      keep(key, found);
      return found.answer;
    });
    const entry: Pending = {answer, controller, waiting: 0};
    pending.set(key, entry);
    const done = () => {
      if (pending.get(key) === entry) {
        pending.delete(key);
      }
    };
    answer.then(done, done);
    controller.signal.addEventListener('abort', done);
    return entry;
  }

  /** One caller's view of a shared question: leaves early, and alone, when its signal aborts. */
  function wait(shared: Pending, signal?: AbortSignal): Promise<DohAnswer> {
    shared.waiting += 1;
    if (!signal) {
      return shared.answer;
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) {
          shared.controller.abort(signal.reason);
        }
        reject(reasonOf(signal));
      };
      signal.addEventListener('abort', leave, {once: true});
      shared.answer.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', leave);
      });
    });
  }

  function keep(key: string, {answer, ttl}: {answer: DohAnswer; ttl: number}): void {
    if (ttl === 0) {
      return;
    }
    cache.delete(key);
    cache.set(key, {answer, expires: now() + ttl * 1_000});
    const [oldest] = cache.keys();
    if (cache.size > maxCached && oldest !== undefined) {
      cache.delete(oldest);
    }
  }

  async function ask(name: string, type: RecordType, signal: AbortSignal) {
    const {decodeAnswer, encodeQuestion} = await loadWire();
    const message = encodeQuestion(name, type);
    const leave = await places.take(signal);
    try {
      return await firstAnswer(signal, async (server, ended) => {
        const octets = await exchange(server, message, ended);
        return toAnswer(decodeAnswer(octets, name, type, server.name), server);
      });
    } finally {
      leave();
    }
  }

  /**
   * Asks one server after the other until there is an answer; those that are still being
   * asked then are left.
   */
  function firstAnswer<Found>(
    outer: AbortSignal,
    put: (server: DohServer, ended: AbortSignal) => Promise<Found>,
  ): Promise<Found> {
    return new Promise((resolve, reject) => {
      const waiting = servers.map((_, index) => (firstChoice + index) % servers.length);
      const inner = new AbortController();
      const failures: DnsError[] = [];
      let running = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;

      const end = () => {
        clearTimeout(timer);
        outer.removeEventListener('abort', cancel);
        inner.abort();
      };
      const cancel = () => {
        end();
        reject(reasonOf(outer));
      };
      // What is thrown beside a DnsError is an Error by custom, such as a reason to abort.
      const fail = (error: Error) => {
        running -= 1;
        if (inner.signal.aborted) {
          return;
        }
        if (!(error instanceof DnsError)) {
          end();
          reject(error);
          return;
        }
        failures.push(error);
        if (waiting.length > 0) {
          begin();
        } else if (running === 0) {
          end();
          reject(
            new DnsError(error.code, failures.map(({message}) => message).join(' ')),
          );
        }
      };
      const begin = () => {
        clearTimeout(timer);
        const index = waiting.shift();
        const server = index === undefined ? undefined : servers[index];
        if (index === undefined || !server) {
          return;
        }
        running += 1;
        put(server, inner.signal).then((found) => {
          if (!inner.signal.aborted) {
            firstChoice = index;
            end();
            resolve(found);
          }
        }, fail);
        if (waiting.length > 0) {
          timer = setTimeout(begin, headStartMs);
        }
      };

      if (servers.length === 0) {
        reject(new DnsError('network', 'No resolver is set.'));
        return;
      }
      outer.addEventListener('abort', cancel, {once: true});
      begin();
    });
  }

  /** Sends one message to one server and returns its answer's octets. */
  async function exchange(
    server: DohServer,
    message: Uint8Array,
    outer: AbortSignal,
  ): Promise<Uint8Array> {
    const inner = new AbortController();
    const cancel = () => {
      inner.abort(outer.reason);
    };
    const timer = setTimeout(() => {
      const seconds = timeoutMs / 1_000;
      const limit = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
      inner.abort(
        new DnsError('timeout', `${server.name} did not respond within ${limit}.`),
      );
    }, timeoutMs);
    outer.addEventListener('abort', cancel);
    try {
      const response = await fetchFrom(questionUrl(server, message), {
        headers: {accept: MEDIA_TYPE},
        // Our own cache keeps to the TTL; a second one underneath would add to it.
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: inner.signal,
      });
      if (!response.ok) {
        throw new DnsError(
          'network',
          `${server.name} returned HTTP status ${response.status}.`,
        );
      }
      return await readMessage(response, server);
    } catch (error) {
      if (inner.signal.aborted) {
        throw reasonOf(inner.signal);
      }
      if (error instanceof DnsError) {
        throw error;
      }
      throw new DnsError('network', `${server.name} could not be reached.`);
    } finally {
      // Also ends the body of a response that was refused.
      inner.abort();
      clearTimeout(timer);
      outer.removeEventListener('abort', cancel);
    }
  }

  return {
    query,
    withSignal: (signal) => ({query: (name, type) => query(name, type, {signal})}),
    forget() {
      cache.clear();
    },
  };
}

/** The codec of DNS messages comes with the first question, not with the page. */
async function loadWire() {
  try {
    return await import('./wire');
  } catch {
    throw new DnsError('network', 'A part of this page could not be loaded.');
  }
}

/** What the caller gave as the reason is passed on untouched; by custom it is an Error. */
function reasonOf(signal: AbortSignal): Error {
  return signal.reason as Error;
}

function toAnswer(
  {rcode, answers, aliases, authenticated, ttl}: WireAnswer,
  server: DohServer,
) {
  const answer: DohAnswer = {
    rcode,
    answers,
    aliases,
    authenticated,
    server: server.name,
  };
  return {answer, ttl};
}

/** RFC 8484, 4.1: the message in base64url without padding. */
function questionUrl(server: DohServer, message: Uint8Array): URL {
  const base64 = btoa(String.fromCharCode(...message));
  const url = new URL(server.url);
  url.searchParams.set(
    'dns',
    base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  );
  return url;
}

async function readMessage(response: Response, server: DohServer): Promise<Uint8Array> {
  const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim();
  if (mediaType?.toLowerCase() !== MEDIA_TYPE) {
    throw new DnsError(
      'malformed',
      `${server.name} returned ${mediaType || 'data of no type'}, which is not a DNS message.`,
    );
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const {done, value} = await reader.read();
    if (done) {
      break;
    }
    chunks.push(value);
    length += value.length;
    if (length > MAX_MESSAGE_OCTETS) {
      throw new DnsError(
        'malformed',
        `${server.name} returned more than a DNS message can contain.`,
      );
    }
  }
  const message = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    message.set(chunk, offset);
    offset += chunk.length;
  }
  return message;
}

/** A number of places; who finds none free waits in line. */
function createPlaces(count: number) {
  const line: (() => void)[] = [];
  let free = count;

  function leave(): void {
    const next = line.shift();
    if (next) {
      next();
    } else {
      free += 1;
    }
  }

  return {
    /** Resolves, once there is a place, to the function that gives it back. */
    take(signal: AbortSignal): Promise<() => void> {
      if (signal.aborted) {
        return Promise.reject(reasonOf(signal));
      }
      if (free > 0) {
        free -= 1;
        return Promise.resolve(leave);
      }
      return new Promise((resolve, reject) => {
        const turn = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(leave);
        };
        const giveUp = () => {
          line.splice(line.indexOf(turn), 1);
          reject(reasonOf(signal));
        };
        signal.addEventListener('abort', giveUp, {once: true});
        line.push(turn);
      });
    },
  };
}
