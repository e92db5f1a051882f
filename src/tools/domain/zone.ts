import {normalName, recordsOf, type Resolver} from '../dns';
import {networkKey} from './networkKey';
import {ask, askData, tryData} from './questions';
import type {Finding, Section} from './report';
import {found} from './found';
import {section} from './section';

/** Name servers whose addresses are looked up. */
const MAX_SERVERS = 8;
/** Names that are climbed through, as many as a DMARC tree walk asks for. */
const MAX_NAMES = 8;

/** The domain and the names above it, without the top-level domain. */
function lineage(domain: string, {withTop}: {withTop: boolean}): string[] {
  const labels = domain.split('.');
  const names = labels.map((_, index) => labels.slice(index).join('.'));
  return (withTop ? names : names.slice(0, -1)).slice(0, MAX_NAMES);
}

export interface ZonePart {
  section: Section;
  /** Where the zone begins; missing: not found. */
  zone: string | undefined;
}

/**
 * The name servers of the zone that the domain is in (RFC 1034, 4.2.1; RFC 2182).
 *
 * @param deep also looks up their addresses
 */
export async function checkNs(
  domain: string,
  resolver: Resolver,
  {deep}: {deep: boolean},
): Promise<ZonePart> {
  for (const zone of lineage(domain, {withTop: false})) {
    const servers = [
      ...new Set((await askData(resolver, zone, 'NS')).map(normalName)),
    ].sort();
    if (servers.length > 0) {
      return {
        zone,
        section: await zoneSection(zone, servers, resolver, deep),
      };
    }
  }
  return {
    zone: undefined,
    section: section('ns', 'No zone was found.', {
      findings: [
        found(
          'ns-not-found',
          `No name servers were found for ${domain} or a name above it.`,
        ),
      ],
    }),
  };
}

async function zoneSection(
  zone: string,
  servers: readonly string[],
  resolver: Resolver,
  deep: boolean,
): Promise<Section> {
  const published = servers.map((server) => ({
    name: zone,
    type: 'NS',
    value: `${server}.`,
  }));
  const count =
    servers.length === 1 ? 'one name server' : `${servers.length} name servers`;
  const summary = `The zone ${zone} has ${count}.`;
  const findings: Finding[] = [];
  if (servers.length === 1) {
    findings.push(
      found(
        'one-ns',
        `${zone} has only one name server, ${servers[0] ?? ''}. If it fails, websites become unreachable and email is delayed as soon as cached records expire.`,
      ),
    );
  }
  if (deep) {
    findings.push(...(await serverFindings(servers, resolver)));
  }
  const isGood = findings.every(({severity}) => severity === 'note');
  return section('ns', summary, {
    published,
    findings:
      isGood && deep
        ? [
            ...findings,
            found('ns-found', `${zone} has ${count}, and each of them has an address.`),
          ]
        : findings,
  });
}

async function serverFindings(
  servers: readonly string[],
  resolver: Resolver,
): Promise<Finding[]> {
  const looked = await Promise.all(
    servers.slice(0, MAX_SERVERS).map(async (name) => {
      const [four, six, [alias] = []] = await Promise.all([
        tryData(resolver, name, 'A'),
        tryData(resolver, name, 'AAAA'),
        tryData(resolver, name, 'CNAME'),
      ]);
      const isKnown = four !== undefined || six !== undefined;
      return {name, four: four ?? [], six: six ?? [], isKnown, alias};
    }),
  );
  const isLost = ({isKnown, four, six}: (typeof looked)[number]) =>
    isKnown && four.length + six.length === 0;
  const severity = looked.every(isLost) ? ('error' as const) : ('warning' as const);
  const findings: Finding[] = looked.flatMap((server) =>
    isLost(server)
      ? [
          found(
            'ns-without-address',
            `The name server ${server.name} has no address in DNS.`,
            {severity},
          ),
        ]
      : server.alias === undefined
        ? []
        : [
            found(
              'ns-alias',
              `The name server ${server.name} is a CNAME to ${normalName(server.alias)}.`,
            ),
          ],
  );
  const networks = new Set(
    looked.flatMap(({four, six}) => [...four, ...six]).map(networkKey),
  );
  if (looked.length > 1 && networks.size === 1) {
    findings.push(
      found(
        'ns-one-network',
        `All name servers are in one network, ${[...networks].join('')}, so one outage can take the whole domain down.`,
      ),
    );
  }
  return findings;
}

