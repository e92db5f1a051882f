import {createDohResolver, type DohAnswer, type DohResolver, type DohServer} from './doh';
import type {RecordType, Resolver} from './resolver';

/** One resolver for each choice of servers. */
const resolvers = new Map<string, DohResolver>();

/** The resolver that keeps its answers for the visit. */
export function resolverOf(servers: readonly DohServer[]): DohResolver {
  const key = servers.map(({url}) => url).join(' ');
  const resolver = resolvers.get(key) ?? createDohResolver({servers});
  resolvers.set(key, resolver);
  return resolver;
}

/** A question that was put, with its answer. */
export interface WatchedAnswer extends DohAnswer {
  name: string;
  type: RecordType;
}

/** A resolver that notes every answer, for what a page says about them. */
export interface WatchedResolver extends Resolver {
  /** In the order in which they came. */
  seen: readonly WatchedAnswer[];
}

/**
 * @param resolver the resolver to ask
 * @param signal ends every question once it aborts
 */
export function watch(resolver: DohResolver, signal: AbortSignal): WatchedResolver {
  const seen: WatchedAnswer[] = [];
  return {
    seen,
    async query(name, type) {
      const answer = await resolver.query(name, type, {signal});
      seen.push({...answer, name, type});
      return answer;
    },
  };
}
