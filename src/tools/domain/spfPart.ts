/** SPF. A chunk of its own: it comes with its question. */
import {normalName, type Resolver} from '../dns';
import {
  includeOwners,
  loadVerdict,
  lookAtSpf,
  MAX_LOOKUPS,
  type InspectionResult,
} from '../spf';
import {hasError} from '../kit';
import {mailHosts} from './mailHosts';
import {unanswered} from './questions';
import type {DnsRecord} from './records';
import type {MailUse, Section} from './report';
import {fromRoom, section} from './section';

export interface SpfPart {
  section: Section;
  inspection: InspectionResult | undefined;
  /** The record lets no server send. */
  nobody: boolean;
  /** The record lets a server send: the domain is used for that. */
  namesServers: boolean;
}

/** True where the record lets no server send: v=spf1 -all and nothing else that passes. */
function allowsNobody({state, networks, records}: InspectionResult): boolean {
  const [record] = records;
  return (
    state === 'found' &&
    record?.parsed.valid === true &&
    networks?.list.length === 0 &&
    !networks.everyone &&
    record.parsed.terms.every(
      (term) =>
        (term.kind === 'mechanism' && term.name === 'all' && term.qualifier === '-') ||
        (term.kind === 'modifier' && term.name === 'exp'),
    )
  );
}

/**
 * The domain's SPF with all it includes (RFC 7208).
 *
 * @throws {DnsError} when the first question gets no response
 */
export async function checkSpf(domain: string, resolver: Resolver): Promise<SpfPart> {
  const inspection = await lookAtSpf(domain, resolver);
  const {state, records, budget, problems, networks} = inspection;
  if (state === 'refused') {
    const [first] = problems;
    return {
      inspection: undefined,
      nobody: false,
      namesServers: false,
      section: unanswered('spf', first?.message ?? '', first?.cure),
    };
  }
  const published = records.map(({text}) => ({name: domain, type: 'TXT', value: text}));
  const nobody = allowsNobody(inspection);
  // Only what an error or an open record does has a sentence of its own.
  const verdict =
    hasError(problems) || networks?.everyone
      ? (await loadVerdict())(inspection)
      : undefined;
  const summary = nobody
    ? 'No server may send as this domain.'
    : verdict?.tone === 'bad' || !budget
      ? (verdict?.title ?? '')
      : `${budget.complete ? '' : 'At least '}${budget.lookups} of ${MAX_LOOKUPS} DNS lookups are used.`;
  return {
    inspection,
    nobody,
    namesServers: state === 'found' && networks !== undefined && networks.list.length > 0,
    section: section('spf', summary, {published, findings: fromRoom('spf', problems)}),
  };
}

/** A first SPF record, from what the mail servers say about the service behind them. */
function firstSpf(domain: string, senders: readonly string[], use: MailUse): DnsRecord {
  const known = includeOwners.filter(({name}) => senders.includes(name));
  const terms = known.map(({include}) => `include:${include ?? ''}`);
  const value =
    use.receives || known.length > 0
      ? ['v=spf1', ...terms, ...(known.length > 0 ? [] : ['mx']), '~all'].join(' ')
      : 'v=spf1 -all';
  return {type: 'TXT', name: domain, value};
}

/** The same section with the record to publish at the finding that asks for one. */
export function withSpfRecord(
  {section: own, inspection}: SpfPart,
  senders: readonly string[],
  use: MailUse,
): Section {
  if (!inspection) {
    return own;
  }
  const {domain, suggestion, state} = inspection;
  const record: DnsRecord | undefined = suggestion
    ? {type: 'TXT', name: domain, value: suggestion.record}
    : state === 'none'
      ? firstSpf(domain, senders, use)
      : undefined;
  const gravest = own.findings.findIndex(
    ({severity}) => severity === 'error' || severity === 'warning',
  );
  const place = gravest < 0 ? 0 : gravest;
  return {
    ...own,
    findings: own.findings.map((finding, index) =>
      record && index === place
        ? {
            ...finding,
            record,
            ...(state === 'none' &&
              record.value !== 'v=spf1 -all' && {
                cure: 'Start with this record, and add every other service that sends as your domain before you publish it.',
              }),
          }
        : finding,
    ),
  };
}

type Terms = NonNullable<InspectionResult['budget']>['terms'];

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
  spf: InspectionResult | undefined,
  mailServers: readonly string[],
): string[] {
  const included = spf?.budget ? includes(spf.budget.terms, spf.domain) : [];
  const bySpf = includeOwners
    .filter(({include = ''}) => included.includes(include))
    .map(({name}) => name);
  const byMx = mailHosts
    .filter(({domains}) =>
      mailServers.some((server) => domains.some((domain) => isWithin(server, domain))),
    )
    .map(({service}) => service);
  return [...new Set([...bySpf, ...byMx])];
}
