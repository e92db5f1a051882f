/**
 * The little of DER (ITU-T X.690) that tells what a public key is. Lengths are what
 * strangers wrote: each is checked against the octets there are.
 */

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_IDENTIFIER = 0x06;
const SEQUENCE = 0x30;
/** [0], the version in a certificate (RFC 5280, 4.1). */
const EXPLICIT_ZERO = 0xa0;

/** 1.2.840.113549.1.1.1, rsaEncryption (RFC 8017, A.1). */
const RSA_ENCRYPTION = '2a864886f70d010101';
/** 1.3.101.112, id-Ed25519 (RFC 8410, 3). */
const ED25519 = '2b6570';

/** What the octets in `p=` are. */
export type KeyMaterial =
  | {
      kind: 'rsa';
      /** In a SubjectPublicKeyInfo, or a bare RSAPublicKey. */
      form: 'spki' | 'pkcs1';
      /** Big-endian, without leading zeros. */
      modulus: Uint8Array<ArrayBuffer>;
      exponent: Uint8Array<ArrayBuffer>;
      /** Octets after the key. */
      trailing: number;
    }
  | {kind: 'ed25519-spki'; raw: Uint8Array<ArrayBuffer>}
  /** The octets end before the key does. */
  | {kind: 'cut'; missing: number}
  | {kind: 'private'}
  | {kind: 'certificate'}
  /** A key of another algorithm, such as ECDSA. */
  | {kind: 'other'}
  | {kind: 'broken'};

interface Element {
  tag: number;
  content: Uint8Array<ArrayBuffer>;
  /** What follows it. */
  rest: Uint8Array<ArrayBuffer>;
}

type Reading = Element | {cut: number} | undefined;

/** The element at the start; how many octets it lacks; or nothing where it is no DER. */
function readElement(octets: Uint8Array<ArrayBuffer>): Reading {
  const [tag, first] = octets;
  if (tag === undefined || first === undefined) {
    return tag === undefined ? undefined : {cut: 1};
  }
  let [start, length] = [2, first];
  if (first >= 0x80) {
    const count = first & 0x7f;
    // 0x80 is the indefinite form, which DER does not have; no key needs 4 octets of length.
    if (count === 0 || count > 3) {
      return undefined;
    }
    start += count;
    length = octets.subarray(2, start).reduce((sum, octet) => sum * 256 + octet, 0);
  }
  const end = start + length;
  return octets.length < end
    ? {cut: end - octets.length}
    : {tag, content: octets.slice(start, end), rest: octets.slice(end)};
}

/** The element, if it is whole and has this tag. */
function readTagged(octets: Uint8Array<ArrayBuffer>, tag: number): Element | undefined {
  const element = readElement(octets);
  return element && 'tag' in element && element.tag === tag ? element : undefined;
}

function hex(octets: Uint8Array): string {
  return Array.from(octets, (octet) => octet.toString(16).padStart(2, '0')).join('');
}

/** Without leading zeros; nothing where the number is missing or zero. */
function magnitude(
  content: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | undefined {
  const first = content.findIndex((octet) => octet !== 0);
  return first < 0 ? undefined : content.slice(first);
}

/** Tells what the octets of a public key are. Never throws. */
export function readKeyMaterial(octets: Uint8Array<ArrayBuffer>): KeyMaterial {
  const outer = readElement(octets);
  if (outer && 'cut' in outer) {
    return octets[0] === SEQUENCE ? {kind: 'cut', missing: outer.cut} : {kind: 'broken'};
  }
  if (outer?.tag !== SEQUENCE) {
    return {kind: 'broken'};
  }
  const first = readElement(outer.content);
  if (!first || 'cut' in first) {
    return {kind: 'broken'};
  }
  if (first.tag === SEQUENCE) {
    return readSpki(first, outer.rest.length);
  }
  return first.tag === INTEGER
    ? readNumbers(first, outer.rest.length, 'pkcs1')
    : {kind: 'broken'};
}

/** A SubjectPublicKeyInfo (RFC 5280, 4.1.2.7), or the certificate that begins like one. */
function readSpki(algorithm: Element, trailing: number): KeyMaterial {
  const identifier = readTagged(algorithm.content, OBJECT_IDENTIFIER);
  const bits = readTagged(algorithm.rest, BIT_STRING);
  if (!identifier) {
    const [tag] = algorithm.content;
    const isCertificate = tag === EXPLICIT_ZERO || tag === INTEGER;
    return {kind: isCertificate ? 'certificate' : 'broken'};
  }
  // The first octet counts unused bits; a key has none.
  if (bits?.content[0] !== 0) {
    return {kind: 'broken'};
  }
  const key = bits.content.slice(1);
  switch (hex(identifier.content)) {
    case RSA_ENCRYPTION: {
      const numbers = readTagged(key, SEQUENCE);
      const modulus = numbers && readTagged(numbers.content, INTEGER);
      return modulus ? readNumbers(modulus, trailing, 'spki') : {kind: 'broken'};
    }
    case ED25519:
      return key.length === 32 ? {kind: 'ed25519-spki', raw: key} : {kind: 'broken'};
    default:
      return {kind: 'other'};
  }
}

/** An RSAPublicKey (RFC 8017, A.1.1), or the private key that begins with a version. */
function readNumbers(
  first: Element,
  trailing: number,
  form: 'spki' | 'pkcs1',
): KeyMaterial {
  const modulus = magnitude(first.content);
  if (!modulus && first.content.length === 1) {
    return {kind: 'private'};
  }
  const second = readTagged(first.rest, INTEGER);
  const exponent = second && magnitude(second.content);
  return modulus && exponent
    ? {kind: 'rsa', form, modulus, exponent, trailing}
    : {kind: 'broken'};
}

/** Length of a number in bits; its first octet is not zero. */
export function bitLength(number: Uint8Array): number {
  const [first = 0] = number;
  return number.length === 0 ? 0 : number.length * 8 - Math.clz32(first) + 24;
}

/** A big-endian number. */
export function toBigInt(number: Uint8Array): bigint {
  return number.length === 0 ? 0n : BigInt(`0x${hex(number)}`);
}

/**
 * The key inside a PKCS #8 private key (RFC 5958, 2): an RSAPrivateKey (RFC 8017, A.1.2),
 * or the seed of an Ed25519 key (RFC 8410, 7).
 *
 * @returns nothing where the octets are no such key
 */
export function innerPrivateKey(
  pkcs8: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | undefined {
  const outer = readTagged(pkcs8, SEQUENCE);
  const version = outer && readTagged(outer.content, INTEGER);
  const algorithm = version && readTagged(version.rest, SEQUENCE);
  const key = algorithm && readTagged(algorithm.rest, OCTET_STRING);
  const seed = key && readTagged(key.content, OCTET_STRING);
  return seed?.content ?? key?.content;
}
