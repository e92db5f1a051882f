import {normalName, type Resolver} from '../dns';
import {isInner, readClient} from '../spf';
import {askData, tryData} from './questions';
import type {Finding, Section} from './report';
import {found} from './found';
import {section} from './section';

/** Mail servers that are looked at; senders hardly try more. */
const MAX_HOSTS = 5;
/** Addresses of one server whose reverse names are asked for. */
const MAX_ADDRESSES = 4;

/** A mail server from an MX record. */
export interface MailHost {
  preference: number;
  /** Without the final dot. */
  name: string;
  /** Missing: DNS gave no usable response. */
  addresses: readonly string[] | undefined;
  /** The name it is a CNAME to. */
  alias?: string;
}

export interface Receiving {
  section: Section;
  /** The servers that were looked at, the lowest preference first. */
  hosts: readonly MailHost[];
  /** The names of all servers, in the same order; the domain's own where it has no MX record. */
  servers: readonly string[];
  kind: 'mx' | 'null-mx' | 'own-address' | 'none';
}

/** The IPv4 and IPv6 addresses of a host; nothing where DNS gave no usable response. */
async function addressesOf(
  name: string,
  resolver: Resolver,
): Promise<string[] | undefined> {
  const [four, six] = await Promise.all([
    tryData(resolver, name, 'A'),
    tryData(resolver, name, 'AAAA'),
  ]);
  return four || six ? [...(four ?? []), ...(six ?? [])] : undefined;
}

function isAddress(name: string): boolean {
  return readClient(name) !== undefined;
}

function isPrivate(address: string): boolean {
  const client = readClient(address);
  return client !== undefined && isInner(client.network);
}

/**
 * Where email for the domain is delivered (RFC 5321, 5.1; RFC 7505).
 *
 * @param sends false for a domain whose SPF record allows no server
 * @param namesServers true for a domain whose SPF record allows a server
 * @throws {DnsError} when the question for MX records gets no response
 * @throws {NoUsableResponse} when its response code says nothing
 */
export async function checkMx(
  domain: string,
  resolver: Resolver,
  {
    sends,
    namesServers,
  }: {sends: () => Promise<boolean>; namesServers: () => Promise<boolean>},
): Promise<Receiving> {
  const records = (await askData(resolver, domain, 'MX'))
    .map(({preference, exchange}) => ({preference, name: normalName(exchange)}))
    .sort((a, b) => a.preference - b.preference);
  const published = records.map(({preference, name}) => ({
    name: domain,
    type: 'MX',
    value: `${preference} ${name}.`,
  }));
  const named = records.filter(({name}) => name !== '');
  if (records.length === 0) {
    return withoutMx(domain, resolver, sends);
  }
  if (named.length === 0) {
    return {
      kind: 'null-mx',
      hosts: [],
      servers: [],
      section: section('mx', 'The domain receives no email and says so.', {
        published,
        findings: [
          (await namesServers())
            ? found(
                'null-mx-but-sends',
                `The SPF record of ${domain} allows servers to send its email, but the domain has a null MX, so receivers may reject its messages.`,
              )
            : found(
                'null-mx',
                `${domain} has a null MX record: it receives no email, and senders are told immediately.`,
              ),
        ],
      }),
    };
  }
  const hosts = await Promise.all(
    named.slice(0, MAX_HOSTS).map((one) => lookAt(one, resolver)),
  );
  const findings = hostFindings(domain, hosts);
  if (named.length < records.length) {
    findings.unshift(
      found(
        'null-mx-among-others',
        `${domain} has a null MX record next to ${named.length === 1 ? 'another MX record' : `${named.length} other MX records`}, which the standard forbids. Most senders use the ${named.length === 1 ? 'other' : 'others'}, but some may refuse to deliver.`,
      ),
    );
  }
  const names = named.map(({name}) => name);
  const place = names.length === 1 ? (names[0] ?? '') : `${names.length} mail servers`;
  return {
    kind: 'mx',
    hosts,
    servers: names,
    section: section('mx', `Email is delivered to ${place}.`, {
      published,
      findings:
        findings.length > 0
          ? findings
          : [
              found(
                'mx-found',
                `${domain} has ${records.length === 1 ? 'an MX record' : `${records.length} MX records`}, and ${lookedAt(hosts.length, names.length)} a public address.`,
              ),
            ],
    }),
  };
}

/** How many of the named servers a sentence is about, up to its verb. */
function lookedAt(count: number, named: number): string {
  if (count < named) {
    return `each of the ${count} servers that senders try first has`;
  }
  return count === 1 ? 'the server it names has' : 'every server they name has';
}

async function lookAt(
  {preference, name}: {preference: number; name: string},
  resolver: Resolver,
): Promise<MailHost> {
  if (isAddress(name)) {
    return {preference, name, addresses: [name]};
  }
  const [addresses, [alias] = []] = await Promise.all([
    addressesOf(name, resolver),
    tryData(resolver, name, 'CNAME'),
  ]);
  return {preference, name, addresses, ...(alias && {alias: normalName(alias)})};
}

