/** The part of an address that servers of one place share: /24 of IPv4, /48 of IPv6. */
export function networkKey(address: string): string {
  if (!address.includes(':')) {
    return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  }
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}
