/** All that asks DNS. A chunk of its own, loaded when a visitor asks for it. */
import {checkMailDomain} from '../../address';
import {resolverOf, type DohServer} from '../../dns';
import {askDomains, type AskOptions} from '../domains';
import type {ListClient} from '../work/client';

/** Domains asked for at the same time. The resolver has a limit of its own besides. */
const IN_FLIGHT = 8;
/** Domains fetched from the worker at a time. */
const BATCH = 2_000;

/**
 * Asks for every domain of the list that is not known yet, the commonest first.
 *
 * @throws the signal's reason once it aborts
 */
export async function askForList(
  client: ListClient,
  servers: readonly DohServer[],
  options: Omit<AskOptions, 'inFlight'>,
): Promise<void> {
  const {signal} = options;
  const resolver = resolverOf(servers).withSignal(signal);
  for (let from = 0; ; from += BATCH) {
    const found = await client.ask(
      'domains',
      {from, count: BATCH, again: true},
      {signal},
    );
    if (found.length === 0) {
      return;
    }
    await askDomains(
      found.map(({domain}) => domain),
      // The hosts behind MX records are left out: that would be several questions a domain.
      (domain) => checkMailDomain(domain, resolver, {deep: false}),
      {...options, inFlight: IN_FLIGHT},
    );
  }
}
