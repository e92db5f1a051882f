/** All that asks DNS. A chunk of its own, loaded when a visitor asks for it. */
import {resolverOf, watch, type DohServer} from '../../dns';
import {inspectDomain, policyReader, type DomainReport, type InspectOptions} from '..';

export interface Checked {
  report: DomainReport;
  /** Milliseconds since 1970. */
  checkedAt: number;
  /** Names of the resolvers that answered. */
  servers: readonly string[];
  /** Questions that DNS answered. */
  questions: number;
}

/**
 * Checks a domain.
 *
 * @param selectors what the visitor typed
 * @throws {DnsError} where the resolver answered nothing; the signal's reason once it aborts
 */
export async function checkDomain(
  domain: string,
  selectors: string,
  servers: readonly DohServer[],
  signal: AbortSignal,
  onProgress: InspectOptions['onProgress'],
): Promise<Checked> {
  const watched = watch(resolverOf(servers), signal);
  const report = await inspectDomain(domain, watched, {
    selectors,
    readPolicy: policyReader(signal),
    ...(onProgress && {onProgress}),
  });
  return {
    report,
    checkedAt: Date.now(),
    servers: [...new Set(watched.seen.map(({server}) => server))],
    questions: watched.seen.length,
  };
}
