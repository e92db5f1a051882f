import {
  DnsError,
  normalName,
  rcodeInWords,
  recordsOf,
  type DnsAnswer,
  type Resolver,
} from '../dns';
import {rfc, type Problem} from '../kit';
import {isOutsideDns} from './special';

/**
 * What DNS says of a domain: mail can be handed over there; it cannot; it can, in a way
 * that is seldom meant; or DNS gave no answer.
 */
export type MailAcceptance = 'accepts' | 'refuses' | 'doubtful' | 'unknown';

export interface Exchange {
  /** The lowest is tried first. */
  preference: number;
  exchange: string;
}

export interface DomainCheck {
  /** The name asked for, in A-labels. */
  domain: string;
  acceptance: MailAcceptance;
  /** Its mail servers, the lowest preference first. Empty without MX records. */
  exchanges: Exchange[];
  problems: Problem[];
}

export interface DomainCheckOptions {
  /**
   * Also look for the mail servers' addresses. One or two questions more for each
   * server, so not for lists.
   */
  deep?: boolean;
}

/** Servers whose addresses are looked for: senders hardly try more. */
const MAX_EXCHANGES = 4;

/**
 * Finds out where mail for a domain would be handed over (RFC 5321, 5.1): its MX
 * records, a null MX (RFC 7505), or its own address where it has none.
 *
 * @param asciiDomain A-labels, or an address literal, which is not asked for
 * @returns acceptance 'unknown' when DNS gives no answer
 * @throws only what the resolver throws besides `DnsError`, such as an abort's reason
 */
export async function checkMailDomain(
  asciiDomain: string,
  resolver: Resolver,
  {deep = true}: DomainCheckOptions = {},
): Promise<DomainCheck> {
  const domain = normalName(asciiDomain);
  if (domain.startsWith('[')) {
    return {domain, acceptance: 'doubtful', exchanges: [], problems: []};
  }
  if (isOutsideDns(domain)) {
    return refused(domain, {
      code: 'outside-dns',
      severity: 'error',
      message: `${domain} cannot exist in the public DNS, so no query was made.`,
      reference: rfc(6761, '6'),
    });
  }
  try {
    const answer = await resolver.query(domain, 'MX');
    const stopped = stoppedBy(answer, domain);
    if (stopped) {
      return stopped;
    }
    const exchanges = recordsOf(answer, 'MX')
      .map(({data}) => ({...data, exchange: normalName(data.exchange)}))
      .sort((a, b) => a.preference - b.preference);
    return exchanges.length === 0
      ? await withoutMx(domain, resolver)
      : await withMx(domain, exchanges, resolver, deep);
  } catch (error) {
    if (error instanceof DnsError) {
      return unknown(domain, error.message);
    }
    throw error;
  }
}

function refused(
  domain: string,
  problem: Problem,
  exchanges: Exchange[] = [],
): DomainCheck {
  return {domain, acceptance: 'refuses', exchanges, problems: [problem]};
}

function unknown(
  domain: string,
  why: string,
  {code, cure} = {
    code: 'dns-unknown',
    cure: 'Try again in a minute, or choose another resolver.',
  },
): DomainCheck {
  return {
    domain,
    acceptance: 'unknown',
    exchanges: [],
    problems: [
      {
        code,
        severity: 'warning',
        message: `DNS returned no usable response for ${domain}, so nothing is known about its email. ${why}`,
        cure,
      },
    ],
  };
}

/** A response code that ends the search. */
function stoppedBy({rcode}: DnsAnswer, domain: string): DomainCheck | undefined {
  if (rcode === 'NOERROR') {
    return undefined;
  }
  if (rcode === 'NXDOMAIN') {
    return refused(domain, {
      code: 'no-domain-in-dns',
      severity: 'error',
      message: `${domain} does not exist in DNS, so no email can be sent there.`,
      cure: 'Check the spelling.',
      reference: rfc(5321, '5.1'),
    });
  }
  const {says, cure} = rcodeInWords(rcode);
  return unknown(domain, says, {code: 'dns-broken', cure});
}

/** The implicit MX: a domain without MX records is its own mail server (RFC 5321, 5.1). */
async function withoutMx(domain: string, resolver: Resolver): Promise<DomainCheck> {
  const host = await lookAtHost(domain, resolver);
  if (host === 'unknown') {
    return unknown(
      domain,
      'It has no MX record, and its address could not be looked up.',
    );
  }
  if (host === 'missing') {
    return refused(domain, {
      code: 'no-mail-server',
      severity: 'error',
      message: `${domain} exists, but it has neither an MX record nor an address, so no server can accept its email.`,
      cure: 'Check the spelling.',
      reference: rfc(5321, '5.1'),
    });
  }
  return {
    domain,
    acceptance: 'doubtful',
    exchanges: [],
    problems: [
      {
        code: 'no-mx',
        severity: 'warning',
        message: `${domain} has no MX record. Email is then sent to the address of the name itself, which is often a web server that accepts none.`,
        cure: 'Send one message and see whether it bounces before you keep the address.',
        reference: rfc(5321, '5.1'),
      },
    ],
  };
}

