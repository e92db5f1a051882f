import {dohServers, type DohServer} from '../dns';
import {rfc, type Problem} from '../kit';

/** The value of the choice that stands for a visitor's own resolver. */
export const OWN_RESOLVER = 'own';

export interface ResolverSetting {
  /** Name of one of `dohServers`, or `OWN_RESOLVER`. */
  choice: string;
  /** Address of the visitor's own resolver. */
  own: string;
}

export const defaultResolver: ResolverSetting = {
  choice: dohServers[0]?.name ?? OWN_RESOLVER,
  own: '',
};

export type ServersReading =
  | {valid: true; servers: readonly DohServer[]}
  | {valid: false; problem: Problem};

/**
 * The resolvers to ask, in order: the chosen one, and then the others where it is slow or
 * does not answer. A visitor's own resolver is asked alone.
 */
export function readServers({choice, own}: ResolverSetting): ServersReading {
  if (choice === OWN_RESOLVER) {
    return readOwnServer(own);
  }
  const first = dohServers.filter(({name}) => name === choice);
  const others = dohServers.filter(({name}) => name !== choice);
  return {valid: true, servers: [...first, ...others]};
}

/**
 * Reads the address of a DNS-over-HTTPS resolver. Plain http is for this computer only,
 * for everything else the question would be open to read on its way.
 *
 * @param text an address, with or without `https://` and RFC 8484's `{?dns}`
 */
function readOwnServer(text: string): ServersReading {
  const plain = text.trim().replace(/\{\?dns\}$/, '');
  if (plain === '') {
    return refuse('no-address', 'The address of the resolver is missing.');
  }
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(plain) ? plain : `https://${plain}`;
  // Some browsers accept a blank in the name of a host.
  if (/\s/.test(address) || !URL.canParse(address)) {
    return refuse('bad-address', `“${plain}” is not the address of a resolver.`);
  }
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) {
    return refuse(
      'not-https',
      'Resolvers are queried over https, and plain http only works for one on your own computer, at localhost or 127.0.0.1.',
    );
  }
  if (url.username || url.password) {
    return refuse(
      'with-password',
      'An address with a user name or password cannot be used.',
    );
  }
  url.hash = '';
  return {valid: true, servers: [{name: url.host, url: url.href}]};
}

/** The two names of this computer that a security policy can let through: see `site`. */
function isLoopback({hostname}: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

function refuse(code: string, message: string): ServersReading {
  return {
    valid: false,
    problem: {
      code,
      severity: 'error',
      message,
      cure: 'Enter an address such as https://dns.example.com/dns-query.',
      reference: rfc(8484, '4.1'),
    },
  };
}

/** The resolvers by name, for a sentence: 'Cloudflare (Google, if that gives no answer)'. */
export function askedInWords(servers: readonly DohServer[]): string {
  const [first = '', ...others] = servers.map(({name}) => name);
  return others.length > 0
    ? `${first} (${others.join(' and ')} if it is slow or fails)`
    : first;
}
