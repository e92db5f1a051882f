/** What each tag of a key record and of a signature says, in words. */
import type {DkimKey} from './key';
import type {DkimSignature} from './signature';
import {colonList, type Tag} from './tagList';
import {clip} from './usual';

/** What a tag of a key record means (RFC 6376, 3.6.1). */
export function keyTagInWords({name, value}: Tag, key: DkimKey): string {
  switch (name) {
    case 'v':
      return 'The version of the record, which is always DKIM1.';
    case 'k':
      return value.toLowerCase() === 'ed25519'
        ? 'The key type: Ed25519, an elliptic curve algorithm.'
        : value.toLowerCase() === 'rsa'
          ? 'The key type: RSA, which is the default.'
          : 'The key type. Receivers do not support this one.';
    case 'p':
      return key.revoked
        ? 'The public key. It is empty, so the key is revoked.'
        : key.bits === undefined
          ? 'The public key. This one cannot be read.'
          : `The public key: ${key.keyType === 'rsa' ? `RSA with ${key.bits} bits` : 'Ed25519'}.`;
    case 'h':
      return `The hashes that a signature can use: ${colonList(value).join(', ')}.`;
    case 's':
      return `What the key is for: ${colonList(value)
        .map((service) => (service === '*' ? 'everything' : service))
        .join(', ')}.`;
    case 't':
      return flagsInWords(colonList(value));
    case 'n':
      return 'A note for people, which receivers ignore.';
    case 'g':
      return 'From the standard of 2007: the addresses that can use the key. It has no effect today.';
    default:
      return 'Not a tag of the standard. Receivers ignore it.';
  }
}

function flagsInWords(flags: readonly string[]): string {
  const words = flags.map((flag) =>
    flag === 'y'
      ? 'y: the domain is only testing'
      : flag === 's'
        ? 's: the key is only for the exact domain, not for subdomains'
        : `${clip(flag)}: unknown`,
  );
  return `Flags. ${words.join('; ')}.`;
}

/** Seconds since 1970 as a time in UTC; the number itself where it is none. */
export function timeInWords(seconds: number): string {
  const date = new Date(seconds * 1_000);
  return Number.isNaN(date.getTime())
    ? String(seconds)
    : `${date.toISOString().slice(0, -':00.000Z'.length).replace('T', ' ')} UTC`;
}

const FORM_WORDS = {
  simple: 'exactly as they are',
  relaxed: 'with spaces and line folding normalized',
} as const;

/** What a tag of a signature means (RFC 6376, 3.5). */
export function signatureTagInWords(
  {name, value}: Tag,
  {canonicalization, signedAt, expiresAt}: DkimSignature,
): string {
  switch (name) {
    case 'v':
      return 'The version, which is always 1.';
    case 'a':
      return 'The key type and the hash.';
    case 'd':
      return 'The domain that takes responsibility. DMARC compares it with the From address.';
    case 's':
      return 'The selector, which says which of the domain’s keys to fetch.';
    case 'c':
      return `Header fields are compared ${FORM_WORDS[canonicalization.header]}, and the lines of the body ${FORM_WORDS[canonicalization.body]}.`;
    case 'h':
      return `The signed header fields: ${colonList(value).length}.`;
    case 'bh':
      return 'The hash of the body.';
    case 'b':
      return 'The signature itself, which covers the header fields and this field.';
    case 'i':
      return 'The address or domain it was signed for, within the domain.';
    case 'l':
      return `Only the first ${clip(value)} octets of the body are signed.`;
    case 'q':
      return 'How to get the key, which is from DNS.';
    case 't':
      return signedAt === undefined
        ? 'When it was signed.'
        : `When it was signed: ${timeInWords(signedAt)}.`;
    case 'x':
      return expiresAt === undefined
        ? 'When it expires.'
        : `Valid until ${timeInWords(expiresAt)}.`;
    case 'z':
      return 'Copies of header fields from when it was signed.';
    default:
      return 'Not a tag of the standard. It is signed, but otherwise ignored.';
  }
}