async function withMx(
  domain: string,
  all: Exchange[],
  resolver: Resolver,
  deep: boolean,
): Promise<DomainCheck> {
  const exchanges = all.filter(({exchange}) => !isRoot(exchange));
  if (exchanges.length === 0) {
    return refused(domain, {
      code: 'null-mx',
      severity: 'error',
      message: `${domain} accepts no email, which its null MX record says.`,
      cure: 'Ask for another address.',
      reference: rfc(7505, '3'),
    });
  }
  const problems: Problem[] = [];
  const isMixed = exchanges.length < all.length;
  if (isMixed) {
    problems.push({
      code: 'null-mx-among-others',
      severity: 'warning',
      message: `${domain} has a null MX record next to ${exchanges.length === 1 ? 'another MX record' : 'other MX records'}, which the standard forbids. Most senders use the ${exchanges.length === 1 ? 'other' : 'others'}, but some may refuse to deliver.`,
      cure: 'The owner of the domain has to fix it.',
      reference: rfc(7505, '3'),
    });
  }
  const states: HostState[] = [];
  for (const {exchange} of exchanges.slice(0, MAX_EXCHANGES)) {
    states.push(
      nameState(exchange) ?? (deep ? await lookAtHost(exchange, resolver) : 'found'),
    );
  }
  const usable = states.some((state) => state === 'found' || state === 'unknown');
  for (const [index, state] of states.entries()) {
    const problem = exchangeProblem(exchanges[index]?.exchange ?? '', state, !usable);
    if (problem) {
      problems.push(problem);
    }
  }
  const acceptance = acceptanceOf(states);
  return {
    domain,
    acceptance: isMixed && acceptance === 'accepts' ? 'doubtful' : acceptance,
    exchanges,
    problems,
  };
}

function acceptanceOf(states: readonly HostState[]): MailAcceptance {
  if (states.includes('found')) {
    return 'accepts';
  }
  return states.includes('unknown') ? 'doubtful' : 'refuses';
}

/** What became of the search for a mail server's address. */
type HostState = 'found' | 'missing' | 'private' | 'ip' | 'localhost' | 'unknown';

function isRoot(exchange: string): boolean {
  return exchange === '' || exchange === '.';
}

function nameState(exchange: string): HostState | undefined {
  if (exchange === 'localhost' || exchange.endsWith('.localhost')) {
    return 'localhost';
  }
  return /^\d+(?:\.\d+){3}$/.test(exchange) || exchange.includes(':') ? 'ip' : undefined;
}

async function lookAtHost(name: string, resolver: Resolver): Promise<HostState> {
  try {
    const ip4 = await resolver.query(name, 'A');
    const addresses = recordsOf(ip4, 'A').map(({data}) => data);
    if (addresses.length > 0) {
      return addresses.every((address) => privateIp4.test(address)) ? 'private' : 'found';
    }
    const ip6 = await resolver.query(name, 'AAAA');
    const addresses6 = recordsOf(ip6, 'AAAA').map(({data}) => data);
    if (addresses6.length > 0) {
      return addresses6.every((address) => privateIp6.test(address))
        ? 'private'
        : 'found';
    }
    return [ip4, ip6].every(({rcode}) => rcode === 'NOERROR' || rcode === 'NXDOMAIN')
      ? 'missing'
      : 'unknown';
  } catch (error) {
    if (error instanceof DnsError) {
      return 'unknown';
    }
    throw error;
  }
}

/** Addresses that cannot be reached over the Internet (RFC 1918, RFC 6890). */
const privateIp4 =
  /^(?:0\.|10\.|127\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.168\.)/;
const privateIp6 = /^(?:::1?$|fe[89ab]|f[cd])/i;

function exchangeProblem(
  exchange: string,
  state: HostState,
  alone: boolean,
): Problem | undefined {
  const severity = alone ? 'error' : 'note';
  switch (state) {
    case 'ip':
      return {
        code: 'mx-ip-address',
        severity,
        message: `The MX record contains an IP address, ${exchange}, but it must contain a host name.`,
        cure: 'The owner of the domain has to fix it.',
        reference: rfc(5321, '5.1'),
      };
    case 'localhost':
      return {
        code: 'mx-localhost',
        severity,
        message: `The MX record points to ${exchange}, so every sender would send the email to itself.`,
        cure: alone
          ? 'Ask for another address. The domain’s owner may mean that it accepts no email, but that should be a null MX.'
          : 'The owner of the domain has to fix it.',
        reference: rfc(6761, '6.3'),
      };
    case 'missing':
      return {
        code: 'mx-without-address',
        severity,
        message: `The mail server ${exchange} has no address in DNS.`,
        cure: 'The owner of the domain has to fix it.',
        reference: rfc(5321, '5.1'),
      };
    case 'private':
      return {
        code: 'mx-private-address',
        severity,
        message: `The mail server ${exchange} has only an address that cannot be reached over the Internet.`,
        cure: 'The owner of the domain has to fix it.',
        reference: rfc(1918, '3'),
      };
    case 'unknown':
      return {
        code: 'mx-unknown',
        severity: 'note',
        message: `There was no response from DNS for the mail server ${exchange}.`,
        cure: 'Try again in a minute.',
      };
    default:
      return undefined;
  }
}
