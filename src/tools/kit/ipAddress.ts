const number = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ip4Syntax = new RegExp(`^${number}(?:\\.${number}){3}$`);
const group = /^[\da-f]{1,4}$/i;

/** Eight groups of four, or six of them and an IPv4 address: no text is longer. */
const LONGEST_IP = 45;

/** Octets of 'n.n.n.n': decimal numbers without leading zeros (RFC 7208, 12). */
function readIp4(text: string): number[] | undefined {
  return ip4Syntax.test(text) ? text.split('.').map(Number) : undefined;
}

/** Octets of the groups between colons; the last may be an IPv4 address. */
function readGroups(text: string, isLast: boolean): number[] | undefined {
  const parts = text === '' ? [] : text.split(':');
  const octets = parts.map((part, index) => {
    if (group.test(part)) {
      const value = Number.parseInt(part, 16);
      return [value >> 8, value & 255];
    }
    return isLast && index === parts.length - 1 ? readIp4(part) : undefined;
  });
  return octets.includes(undefined) ? undefined : octets.flatMap((pair) => pair ?? []);
}

/** Octets of an IPv6 address (RFC 4291, 2.2). */
function readIp6(text: string): number[] | undefined {
  const halves = text.split('::');
  const [left = '', right] = halves;
  const before = readGroups(left, right === undefined);
  const after = readGroups(right ?? '', true);
  if (!before || !after || halves.length > 2) {
    return undefined;
  }
  const missing = 16 - before.length - after.length;
  return right === undefined
    ? missing === 0
      ? before
      : undefined
    : missing >= 2
      ? [...before, ...Array.from({length: missing}, () => 0), ...after]
      : undefined;
}

/**
 * The octets of an IP address: four, or sixteen.
 *
 * @param text IPv4 with four decimal numbers, or IPv6 (RFC 4291, 2.2), without a zone
 * @returns nothing where it is no address
 */
export function readIp(text: string): number[] | undefined {
  if (text.length > LONGEST_IP) {
    return undefined;
  }
  return text.includes(':') ? readIp6(text) : readIp4(text);
}

/**
 * The usual short form of an address (RFC 5952 for IPv6).
 *
 * @param octets four or sixteen
 */
export function ipText(octets: readonly number[]): string {
  if (octets.length === 4) {
    return octets.join('.');
  }
  const groups = octets.flatMap((octet, index) =>
    index % 2 === 0 ? [(octet << 8) | (octets[index + 1] ?? 0)] : [],
  );
  // The longest run of two zeros or more is left out, the first of equals.
  let run = {start: 0, length: 1};
  groups.forEach((_, start) => {
    const end = groups.findIndex((value, index) => index >= start && value !== 0);
    const length = (end < 0 ? groups.length : end) - start;
    if (length > run.length) {
      run = {start, length};
    }
  });
  const words = groups.map((value) => value.toString(16));
  return run.length === 1
    ? words.join(':')
    : `${words.slice(0, run.start).join(':')}::${words.slice(run.start + run.length).join(':')}`;
}

/**
 * The first address of the network that holds an address.
 *
 * @param prefix bits that stay: the others are cleared
 */
export function maskOctets(octets: readonly number[], prefix: number): number[] {
  return octets.map((octet, index) => {
    const kept = Math.min(8, Math.max(0, prefix - 8 * index));
    return octet & (0xff << (8 - kept));
  });
}

/** The octets of the IPv4 address that is written as IPv6 (RFC 4291, 2.5.5.2). */
export function mappedIp4(octets: readonly number[]): number[] | undefined {
  const isMapped =
    octets.length === 16 &&
    octets.slice(0, 12).every((octet, index) => octet === (index < 10 ? 0 : 255));
  return isMapped ? octets.slice(12) : undefined;
}
