/** The lists, and all that asks DNS. A chunk of its own, loaded when a visitor asks for it. */
import {resolverOf, watch, type DohServer, type WatchedAnswer} from '../../dns';
import {checkAddress, loadAddressData, type AddressCheck} from '..';

export interface Checked extends AddressCheck {
  address: string;
  /** The answer to the question for MX records. */
  answer: WatchedAnswer | undefined;
  /** Names that were put to the resolver. */
  asked: readonly string[];
}

/**
 * Checks one address.
 *
 * @throws the signal's reason once it aborts
 */
export async function check(
  address: string,
  servers: readonly DohServer[],
  signal: AbortSignal,
): Promise<Checked> {
  const watched = watch(resolverOf(servers), signal);
  const data = await loadAddressData();
  const result = await checkAddress(address, watched, data);
  return {
    ...result,
    address,
    answer: watched.seen.find(({type}) => type === 'MX'),
    asked: [...new Set(watched.seen.map(({name}) => name))],
  };
}
