/** Octets as text: UTF-8, base64 and hexadecimal. */
import {latin1} from '../kit';

export type Octets = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export function utf8(text: string): Octets {
  return encoder.encode(text);
}

/** The text that octets are, with its byte order mark; nothing where they are not UTF-8. */
export function textOf(octets: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(octets);
  } catch {
    return undefined;
  }
}

/** The octets of a text with one character per octet; nothing where one is beyond 255. */
export function fromLatin1(text: string): Octets | undefined {
  return /^[\0-\xff]*$/.test(text)
    ? Uint8Array.from(text, (character) => character.charCodeAt(0))
    : undefined;
}

export function toBase64(octets: Uint8Array): string {
  return btoa(latin1(octets));
}

/** Reads base64, with or without its padding; nothing where it is none (RFC 4648, 4). */
export function fromBase64(text: string): Octets | undefined {
  const bare = text.replace(/=+$/, '');
  return /^[A-Za-z0-9+/]+$/.test(bare) && bare.length % 4 !== 1
    ? fromLatin1(atob(bare))
    : undefined;
}

/** Base64 for URLs as that for everything else (RFC 4648, 5). */
export function fromUrlSafe(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}

export function toHex(octets: Uint8Array): string {
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, '0')).join('');
}

export function fromHex(text: string): Octets | undefined {
  return /^(?:[\da-f]{2})+$/i.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
    : undefined;
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((octet, at) => octet === other[at]);
}

export function join(...parts: readonly Uint8Array[]): Octets {
  const joined = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
