import ipaddr from 'ipaddr.js';

/** A block of addresses in one of the two families. */
export interface Network {
  family: 4 | 6;
  /** The first address, in its usual short form (RFC 5952 for IPv6). */
  address: string;
  /** Bits of the network part: 0 to 32, or 0 to 128. */
  prefix: number;
}

const qnum = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ip4Syntax = new RegExp(`^${qnum}(?:\\.${qnum}){3}$`);

/** RFC 7208, 12, ip4-network: four decimal numbers without leading zeros. */
export function isIp4(text: string): boolean {
  return ip4Syntax.test(text);
}

/** RFC 7208, 12, ip6-network: as in RFC 4291, 2.2. No zone, no brackets. */
export function isIp6(text: string): boolean {
  const tail = /[^:]*$/.exec(text)?.[0] ?? '';
  return (
    /^[\da-f:]*:[\da-f:.]*$/i.test(text) &&
    (!tail.includes('.') || isIp4(tail)) &&
    ipaddr.IPv6.isValid(text)
  );
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
  const family = address.includes(':') ? 6 : 4;
  const bits = prefix ?? addressBits(family);
  const first =
    family === 4
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`);
  return {family, address: first.toString(), prefix: bits};
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

/** Ranges from which no mail reaches a server on the Internet. */
const innerRanges: ReadonlySet<string> = new Set([
  'unspecified',
  'broadcast',
  'multicast',
  'linkLocal',
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
]);

/** True for private, loopback and other addresses that no receiver ever sees. */
export function isInner({address}: Network): boolean {
  return innerRanges.has(ipaddr.parse(address).range());
}

/** An IPv4 address written as IPv6, which matches nothing (RFC 7208, 5). */
export function isMapped({address}: Network): boolean {
  return address.includes(':') && ipaddr.IPv6.parse(address).isIPv4MappedAddress();
}
