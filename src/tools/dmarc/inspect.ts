import {DnsError, recordsOf, remember, type Resolver} from '../dns';
import {rfc, type Problem} from '../kit';
import {adviseRecord} from './advise';
import {discoverDmarc, type DmarcDiscovery} from './discover';
import {gradeDmarc, type GradeResult} from './grade';
import {isDmarcRecord} from './parse';
import {checkReports, type ReportAddress} from './reports';
import {askTexts, type WalkStep} from './walk';

export interface DmarcInspection {
  discovery: DmarcDiscovery;
  reports: readonly ReportAddress[];
  /** All findings: of the record, of the walk, of the places around it, of the reports. */
  problems: readonly Problem[];
  /** Nothing, where DNS gave no answer. */
  grade: GradeResult | undefined;
  /** Where `_dmarc` of the domain is an alias: the name it stands for. */
  alias?: string;
}

/**
 * All that the checker's page says about a domain: the walk, the record, what is near it by
 * mistake, and where its reports go.
 *
 * @param domain an internet domain, in any script
 * @throws what the resolver throws other than a DnsError, such as an abort
 */
export async function inspectDmarc(
  domain: string,
  resolver: Resolver,
): Promise<DmarcInspection> {
  const once = remember(resolver);
  const discovery = await discoverDmarc(domain, once);
  const {parsed, policyDomain, organizationalDomain} = discovery;
  if (discovery.outcome === 'temperror') {
    return {discovery, reports: [], problems: discovery.problems, grade: undefined};
  }
  const [reports, places, alias] = await Promise.all([
    parsed && policyDomain !== undefined
      ? checkReports(parsed, policyDomain, organizationalDomain, once)
      : [],
    lookAround(discovery, once),
    askAlias(discovery.trace[0]?.name, once),
  ]);
  const found = [
    ...discovery.problems,
    ...adviseFound(discovery),
    ...adviseDiscovery(discovery),
    ...places,
    ...aliasProblems(alias, discovery.trace[0]),
    ...reports.flatMap(({problems}) => problems),
  ];
  const problems = [...found, ...praise(discovery, reports)];
  return {
    discovery,
    reports,
    problems,
    grade: gradeDmarc(discovery, reports),
    ...(alias !== undefined && {alias}),
  };
}

/** Advice about `sp` and `np`, which only count at an organizational domain. */
const ABOUT_SUBDOMAINS = new Set(['no-np', 'weak-missing-names', 'weak-subdomains']);

function adviseFound({parsed, policyDomain, organizationalDomain}: DmarcDiscovery) {
  return parsed
    ? adviseRecord(parsed).filter(
        ({code}) => policyDomain === organizationalDomain || !ABOUT_SUBDOMAINS.has(code),
      )
    : [];
}

/** What the walk means for the domain. */
function adviseDiscovery({
  domain,
  policyDomain,
  parsed,
  source,
  exists,
  published,
  organizationalDomain,
  trace,
}: DmarcDiscovery): Problem[] {
  if (!parsed || policyDomain === undefined) {
    return [];
  }
  const problems: Problem[] = [];
  if (policyDomain !== domain) {
    problems.push({
      code: 'inherited',
      severity: 'note',
      message: `${domain} has no usable record of its own. The one of ${policyDomain} applies, with ${source}=${published}${exists === false ? `, because ${domain} does not exist in DNS` : ''}.`,
      cure: `Publish a record at _dmarc.${domain} if its email needs another policy or other reports.`,
      reference: rfc(9989, '4.10.1'),
    });
  } else if (organizationalDomain !== domain && (parsed.tags.sp ?? parsed.tags.np)) {
    problems.push({
      code: 'sp-below',
      severity: 'warning',
      message: `sp and np have no effect in this record, because ${domain} is below its organizational domain ${organizationalDomain}, and the names below ${domain} follow the record of ${organizationalDomain}.`,
      cure: `Set sp and np at _dmarc.${organizationalDomain}. Do not use psd=n for this, because signatures and return-paths of ${organizationalDomain} would then no longer align.`,
      reference: rfc(9989, '4.7'),
    });
  }
  if (trace.some(({skipped}) => skipped > 0)) {
    problems.push({
      code: 'deep-name',
      severity: 'note',
      message: `${domain} has more than eight labels. Receivers query the name itself and then only its last seven labels, so a record in between is never found.`,
      cure: `Publish a separate record for each such name.`,
      reference: rfc(9989, '5.1.8'),
    });
  }
  return problems;
}

