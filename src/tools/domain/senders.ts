import {normalName} from '../dns';
import {commonSelectors, type CommonSelector} from '../dkim';
import {spfProviders, type SpfInspection} from '../spf';
import {mailHosts} from './mailHosts';

/** What own servers and many services use; tried for every domain. */
const GENERAL = /^(?:own servers|others)$/;

type Terms = NonNullable<SpfInspection['budget']>['terms'];

function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/**
 * The domains that a record includes for itself. It follows a redirect and includes of the
 * domain's own names, but not those of others: whom a service includes is its own affair.
 */
function includes(terms: Terms, domain: string): string[] {
  return terms.flatMap(({term, target, children}) => {
    const isRedirect = term.kind === 'modifier' && term.name === 'redirect';
    if (!isRedirect && !(term.kind === 'mechanism' && term.name === 'include')) {
      return [];
    }
    const name = normalName(target ?? '');
    return [
      name,
      ...(isRedirect || isWithin(name, domain) ? includes(children, domain) : []),
    ];
  });
}

/** Services that send for the domain, as far as its SPF record and its mail servers say. */
export function knownSenders(
  spf: SpfInspection | undefined,
  mailServers: readonly string[],
): string[] {
  const included = spf?.budget ? includes(spf.budget.terms, spf.domain) : [];
  const bySpf = spfProviders
    .filter(({include}) => include !== undefined && included.includes(include))
    .map(({name}) => name);
  const byMx = mailHosts
    .filter(({domains}) =>
      mailServers.some((server) => domains.some((domain) => isWithin(server, domain))),
    )
    .map(({service}) => service);
  return [...new Set([...bySpf, ...byMx])];
}

function belongsTo(services: readonly string[], sender: string): boolean {
  return services.some((one) => one === sender || one.startsWith(`${sender},`));
}

/**
 * The selectors to try: those of the known senders and those that many use. Where no sender
 * is known, all of them.
 */
export function candidatesFor(
  senders: readonly string[],
  {all}: {all: boolean},
): CommonSelector[] {
  return commonSelectors.filter(
    ({services}) =>
      (all && senders.length === 0) ||
      services.some((service) => GENERAL.test(service)) ||
      senders.some((sender) => belongsTo(services, sender)),
  );
}
