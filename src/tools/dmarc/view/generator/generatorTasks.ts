/** All that asks DNS. A chunk of its own, loaded when a visitor asks for it. */
import {resolverOf, watch, type DohServer} from '../../../dns';
import {discoverDmarc, type DmarcDiscovery} from '../..';
import {throwIfSilent} from '../silence';

export interface LookedUp {
  domain: string;
  discovery: DmarcDiscovery;
  /** Name of the resolver that answered; nothing where none did. */
  server: string | undefined;
}

/**
 * Finds the record that a domain has, and the one that applies to it.
 *
 * @throws {Error} with a sentence where not even the first question was answered; the
 *   signal's reason once it aborts
 */
export async function lookUp(
  domain: string,
  servers: readonly DohServer[],
  signal: AbortSignal,
): Promise<LookedUp> {
  const watched = watch(resolverOf(servers), signal);
  const discovery = await discoverDmarc(domain, watched);
  throwIfSilent(discovery, watched.seen);
  return {domain: discovery.domain, discovery, server: watched.seen[0]?.server};
}
