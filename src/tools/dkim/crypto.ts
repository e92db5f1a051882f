import {encodeBase64Url, sameOctets} from './bytes';
import {toBigInt} from './der';
import type {DkimPublicKey} from './key';

const RSA = {name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256'} as const;
const ED25519 = {name: 'Ed25519'} as const;
/** Bits up to which a signature is opened to see what it holds: it takes time with the cube. */
const MAX_OPENED_BITS = 4096;
const MAX_EXPONENT_OCTETS = 4;

/** The DER in front of a SHA-256 hash in an RSA signature (RFC 8017, 9.2). */
const SHA256_PREFIX = Uint8Array.from([
  0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02,
  0x01, 0x05, 0x00, 0x04, 0x20,
]);

/** WebCrypto, where there is one: browsers have it on https pages only. */
export function webCrypto(): SubtleCrypto | undefined {
  // The types say that it is always there.
  const {crypto} = globalThis as {crypto?: {subtle?: SubtleCrypto}};
  return crypto?.subtle;
}

export async function sha256(
  subtle: SubtleCrypto,
  octets: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await subtle.digest('SHA-256', octets));
}

/**
 * Tests signatures with one key.
 *
 * @returns nothing where the browser cannot use a key of this kind
 */
export async function createVerifier(
  subtle: SubtleCrypto,
  key: DkimPublicKey,
): Promise<
  | ((
      signature: Uint8Array<ArrayBuffer>,
      data: Uint8Array<ArrayBuffer>,
    ) => Promise<boolean>)
  | undefined
> {
  const algorithm = key.kind === 'rsa' ? RSA : ED25519;
  let imported: CryptoKey;
  try {
    imported =
      key.kind === 'rsa'
        ? await subtle.importKey(
            'jwk',
            {
              kty: 'RSA',
              alg: 'RS256',
              n: encodeBase64Url(key.modulus),
              e: encodeBase64Url(key.exponent),
            },
            RSA,
            false,
            ['verify'],
          )
        : await subtle.importKey('raw', key.raw, ED25519, false, ['verify']);
  } catch {
    return undefined;
  }
  // Ed25519 signs the hash of the data (RFC 8463, 3), RSA hashes it by itself.
  return async (signature, data) =>
    subtle.verify(
      algorithm,
      imported,
      signature,
      key.kind === 'rsa' ? data : await sha256(subtle, data),
    );
}

/**
 * The SHA-256 hash that an RSA signature holds (RFC 8017, 8.2.2). It tells a wrong key,
 * with which there is none, from a changed message.
 */
export function openSignature(
  signature: Uint8Array,
  {modulus, exponent}: Extract<DkimPublicKey, {kind: 'rsa'}>,
): Uint8Array | undefined {
  if (
    signature.length !== modulus.length ||
    modulus.length * 8 > MAX_OPENED_BITS ||
    exponent.length > MAX_EXPONENT_OCTETS
  ) {
    return undefined;
  }
  const opened = power(toBigInt(signature), toBigInt(exponent), toBigInt(modulus));
  const hex = opened.toString(16).padStart(modulus.length * 2, '0');
  const octets = Uint8Array.from({length: modulus.length}, (_, index) =>
    parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
  const hashStart = octets.length - 32;
  const prefixStart = hashStart - SHA256_PREFIX.length;
  const isSha256 =
    octets[0] === 0 &&
    octets[1] === 1 &&
    octets[prefixStart - 1] === 0 &&
    octets.slice(2, prefixStart - 1).every((octet) => octet === 0xff) &&
    sameOctets(octets.slice(prefixStart, hashStart), SHA256_PREFIX);
  return isSha256 ? octets.slice(hashStart) : undefined;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square, left] = [1n, base % modulus, exponent];
  while (left > 0n) {
    if (left & 1n) {
      result = (result * square) % modulus;
    }
    square = (square * square) % modulus;
    left >>= 1n;
  }
  return result;
}
