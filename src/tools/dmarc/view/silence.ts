import {DnsError, rcodeInWords, type WatchedAnswer} from '../../dns';
import type {DmarcDiscovery} from '..';

/**
 * Where not even the first question of a walk was answered there is nothing to show.
 *
 * @throws {DnsError} when no resolver answered
 */
export function throwIfUnreached({trace: [first]}: DmarcDiscovery): void {
  if (first?.found === 'failed' && first.rcode === undefined) {
    throw new DnsError('network', first.failure ?? '');
  }
}

/**
 * Where the first question of a walk has no usable answer there is no record to start from.
 *
 * @throws {DnsError} when no resolver answered
 * @throws {Error} with a sentence that names the resolver and explains the response code
 */
export function throwIfSilent(
  discovery: DmarcDiscovery,
  seen: readonly WatchedAnswer[],
): void {
  throwIfUnreached(discovery);
  const [first] = discovery.trace;
  if (first?.found !== 'failed' || first.rcode === undefined) {
    return;
  }
  const {name, rcode} = first;
  const server = seen.find((answer) => answer.name === name)?.server;
  const {says, cure} = rcodeInWords(rcode);
  throw new Error(
    `${server ?? 'The resolver'} has no usable response for ${name}. ${says} ${cure}`,
  );
}