/** Looks where a record is put by mistake. What gets no answer there is passed over. */
async function lookAround(
  {domain, trace}: DmarcDiscovery,
  resolver: Resolver,
): Promise<Problem[]> {
  const own = trace[0];
  const hasOwn = own !== undefined && own.records.length > 0;
  const isBase = domain.split('.').length > 1;
  const textsIf = (asks: boolean, name: string): Promise<string[]> =>
    asks ? textsAt(name, resolver) : Promise.resolve([]);
  const [atDomain, atPlain, atDouble, atWild] = await Promise.all([
    textsAt(domain, resolver),
    textsIf(!hasOwn && isBase, `dmarc.${domain}`),
    textsIf(!hasOwn && isBase, `_dmarc.${domain}.${domain}`),
    textsIf(own?.found === 'other', `no-such-name.${domain}`),
  ]);
  const problems: Problem[] = [];
  const reference = rfc(9989, '4.5');
  if (atDomain.some(isDmarcRecord)) {
    problems.push({
      code: 'record-at-domain',
      severity: hasOwn ? 'note' : 'error',
      message: `${domain} itself has a DMARC record, which has no effect because receivers query _dmarc.${domain}.`,
      cure: hasOwn ? 'Delete it.' : `Move it to the name _dmarc.${domain}.`,
      reference,
    });
  }
  if (atPlain.some(isDmarcRecord)) {
    problems.push({
      code: 'no-underscore',
      severity: 'error',
      message: `The record is at dmarc.${domain}, without the underscore, where receivers do not look.`,
      cure: `Move it to _dmarc.${domain}.`,
      reference,
    });
  }
  if (atDouble.some(isDmarcRecord)) {
    problems.push({
      code: 'doubled-name',
      severity: 'error',
      message: `The record is at _dmarc.${domain}.${domain}, because the DNS panel added the domain to a name that already contained it.`,
      cure: 'Enter only _dmarc in the name field of your panel.',
      reference,
    });
  }
  const first = own?.texts[0];
  if (first !== undefined && atWild.includes(first)) {
    problems.push({
      code: 'wildcard',
      severity: 'note',
      message: `A wildcard record of ${domain} applies to every name that has no records of its own, including _dmarc.${domain}. It is not a DMARC record.`,
      cure: `Publish a record at _dmarc.${domain}, which replaces it there.`,
      reference: rfc(4592, '2.2'),
    });
  }
  return problems;
}

async function textsAt(name: string, resolver: Resolver): Promise<string[]> {
  if (name.length > 253) {
    return [];
  }
  const answer = await askTexts(name, resolver);
  return 'failure' in answer ? [] : answer.texts;
}

async function askAlias(
  name: string | undefined,
  resolver: Resolver,
): Promise<string | undefined> {
  if (name === undefined) {
    return undefined;
  }
  try {
    const answer = await resolver.query(name, 'CNAME');
    return recordsOf(answer, 'CNAME')[0]?.data;
  } catch (error) {
    if (error instanceof DnsError) {
      return undefined;
    }
    throw error;
  }
}

function aliasProblems(alias: string | undefined, own: WalkStep | undefined): Problem[] {
  if (alias === undefined || !own) {
    return [];
  }
  return own.records.length > 0
    ? [
        {
          code: 'alias',
          severity: 'note',
          message: `${own.name} is a CNAME to ${alias}, so the owner of that name decides your policy.`,
          cure: 'This is fine if a service manages the record for you. Otherwise, publish it yourself.',
          reference: rfc(1034, '3.6.2'),
        },
      ]
    : [
        {
          code: 'alias-to-nothing',
          severity: 'error',
          message: `${own.name} is a CNAME to ${alias}, which has no DMARC record.`,
          cure: 'Ask the service behind that name, or replace the CNAME with a TXT record.',
          reference: rfc(1034, '3.6.2'),
        },
      ];
}

/** What is good is said too. */
function praise(
  {parsed, policyDomain, trace, policy}: DmarcDiscovery,
  reports: readonly ReportAddress[],
): Problem[] {
  if (!parsed || policyDomain === undefined) {
    return [];
  }
  const problems: Problem[] = [
    {
      code: 'found',
      severity: 'fine',
      message: `There is one DMARC record, at _dmarc.${policyDomain}, found with ${trace.length} ${trace.length === 1 ? 'query' : 'queries'} out of at most 8.`,
      reference: rfc(9989, '4.10'),
    },
  ];
  if (policy !== 'none') {
    problems.push({
      code: 'enforced',
      severity: 'fine',
      message: `Receivers should ${policy === 'reject' ? 'reject email that fails' : 'treat email that fails as suspicious'}.`,
      reference: rfc(9989, '3.2.9'),
    });
  }
  const aggregate = reports.filter(({tag}) => tag === 'rua');
  if (aggregate.length > 0 && aggregate.every((report) => arrives(report))) {
    problems.push({
      code: 'reports-arrive',
      severity: 'fine',
      message:
        'Every address in rua accepts email and has given its consent if that is needed.',
      reference: rfc(9990, '4'),
    });
  }
  return problems;
}

function arrives({consent, mail}: ReportAddress): boolean {
  return /^(?:own|given)$/.test(consent) && /^(?:mx|address)$/.test(mail);
}
