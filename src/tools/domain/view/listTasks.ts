/** All that asks DNS for a list. A chunk of its own, loaded when a visitor asks for it. */
import {resolverOf, type DohServer} from '../../dns';
import {checkDomainList, inspectDomain, type ListRow} from '..';

/**
 * Checks the domains of a list in brief: without reverse names, the addresses of name servers
 * and policy files.
 *
 * @throws the signal's reason once it aborts
 */
export async function checkList(
  domains: readonly string[],
  servers: readonly DohServer[],
  signal: AbortSignal,
  told: {onRow: (row: ListRow) => void; onWait: (milliseconds: number) => void},
): Promise<void> {
  const resolver = resolverOf(servers).withSignal(signal);
  await checkDomainList(
    domains,
    (domain) => inspectDomain(domain, resolver, {brief: true}),
    {signal, ...told},
  );
}

export {csvOf} from '..';
export {ListRows} from './ListRows';
