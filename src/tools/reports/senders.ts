// cspell:ignore gappssmtp hubspotemail mcdlv mcsv onmicrosoft rsgsv
import {commonSelectors} from '../dkim';
import {ipText, maskOctets, readIp} from '../kit';
import {spfProviders} from '../spf';
import {isUnder, type ReportRow} from './report';

/** How a sender was recognized, the surest first. */
export type SenderEvidence = 'signature' | 'return-path' | 'selector' | 'network';

export interface KnownSender {
  /** As the list of senders of the SPF tools names it. */
  name: string;
  by: SenderEvidence;
}

/**
 * Domains that services sign with or bounce to, beside those in their `include:`. By the
 * ids of the SPF tools' senders; each was seen in public reports or in the service's own
 * records.
 */
const moreDomains: Readonly<Record<string, readonly string[]>> = {
  'google-workspace': ['gmail.com', 'gappssmtp.com'],
  'microsoft-365': ['onmicrosoft.com'],
  mailgun: ['mailgun.net'],
  sendgrid: ['sendgrid.net', 'sendgrid.info'],
  mailchimp: ['mcsv.net', 'mcdlv.net', 'rsgsv.net'],
  postmark: ['mtasv.net', 'postmarkapp.com'],
  brevo: ['sendinblue.com', 'brevo.com'],
  hubspot: ['hubspotemail.net'],
  sparkpost: ['sparkpostmail.com'],
  intercom: ['intercom-mail.com', 'intercom.io'],
};

/**
 * Networks from which three large services send, as their SPF records name them:
 * _netblocks.google.com, spf.protection.outlook.com and amazonses.com, in public copies of
 * 2024 to 2026. They say whose server it was, not on whose behalf it sent.
 */
const networks: readonly (readonly [provider: string, ...blocks: string[]])[] = [
  [
    'google-workspace',
    ...['64.233.160.0/19', '66.102.0.0/20', '66.249.80.0/20', '72.14.192.0/18'],
    ...['74.125.0.0/16', '108.177.8.0/21', '173.194.0.0/16', '209.85.128.0/17'],
    ...[
      '216.58.192.0/19',
      '216.239.32.0/19',
      '2001:4860:4000::/36',
      '2404:6800:4000::/36',
    ],
    ...['2607:f8b0:4000::/36', '2800:3f0:4000::/36', '2a00:1450:4000::/36'],
  ],
  [
    'microsoft-365',
    ...['40.92.0.0/15', '40.107.0.0/16', '52.100.0.0/15', '52.102.0.0/16'],
    ...['52.103.0.0/17', '104.47.0.0/17', '2a01:111:f400::/48', '2a01:111:f403::/48'],
  ],
  [
    'amazon-ses',
    ...['199.255.192.0/22', '199.127.232.0/22', '54.240.0.0/18', '69.169.224.0/20'],
    ...['23.249.208.0/20', '23.251.224.0/19', '76.223.176.0/20', '76.223.128.0/19'],
  ],
];

/** The last two labels of the name in an `include:`. */
function organizationOf(include: string): string {
  return include.split('.').slice(-2).join('.');
}

const domains: readonly (readonly [domain: string, name: string])[] =
  spfProviders.flatMap(({id, name, include, via}) =>
    [
      ...(include && !via ? [organizationOf(include)] : []),
      ...(moreDomains[id] ?? []),
    ].map((domain) => [domain, name] as const),
  );

/** Selectors that one service alone uses. Those of server software say nothing. */
const selectors: ReadonlyMap<string, string> = new Map(
  commonSelectors.flatMap(({selector, services}) => {
    const [service = ''] = services;
    return services.length === 1 && service !== 'own servers' && !service.includes(',')
      ? [[selector, service] as const]
      : [];
  }),
);

interface Block {
  name: string;
  /** Octets of its first address. */
  first: readonly number[];
  /** Bits that all its addresses share. */
  prefix: number;
}

/** The first number of an address, which no network in the list crosses. */
function firstNumber(ip: string): string {
  return /^[^.:/]*/.exec(ip)?.[0] ?? '';
}

const blocks: ReadonlyMap<string, readonly Block[]> = (() => {
  const byNumber = new Map<string, Block[]>();
  for (const [id, ...cidrs] of networks) {
    const name = spfProviders.find((provider) => provider.id === id)?.name ?? id;
    for (const cidr of cidrs) {
      const [address = '', prefix] = cidr.split('/');
      const block = {name, first: readIp(address) ?? [], prefix: Number(prefix)};
      const known = byNumber.get(firstNumber(cidr)) ?? [];
      byNumber.set(firstNumber(cidr), [...known, block]);
    }
  }
  return byNumber;
})();

function byDomain(domain: string): string | undefined {
  return domains.find(([known]) => isUnder(domain, known))?.[1];
}

function byNetwork(ip: string): string | undefined {
  const near = blocks.get(firstNumber(ip));
  const octets = readIp(ip);
  return (
    octets &&
    near?.find(({first, prefix}) => ipText(maskOctets(octets, prefix)) === ipText(first))
      ?.name
  );
}

/**
 * The service that has sent the messages of a row, as near as a report tells: by a
 * signature of the service, by its return-path, by a selector that only it uses, or by the
 * network of the server.
 *
 * @param policyDomain the domain the report is about; what lies under it names nobody
 */
export function knownSender(
  row: ReportRow,
  policyDomain: string,
): KnownSender | undefined {
  const foreign = (domain: string) => domain !== '' && !isUnder(domain, policyDomain);
  for (const {domain, result} of row.signatures) {
    const name = foreign(domain) && result === 'pass' ? byDomain(domain) : undefined;
    if (name !== undefined) {
      return {name, by: 'signature'};
    }
  }
  for (const domain of [row.envelopeFrom, ...row.spfChecks.map((one) => one.domain)]) {
    const name = foreign(domain) ? byDomain(domain) : undefined;
    if (name !== undefined) {
      return {name, by: 'return-path'};
    }
  }
  for (const {domain, selector = '', result} of row.signatures) {
    const name =
      result === 'pass' && isUnder(domain, policyDomain)
        ? selectors.get(selector.toLowerCase())
        : undefined;
    if (name !== undefined) {
      return {name, by: 'selector'};
    }
  }
  const name = byNetwork(row.ip);
  return name === undefined ? undefined : {name, by: 'network'};
}

/** The network of an unknown server: 256 addresses of IPv4, a site's /48 of IPv6. */
export function networkName(ip: string): string {
  const octets = readIp(ip);
  if (!octets) {
    return ip || 'No address';
  }
  const prefix = octets.length === 4 ? 24 : 48;
  return `${ipText(maskOctets(octets, prefix))}/${prefix}`;
}
