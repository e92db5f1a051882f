import {readDomain} from '../dns';
import {encodeBase64, pem} from './bytes';
import {webCrypto} from './crypto';
import {innerPrivateKey} from './der';
import {keyName, MAX_NAME, readSelector, tooLong} from './names';
import {splitStrings} from '../kit';
import {composeRecord, type RecordFlags} from './record';

export const keyAlgorithms = ['rsa-2048', 'rsa-1024', 'rsa-4096', 'ed25519'] as const;

export type KeyAlgorithm = (typeof keyAlgorithms)[number];

export interface KeyPairRequest extends RecordFlags {
  algorithm: KeyAlgorithm;
  /** As people type it: `readSelector` reads it. */
  selector: string;
  /** As people type it: `readDomain` reads it. */
  domain: string;
}

export interface DkimKeyPair {
  algorithm: KeyAlgorithm;
  keyType: 'rsa' | 'ed25519';
  /** Of the RSA modulus, or 256 for Ed25519. */
  bits: number;
  /** As used: in ASCII and small letters. */
  selector: string;
  domain: string;
  /** The private key in PEM: PKCS #8, 'BEGIN PRIVATE KEY'. */
  privateKeyPkcs8: string;
  /** RSA only: the same key as PKCS #1, 'BEGIN RSA PRIVATE KEY'. */
  privateKeyPkcs1?: string;
  /** Ed25519 only: the same key as its 32 octets in base64, for Rspamd and dkimpy. */
  privateKeySeed?: string;
  /** The public key in PEM: SubjectPublicKeyInfo, 'BEGIN PUBLIC KEY'. */
  publicKeyPem: string;
  /** What stands in `p=`. */
  publicKey: string;
  /** The whole record on one line. */
  record: string;
  /** The record in character-strings of at most 255 octets. */
  strings: string[];
  /** Where the record goes: selector._domainkey.domain */
  hostName: string;
}

export type KeyPairErrorCode =
  | 'bad-selector'
  | 'bad-domain'
  | 'no-web-crypto'
  | 'not-supported';

/** No key pair was made; the message is a sentence for visitors. */
export class KeyPairError extends Error {
  override readonly name = 'KeyPairError';

  constructor(
    readonly code: KeyPairErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Makes a key pair for DKIM with WebCrypto, in the browser or in Node. Nothing is sent
 * or stored.
 *
 * @throws {KeyPairError} where selector or domain cannot be used, or the browser cannot
 *   make such a key
 */
export async function generateKeyPair({
  algorithm,
  selector,
  domain,
  ...flags
}: KeyPairRequest): Promise<DkimKeyPair> {
  const own = readSelector(selector);
  if (!own.valid) {
    throw new KeyPairError('bad-selector', own.problem.message);
  }
  const zone = readDomain(domain);
  if (!zone.valid) {
    throw new KeyPairError('bad-domain', zone.problem.message);
  }
  const hostName = keyName(own.selector, zone.domain);
  if (hostName.length > MAX_NAME) {
    throw new KeyPairError('bad-selector', tooLong().message);
  }
  const subtle = webCrypto();
  if (!subtle) {
    throw new KeyPairError(
      'no-web-crypto',
      'This browser only creates keys on pages loaded over https.',
    );
  }
  const keys = await (algorithm === 'ed25519'
    ? makeEd25519(subtle)
    : makeRsa(subtle, Number(algorithm.slice('rsa-'.length))));
  const keyType = algorithm === 'ed25519' ? 'ed25519' : 'rsa';
  const record = composeRecord(keyType, keys.publicKey, flags);
  return {
    algorithm,
    keyType,
    selector: own.selector,
    domain: zone.domain,
    ...keys,
    record,
    strings: splitStrings(record),
    hostName,
  };
}

type Keys = Pick<
  DkimKeyPair,
  | 'bits'
  | 'privateKeyPkcs8'
  | 'privateKeyPkcs1'
  | 'privateKeySeed'
  | 'publicKeyPem'
  | 'publicKey'
>;

async function makeRsa(subtle: SubtleCrypto, bits: number): Promise<Keys> {
  const {pkcs8, spki} = await make(subtle, bits, {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: bits,
    publicExponent: Uint8Array.from([1, 0, 1]),
  });
  const pkcs1 = innerPrivateKey(pkcs8);
  return {
    bits,
    privateKeyPkcs8: pem('PRIVATE KEY', pkcs8),
    ...(pkcs1 && {privateKeyPkcs1: pem('RSA PRIVATE KEY', pkcs1)}),
    publicKeyPem: pem('PUBLIC KEY', spki),
    publicKey: encodeBase64(spki),
  };
}

async function makeEd25519(subtle: SubtleCrypto): Promise<Keys> {
  const {pkcs8, spki} = await make(subtle, 'Ed25519', {name: 'Ed25519'});
  const seed = innerPrivateKey(pkcs8);
  return {
    bits: 256,
    privateKeyPkcs8: pem('PRIVATE KEY', pkcs8),
    ...(seed && {privateKeySeed: encodeBase64(seed)}),
    publicKeyPem: pem('PUBLIC KEY', spki),
    // The record holds the key alone, without the 12 octets around it (RFC 8463, 4.2).
    publicKey: encodeBase64(spki.slice(-32)),
  };
}

async function make(
  subtle: SubtleCrypto,
  what: number | 'Ed25519',
  algorithm: RsaHashedKeyGenParams | Algorithm,
): Promise<{pkcs8: Uint8Array<ArrayBuffer>; spki: Uint8Array<ArrayBuffer>}> {
  let pair: CryptoKeyPair | CryptoKey;
  try {
    pair = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
  } catch {
    throw new KeyPairError(
      'not-supported',
      what === 'Ed25519'
        ? 'This browser cannot create Ed25519 keys. Choose RSA with 2048 bits, or use a newer browser.'
        : `This browser cannot create RSA keys of ${what} bits. Choose 2048.`,
    );
  }
  if (!('privateKey' in pair)) {
    throw new KeyPairError(
      'not-supported',
      'The browser created one key instead of two.',
    );
  }
  const [pkcs8, spki] = await Promise.all([
    subtle.exportKey('pkcs8', pair.privateKey),
    subtle.exportKey('spki', pair.publicKey),
  ]);
  return {pkcs8: new Uint8Array(pkcs8), spki: new Uint8Array(spki)};
}
