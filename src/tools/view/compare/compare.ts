import {
  createDohResolver,
  DnsError,
  rcodeInWords,
  recordsOf,
  type DohServer,
  type Resolver,
} from '../../dns';
import {listed} from '../../kit';

/** A record as one resolver has it. */
interface SeenRecord {
  text: string;
  /** Seconds for which the resolver goes on giving this answer. */
  ttl: number;
}

/** What one resolver says of a name. */
export type Sight =
  | {server: string; state: 'seen'; records: readonly SeenRecord[]}
  /** `exists` is false where the name itself does not. */
  | {server: string; state: 'none'; exists: boolean}
  | {server: string; state: 'failed'; why: string};

/** What several resolvers say, in a sentence or two. */
interface Comparison {
  agree: boolean;
  title: string;
  text: string;
}

/**
 * Asks each resolver for the TXT records of a name, past every answer that was kept on this
 * page. A resolver that fails is told from the others and stops none of them.
 *
 * @param isRecord tells the records in question from the other TXT records of the name
 * @param resolverFor a resolver that asks one server only
 * @throws the signal's reason once it aborts
 */
export async function askEach(
  name: string,
  isRecord: (text: string) => boolean,
  servers: readonly DohServer[],
  signal: AbortSignal,
  resolverFor: (server: DohServer) => Resolver = (server) =>
    createDohResolver({servers: [server], fetch: fetchAnew}).withSignal(signal),
): Promise<Sight[]> {
  const sights = await Promise.all(
    servers.map(async (server): Promise<Sight> => {
      try {
        return await sightOf(server.name, name, isRecord, resolverFor(server));
      } catch (error) {
        return {server: server.name, state: 'failed', why: failureInWords(error)};
      }
    }),
  );
  signal.throwIfAborted();
  return sights;
}

/** Past the browser's cache too: a kept response would have a time to live of the past. */
const fetchAnew: typeof fetch = (url, init) => fetch(url, {...init, cache: 'no-store'});

async function sightOf(
  server: string,
  name: string,
  isRecord: (text: string) => boolean,
  resolver: Resolver,
): Promise<Sight> {
  const answer = await resolver.query(name, 'TXT');
  if (answer.rcode !== 'NOERROR' && answer.rcode !== 'NXDOMAIN') {
    return {server, state: 'failed', why: rcodeInWords(answer.rcode).says};
  }
  const records = recordsOf(answer, 'TXT')
    .map(({data, ttl}) => ({text: data.join(''), ttl}))
    .filter(({text}) => isRecord(text));
  return records.length > 0
    ? {server, state: 'seen', records}
    : {server, state: 'none', exists: answer.rcode === 'NOERROR'};
}

function failureInWords(error: unknown): string {
  const code = error instanceof DnsError ? error.code : undefined;
  return code === 'timeout'
    ? 'It did not respond in time, so compare again in a moment.'
    : code === 'malformed'
      ? 'It sent a response that could not be read, so try again later.'
      : 'It could not be reached, perhaps because a company network or a browser extension blocks it.';
}

type Answered = Exclude<Sight, {state: 'failed'}>;

/** All records of an answer, in an order that does not depend on DNS. */
function contentOf(sight: Answered): string {
  return sight.state === 'seen'
    ? sight.records
        .map(({text}) => text)
        .sort()
        .join('\n')
    : '';
}

/** Whether the resolvers agree, and what that means for a record that was just changed. */
export function compare(sights: readonly Sight[]): Comparison {
  const answered = sights.filter((sight) => sight.state !== 'failed');
  const [first, ...others] = answered;
  if (!first) {
    return {
      agree: false,
      title: 'No resolver responded',
      text: 'The record could not be compared, so try again later or from another network.',
    };
  }
  if (others.length === 0) {
    return {
      agree: false,
      title: `Only ${first.server} responded`,
      text: 'There is nothing to compare its response with, so try again once the others respond.',
    };
  }
  const seen = answered.filter((sight) => sight.state === 'seen');
  const longest = timeLeft(
    Math.max(0, ...seen.flatMap(({records}) => records.map(({ttl}) => ttl))),
  );
  if (others.every((sight) => contentOf(sight) === contentOf(first))) {
    return {
      agree: true,
      title: `${namesOf(answered)} agree`,
      text:
        first.state === 'seen'
          ? 'They return the same record, but if you change it, they may return this one for the time shown.'
          : 'None of them has a record here, so if you have just published one, wait a few minutes and compare again.',
    };
  }
  const without = answered.filter((sight) => sight.state === 'none');
  if (without.length > 0) {
    return {
      agree: false,
      title: `Published, but not yet visible to ${namesOf(without)}`,
      text: `${namesOf(seen)} ${seen.length === 1 ? 'has' : 'have'} the record. The others may have cached that there was none, for as long as the zone’s SOA record says. If you have removed the record instead, it can stay visible for up to ${longest}.`,
    };
  }
  return {
    agree: false,
    title: 'They return different records',
    text: `One of them still has an older record, which expires in ${longest} at the latest, so compare again after that.`,
  };
}

function namesOf(sights: readonly Sight[]): string {
  return listed(sights.map(({server}) => server));
}

/** '1 h 5 min', '4 min 20 s' or '45 s': the two largest units that are not zero. */
export function timeLeft(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor((seconds % 86_400) / 3_600), 'h'],
    [Math.floor((seconds % 3_600) / 60), 'min'],
    [Math.floor(seconds % 60), 's'],
  ];
  const shown = parts.filter(([size]) => size > 0).slice(0, 2);
  return shown.length > 0
    ? shown.map(([size, unit]) => `${size} ${unit}`).join(' ')
    : '0 s';
}
