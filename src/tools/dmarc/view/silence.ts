import type {WatchedAnswer} from '../../dns';
import {refusalInWords} from '../../view';
import type {DmarcDiscovery} from '..';

/**
 * Where not even the first question of a walk was answered there is nothing to show.
 *
 * @throws {Error} with a sentence that names the resolver and says why
 */
export function throwIfSilent(
  {trace: [first]}: DmarcDiscovery,
  seen: readonly WatchedAnswer[],
): void {
  if (first?.found !== 'failed') {
    return;
  }
  const {name, rcode, failure} = first;
  const server = seen.find((answer) => answer.name === name)?.server;
  throw new Error(
    rcode === undefined
      ? failure
      : `${server ?? 'The resolver'} has no answer for ${name}. It says ${rcode}: ${refusalInWords(rcode)}`,
  );
}