function hostFindings(domain: string, hosts: readonly MailHost[]): Finding[] {
  const works = ({name, addresses}: MailHost) =>
    !isAddress(name) && (!addresses || addresses.some((one) => !isPrivate(one)));
  const severity = hosts.some(works) ? ('warning' as const) : ('error' as const);
  return hosts.flatMap((host): Finding[] => {
    const {preference, name, addresses, alias} = host;
    if (isAddress(name)) {
      return [
        found(
          'mx-ip-address',
          `The MX record of ${domain} names the IP address ${name}. It must name a host, so senders skip it.`,
        ),
      ];
    }
    if (addresses?.length === 0) {
      return [
        found(
          'mx-without-address',
          `The mail server ${name} has no address in DNS, so no email can be delivered to it.`,
          {severity},
        ),
      ];
    }
    if (addresses?.every(isPrivate)) {
      return [
        found(
          'mx-private-address',
          `The mail server ${name} has only private addresses (${addresses.join(', ')}), which cannot be reached over the Internet.`,
          {severity},
        ),
      ];
    }
    return alias === undefined
      ? []
      : [
          found(
            'mx-alias',
            `The MX record names ${name}, which is a CNAME to ${alias}.`,
            {
              cure: `Replace ${name} with ${alias} in the MX record.`,
              record: {type: 'MX', name: domain, value: `${preference} ${alias}.`},
            },
          ),
        ];
  });
}

/** The implicit MX: a domain without MX records is its own mail server (RFC 5321, 5.1). */
async function withoutMx(
  domain: string,
  resolver: Resolver,
  sends: () => Promise<boolean>,
): Promise<Receiving> {
  const nullMx = {type: 'MX', name: domain, value: '0 .'} as const;
  const addresses = await addressesOf(domain, resolver);
  if (addresses?.length !== 0) {
    return {
      kind: 'own-address',
      hosts: [],
      servers: [domain],
      section: section('mx', 'There is no MX record.', {
        findings: [
          found(
            'no-mx',
            `${domain} has no MX record, so senders try the address of ${domain} itself${addresses?.[0] === undefined ? '' : `, ${addresses[0]}`}. That is often a web server, which accepts no email.`,
            (await sends())
              ? {}
              : {
                  record: nullMx,
                  cure: 'If the domain is not meant to receive email, publish this null MX record. Its SPF record already says that it sends none.',
                },
          ),
        ],
      }),
    };
  }
  return {
    kind: 'none',
    hosts: [],
    servers: [],
    section: section('mx', 'The domain cannot receive email.', {
      findings: [
        (await sends())
          ? found(
              'cannot-receive',
              `${domain} sends email but has neither an MX record nor an address, so replies and bounces are lost.`,
            )
          : found(
              'no-mail-server',
              `${domain} has neither an MX record nor an address, so it cannot receive email. Senders find that out slowly.`,
              {record: nullMx},
            ),
      ],
    }),
  };
}

/** The reverse names of the mail servers' addresses, confirmed forward (RFC 8601, 2.7.3). */
export async function checkPtr(
  domain: string,
  hosts: readonly MailHost[],
  resolver: Resolver,
): Promise<Section> {
  const pairs = hosts.flatMap((host) =>
    (host.addresses ?? [])
      .filter((address) => !isPrivate(address) && !isAddress(host.name))
      .slice(0, MAX_ADDRESSES)
      .map((address) => ({host: host.name, address})),
  );
  if (pairs.length === 0) {
    return section('ptr', 'There is no public address to look at.', {state: 'skipped'});
  }
  const looked = await Promise.all(
    pairs.map(async ({host, address}) => {
      const reverse = (readClient(address)?.reverseName ?? '').toLowerCase();
      const names = (await askData(resolver, reverse, 'PTR')).map(normalName);
      const confirmed = await Promise.all(
        names.slice(0, MAX_ADDRESSES).map(async (name) => {
          const back = await addressesOf(name, resolver);
          return back?.some((one) => readClient(one)?.address === canonical(address));
        }),
      );
      return {host, address, reverse, names, confirmed: confirmed.includes(true)};
    }),
  );
  const findings = looked.flatMap(({host, address, reverse, names, confirmed}) => {
    const severity =
      host === domain || host.endsWith(`.${domain}`)
        ? ('warning' as const)
        : ('note' as const);
    const record = {type: 'PTR', name: reverse, value: `${host}.`} as const;
    if (names.length === 0) {
      return [
        found('no-ptr', `${address}, the address of ${host}, has no PTR record.`, {
          severity,
          record,
        }),
      ];
    }
    return confirmed
      ? []
      : [
          found(
            'ptr-unconfirmed',
            `${address}, the address of ${host}, has the name ${names[0] ?? ''}, which does not lead back to ${address}.`,
            {severity, record},
          ),
        ];
  });
  const good = looked.filter(({confirmed}) => confirmed).length;
  return section(
    'ptr',
    `${good} of ${looked.length} ${looked.length === 1 ? 'address has' : 'addresses have'} a confirmed name.`,
    {
      published: looked.flatMap(({reverse, names}) =>
        names.map((name) => ({name: reverse, type: 'PTR', value: `${name}.`})),
      ),
      findings:
        findings.length > 0
          ? findings
          : [
              found(
                'ptr-confirmed',
                looked.length === 1
                  ? 'The address of the mail server has a name that leads back to it.'
                  : `All ${looked.length} addresses of the mail servers have names that lead back to them.`,
              ),
            ],
    },
  );
}

function canonical(address: string): string {
  return readClient(address)?.address ?? address;
}
