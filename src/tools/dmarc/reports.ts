import {DnsError, recordsOf, type Resolver} from '../dns';
import {rfc, type Problem} from '../kit';
import {isDmarcRecord, parseDmarc, type ParsedDmarc} from './parse';
import {clip, type ReportUri} from './uri';
import {askTexts, organizationalDomain, walkTree} from './walk';

const MAX_NAME = 253;

/** Whether the owner of the address agrees to get the reports (RFC 9990, 4). */
export type Consent =
  /** The address belongs to the same organization. */
  | 'own'
  | 'given'
  | 'missing'
  /** The consent names an address elsewhere, so nothing is sent. */
  | 'elsewhere'
  | 'unknown';

/** Whether mail to the address can arrive (RFC 5321, 5.1). */
export type MailHost = 'mx' | 'address' | 'refuses' | 'missing' | 'unknown';

export interface ReportAddress {
  tag: 'rua' | 'ruf';
  uri: ReportUri;
  consent: Consent;
  /** The name at which consent is asked for. */
  consentName?: string;
  mail: MailHost;
  problems: Problem[];
}

/** The name at which a report's receiver agrees (RFC 9990, 4). */
export function consentName(policyDomain: string, host: string): string {
  return `${policyDomain}._report._dmarc.${host}`;
}

/**
 * Checks where the reports of a record go: whether an address of another organization has
 * agreed (RFC 9990, 4), and whether its domain takes mail.
 *
 * @param policyDomain the domain at which the record stands
 * @param organization its organizational domain
 * @throws what the resolver throws other than a DnsError, such as an abort
 */
export async function checkReports(
  {settings}: ParsedDmarc,
  policyDomain: string,
  organization: string,
  resolver: Resolver,
): Promise<ReportAddress[]> {
  const wanted = [
    ...settings.rua.map((uri) => ({tag: 'rua', uri}) as const),
    ...settings.ruf.map((uri) => ({tag: 'ruf', uri}) as const),
  ];
  return Promise.all(
    wanted.map(async ({tag, uri}) => {
      if (uri.host === undefined) {
        return {tag, uri, consent: 'unknown', mail: 'unknown', problems: []};
      }
      const {host} = uri;
      const [consent, mail] = await Promise.all([
        askConsent(host, policyDomain, organization, resolver),
        askMailHost(host, resolver),
      ]);
      const asked =
        consent === 'own' ? {} : {consentName: consentName(policyDomain, host)};
      const problems = [
        ...consentProblems(consent, uri, policyDomain, tag),
        ...mailProblems(mail, uri, tag),
      ];
      return {tag, uri, consent, mail, problems, ...asked};
    }),
  );
}

async function askConsent(
  host: string,
  policyDomain: string,
  organization: string,
  resolver: Resolver,
): Promise<Consent> {
  if (host === policyDomain || host === organization) {
    return 'own';
  }
  if (host.endsWith(`.${organization}`)) {
    const steps = await walkTree(host, resolver);
    if (steps.some(({found}) => found === 'failed')) {
      return 'unknown';
    }
    if (organizationalDomain(host, steps) === organization) {
      return 'own';
    }
  }
  const name = consentName(policyDomain, host);
  if (name.length > MAX_NAME) {
    return 'missing';
  }
  const answer = await askTexts(name, resolver);
  if ('failure' in answer) {
    return 'unknown';
  }
  const records = answer.texts.filter(isDmarcRecord);
  const others = records.flatMap((text) => parseDmarc(text).settings.rua);
  if (others.some((uri) => uri.host !== host)) {
    return 'elsewhere';
  }
  return records.length > 0 ? 'given' : 'missing';
}

async function askMailHost(host: string, resolver: Resolver): Promise<MailHost> {
  try {
    const answer = await resolver.query(host, 'MX');
    if (answer.rcode === 'NXDOMAIN') {
      return 'missing';
    }
    if (answer.rcode !== 'NOERROR') {
      return 'unknown';
    }
    const servers = recordsOf(answer, 'MX').map(({data}) => data.exchange);
    if (servers.length > 0) {
      // A single server without a name says that the domain takes no mail (RFC 7505, 3).
      return servers.every((server) => server === '' || server === '.')
        ? 'refuses'
        : 'mx';
    }
    const addresses = await Promise.all([
      resolver.query(host, 'A'),
      resolver.query(host, 'AAAA'),
    ]);
    return addresses.some(({answers}) => answers.length > 0) ? 'address' : 'missing';
  } catch (error) {
    if (error instanceof DnsError) {
      return 'unknown';
    }
    throw error;
  }
}

function consentProblems(
  consent: Consent,
  {text, host = '', column: position}: ReportUri,
  policyDomain: string,
  tag: string,
): Problem[] {
  const name = consentName(policyDomain, host);
  const reference = rfc(9990, '4');
  switch (consent) {
    case 'missing':
      return [
        {
          code: 'no-consent',
          severity: 'error',
          message: `${host} has not agreed to receive reports about ${policyDomain}, so reporters send nothing to ${clip(text)} (${tag}).`,
          cure: `Ask the owner of ${host} to publish a TXT record at ${name} that says v=DMARC1;`,
          position,
          reference,
        },
      ];
    case 'elsewhere':
      return [
        {
          code: 'consent-elsewhere',
          severity: 'error',
          message: `${host} agrees to receive reports about ${policyDomain}, but names an address at another domain, so reporters send nothing at all.`,
          cure: `The rua in the record at ${name} must name an address at ${host}, or be left out.`,
          position,
          reference,
        },
      ];
    case 'unknown':
      return [
        {
          code: 'consent-unknown',
          severity: 'note',
          message: `There was no response from DNS on whether ${host} agrees to receive reports about ${policyDomain}.`,
          cure: 'Check again in a minute.',
          position,
          reference,
        },
      ];
    default:
      return [];
  }
}

function mailProblems(
  mail: MailHost,
  {text, host = '', column: position}: ReportUri,
  tag: string,
): Problem[] {
  if (mail === 'missing') {
    return [
      {
        code: 'no-mail-host',
        severity: 'error',
        message: `${host} accepts no email, because it has no MX record and no address. Reports to ${clip(text)} (${tag}) do not arrive.`,
        cure: 'Check the spelling, or use an address that works.',
        position,
        reference: rfc(5321, '5.1'),
      },
    ];
  }
  return mail === 'refuses'
    ? [
        {
          code: 'null-mx',
          severity: 'error',
          message: `${host} has a null MX record, which means that it accepts no email. Reports to ${clip(text)} (${tag}) do not arrive.`,
          cure: 'Use an address at a domain that accepts email.',
          position,
          reference: rfc(7505, '3'),
        },
      ]
    : [];
}
