/** Octets as text: base64, PEM, and one character per octet. */
import {latin1} from '../kit';

/** Lines of a PEM file (RFC 7468, 2). */
const PEM_WIDTH = 64;

/** Why a text is not base64 (RFC 4648, 4), and where. */
export interface Base64Fault {
  kind: 'character' | 'length';
  /** Index in the text, from 0. */
  index: number;
}

export interface Base64Reading {
  octets: Uint8Array<ArrayBuffer>;
  /** The first fault; the octets are those before it. */
  fault?: Base64Fault;
  /** The `=` at the end are missing, or there are too many. */
  unpadded: boolean;
}

const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from(
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
    (character, value) => [character, value],
  ),
);

/** Blanks that may stand between two characters of base64 (RFC 6376, 2.8 and 2.10). */
export function isBlank(character: string): boolean {
  return (
    character === ' ' || character === '\t' || character === '\r' || character === '\n'
  );
}

/** Reads base64 with blanks in it. Never throws. */
export function decodeBase64(text: string): Base64Reading {
  const octets = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [length, digits, padding, bits] = [0, 0, 0, 0];
  const done = (fault?: Base64Fault): Base64Reading => ({
    octets: octets.slice(0, length),
    ...(fault && {fault}),
    unpadded: (digits + padding) % 4 !== 0 || padding > 2,
  });
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isBlank(character)) {
      continue;
    }
    if (character === '=') {
      padding += 1;
      continue;
    }
    const value = VALUES.get(character);
    if (value === undefined || padding > 0) {
      return done({kind: 'character', index});
    }
    digits += 1;
    bits = ((bits << 6) | value) & 0xffffff;
    const spare = (digits * 6) % 8;
    if (digits % 4 !== 1) {
      octets[length] = (bits >> spare) & 0xff;
      length += 1;
    }
  }
  return done(digits % 4 === 1 ? {kind: 'length', index: text.length} : undefined);
}

/** Base64 on one line (RFC 4648, 4). */
export function encodeBase64(octets: Uint8Array): string {
  return btoa(latin1(octets));
}

/** Base64 in the form of JSON Web Keys (RFC 4648, 5). */
export function encodeBase64Url(octets: Uint8Array): string {
  return encodeBase64(octets)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * A PEM text (RFC 7468).
 *
 * @param label such as 'PRIVATE KEY'
 */
export function pem(label: string, octets: Uint8Array): string {
  const base64 = encodeBase64(octets);
  const lines: string[] = [];
  for (let start = 0; start < base64.length; start += PEM_WIDTH) {
    lines.push(base64.slice(start, start + PEM_WIDTH));
  }
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

/** The octets of a text with one character per octet; what is beyond 255 loses its upper bits. */
export function octetsOf(text: string): Uint8Array<ArrayBuffer> {
  const octets = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    octets[index] = text.charCodeAt(index);
  }
  return octets;
}

export function sameOctets(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((octet, index) => octet === b[index]);
}