/**
 * DNSSEC: whether the zone above vouches for this one, and whether the resolver verified it
 * (RFC 4035, 3.2.3 and 5.2).
 *
 * @param zone where the zone begins; missing: not known
 */
export async function checkDnssec(
  domain: string,
  zone: string | undefined,
  resolver: Resolver,
): Promise<Section> {
  const name = zone ?? domain;
  const [{authenticated}, ds] = await Promise.all([
    ask(resolver, name, 'NS'),
    ask(resolver, name, 'DS'),
  ]);
  const records = recordsOf(ds, 'DS');
  const published = records.map(({data}) => ({
    name,
    type: 'DS',
    value: `${data.keyTag} ${data.algorithm} ${data.digestType} …`,
  }));
  if (authenticated) {
    return section('dnssec', 'The domain is signed, and the signatures are valid.', {
      published,
      findings: [
        found(
          'dnssec-valid',
          `${name} is signed with DNSSEC, and the resolver verified the signatures.`,
        ),
      ],
    });
  }
  return records.length > 0
    ? section('dnssec', 'The signatures were not verified.', {
        published,
        findings: [
          found(
            'dnssec-unverified',
            `The zone above ${name} holds ${records.length === 1 ? 'a DS record' : `${records.length} DS records`}, but the resolver did not report the signatures as verified.`,
          ),
        ],
      })
    : section('dnssec', 'The domain is not signed.', {
        findings: [
          found(
            'no-dnssec',
            `${name} is not signed with DNSSEC, so a forged response cannot be told from a real one.`,
          ),
        ],
      });
}

/** Tags that certificate authorities know (IANA, "CAA Property Tags"). */
const knownTags = new Set([
  'issue',
  'issuewild',
  'iodef',
  'contactemail',
  'contactphone',
  'issuevmc',
  'issuemail',
]);

/** CAA: who may issue certificates, found by climbing the tree (RFC 8659, 3). */
export async function checkCaa(domain: string, resolver: Resolver): Promise<Section> {
  for (const name of lineage(domain, {withTop: true})) {
    const records = await askData(resolver, name, 'CAA');
    if (records.length > 0) {
      return caaSection(name, records);
    }
  }
  return section('caa', 'Any certificate authority may issue certificates.', {
    findings: [
      found(
        'no-caa',
        `${domain} has no CAA record, so any certificate authority may issue certificates for it.`,
      ),
    ],
  });
}

function caaSection(
  name: string,
  records: readonly {critical: boolean; tag: string; value: string}[],
): Section {
  const published = records.map(({critical, tag, value}) => ({
    name,
    type: 'CAA',
    value: `${critical ? 128 : 0} ${tag} "${value}"`,
  }));
  const strange = records.filter(
    ({critical, tag}) => critical && !knownTags.has(tag.toLowerCase()),
  );
  if (strange.length > 0) {
    return section('caa', 'No certificate authority may issue certificates.', {
      published,
      findings: strange.map(({tag}) =>
        found(
          'caa-critical-unknown',
          `The CAA property “${tag.slice(0, 40)}” at ${name} is marked critical and is not a known one, so no certificate authority may issue.`,
        ),
      ),
    });
  }
  const issue = records.filter(({tag}) => tag.toLowerCase() === 'issue');
  const issuers = [
    ...new Set(
      issue.flatMap(({value}) => value.split(';')[0]?.trim().toLowerCase() || []),
    ),
  ];
  if (issue.length > 0 && issuers.length === 0) {
    return section('caa', 'No certificate authority may issue certificates.', {
      published,
      findings: [
        found(
          'caa-forbids-all',
          `The CAA records at ${name} let no certificate authority issue. That is right only for a domain without websites or mail servers.`,
        ),
      ],
    });
  }
  return section(
    'caa',
    issuers.length > 0
      ? `Only ${issuers.join(', ')} may issue certificates.`
      : 'CAA records are published.',
    {
      published,
      findings: [
        found(
          'caa-found',
          issuers.length > 0
            ? `The CAA records at ${name} let only ${issuers.join(', ')} issue certificates.`
            : `${name} has CAA records, and none of them limits who may issue ordinary certificates.`,
        ),
      ],
    },
  );
}
