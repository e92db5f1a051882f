import {ipText, mappedIp4, maskOctets, readIp} from '../kit';

/** A block of addresses in one of the two families. */
export interface Network {
  family: 4 | 6;
  /** The first address, in its usual short form (RFC 5952 for IPv6). */
  address: string;
  /** Bits of the network part: 0 to 32, or 0 to 128. */
  prefix: number;
}

/** RFC 7208, 12, ip4-network: four decimal numbers without leading zeros. */
export function isIp4(text: string): boolean {
  return readIp(text)?.length === 4;
}

/** RFC 7208, 12, ip6-network: as in RFC 4291, 2.2. No zone, no brackets. */
export function isIp6(text: string): boolean {
  return readIp(text)?.length === 16;
}

/** The octets of an address that has been read before. */
function octetsOf(address: string): readonly number[] {
  return readIp(address) ?? [];
}

/** Bits of an address in the family. */
export function addressBits(family: 4 | 6): number {
  return family === 4 ? 32 : 128;
}

/**
 * The network that an address and a prefix name: bits beyond the prefix are
 * cleared, as they play no part in a comparison (RFC 7208, 5.6).
 *
 * @param address one that `isIp4` or `isIp6` accepts
 * @param prefix bits; left out: the one address
 */
export function networkOf(address: string, prefix?: number): Network {
  const octets = octetsOf(address);
  const bits = prefix ?? 8 * octets.length;
  return {
    family: octets.length === 4 ? 4 : 6,
    address: ipText(maskOctets(octets, bits)),
    prefix: bits,
  };
}

/** 'ip4:192.0.2.0/24': the network as a mechanism, without a prefix that says nothing. */
export function networkTerm({family, address, prefix}: Network): string {
  const suffix = prefix === addressBits(family) ? '' : `/${prefix}`;
  return `ip${family}:${address}${suffix}`;
}

/** True when every address of the inner network lies in the outer one. */
export function covers(outer: Network, inner: Network): boolean {
  if (outer.family !== inner.family || outer.prefix > inner.prefix) {
    return false;
  }
  return networkOf(inner.address, outer.prefix).address === outer.address;
}

/** Ranges from which no mail reaches a server on the Internet (RFC 6890, RFC 5771). */
const innerRanges: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 4],
  ['255.255.255.255', 32],
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
].map(([address, prefix]) => networkOf(String(address), Number(prefix)));

/** True for private, loopback and other addresses that no receiver ever sees. */
export function isInner({address}: Network): boolean {
  return innerRanges.some((range) => covers(range, networkOf(address)));
}

/** An IPv4 address written as IPv6, which matches nothing (RFC 7208, 5). */
export function isMapped({address}: Network): boolean {
  return mappedIp4(octetsOf(address)) !== undefined;
}

/** Bits of an IPv6 address before the IPv4 address in it (RFC 4291, 2.5.5.2). */
const MAPPED_BITS = 96;

/** The IPv4 network that one in IPv6 dress stands for; nothing where it is none. */
export function unmapped(network: Network): Network | undefined {
  const inner = mappedIp4(octetsOf(network.address));
  return inner && network.prefix >= MAPPED_BITS
    ? networkOf(ipText(inner), network.prefix - MAPPED_BITS)
    : undefined;
}

/** The address of a client, as the macros and DNS need it. */
export interface Client {
  family: 4 | 6;
  /** In its usual short form (RFC 5952 for IPv6). */
  address: string;
  /** The one address as a block. */
  network: Network;
  /** What %{i} stands for: '192.0.2.1', or 32 nibbles with dots between them (RFC 7208, 7.3). */
  dotted: string;
  /** Where its PTR records are: '1.2.0.192.in-addr.arpa'. */
  reverseName: string;
}

/**
 * Reads the address of an SMTP client. An IPv4 address in IPv6 dress is an IPv4 address
 * (RFC 7208, 5).
 *
 * @returns nothing where the text is no address
 */
export function readClient(ip: string): Client | undefined {
  const octets = readIp(ip.trim());
  if (!octets) {
    return undefined;
  }
  const read = networkOf(ipText(octets));
  const network = unmapped(read) ?? read;
  const {family, address} = network;
  const parts = family === 4 ? address.split('.') : octets.flatMap(nibbles);
  return {
    family,
    address,
    network,
    dotted: parts.join('.'),
    reverseName: `${[...parts].reverse().join('.')}.${family === 4 ? 'in-addr' : 'ip6'}.arpa`,
  };
}

function nibbles(octet: number): string[] {
  // In capitals as in the test suite of the RFC; DNS does not tell the difference.
  return [octet >> 4, octet & 15].map((nibble) => nibble.toString(16).toUpperCase());
}

/** The bits of a network's address as text: 32 or 128 of '0' and '1'. */
export function addressInBits({address}: Network): string {
  return octetsOf(address)
    .map((octet) => octet.toString(2).padStart(8, '0'))
    .join('');
}

/** Finds who holds a network among many, without a comparison with each of them. */
export class NetworkIndex<Value> {
  private readonly values = new Map<string, Value>();
  private readonly prefixes = new Set<number>();

  /** Of equal networks the first one stays. */
  add(network: Network, value: Value): void {
    const key = this.key(network, addressInBits(network), network.prefix);
    if (!this.values.has(key)) {
      this.values.set(key, value);
      this.prefixes.add(network.prefix);
    }
  }

  /** What was put in for a network that has all addresses of this one, or is the same. */
  covering(network: Network): Value | undefined {
    const bits = addressInBits(network);
    for (const prefix of this.prefixes) {
      const value =
        prefix <= network.prefix
          ? this.values.get(this.key(network, bits, prefix))
          : undefined;
      if (value !== undefined) {
        return value;
      }
    }
    return undefined;
  }

  /** Blocks either lie within each other or have nothing in common: the first bits tell. */
  private key({family}: Network, bits: string, prefix: number): string {
    return `${family} ${bits.slice(0, prefix)}`;
  }
}
