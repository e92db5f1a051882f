import {
  constants,
  createHash,
  generateKeyPairSync,
  privateEncrypt,
  sign,
} from 'node:crypto';
import {createVerifier, openSignature, sha256, webCrypto} from '../crypto';

const bytes = (data: string | readonly number[] | Uint8Array) =>
  typeof data === 'string' ? new TextEncoder().encode(data) : Uint8Array.from(data);
const {privateKey, publicKey} = generateKeyPairSync('rsa', {modulusLength: 1024});
const jwk = publicKey.export({format: 'jwk'});
const KEY = {
  kind: 'rsa',
  modulus: bytes(Buffer.from(jwk.n ?? '', 'base64url')),
  exponent: bytes(Buffer.from(jwk.e ?? '', 'base64url')),
} as const;
const hash = createHash('sha256').update('hello').digest();

describe('the hash inside an RSA signature', () => {
  test('is the SHA-256 hash of the signed data', () => {
    const signature = bytes(sign('sha256', Buffer.from('hello'), privateKey));
    expect(openSignature(signature, KEY)).toEqual(bytes(hash));
  });

  test('is not returned if the key or the hash algorithm is a different one', () => {
    const other = generateKeyPairSync('rsa', {modulusLength: 1024}).privateKey;
    const signature = bytes(sign('sha256', Buffer.from('hello'), other));
    expect(openSignature(signature, KEY)).toBeUndefined();
    const sha1 = bytes(sign('sha1', Buffer.from('hello'), privateKey));
    expect(openSignature(sha1, KEY)).toBeUndefined();
    const bare = privateEncrypt(
      {key: privateKey, padding: constants.RSA_PKCS1_PADDING},
      hash,
    );
    expect(openSignature(bytes(bare), KEY)).toBeUndefined();
  });

  // With the exponent 1, the padded hash is its own signature.
  const prefix = Buffer.from('3031300d060960864801650304020105000420', 'hex');
  const padded = (size: number) =>
    bytes(
      Buffer.concat([
        Buffer.from([0, 1]),
        Buffer.alloc(size - 2 - 1 - prefix.length - 32, 0xff),
        Buffer.from([0]),
        prefix,
        hash,
      ]),
    );
  const plain = (size: number, exponent = [1]) => ({
    kind: 'rsa' as const,
    modulus: new Uint8Array(size).fill(0xff),
    exponent: bytes(exponent),
  });

  test.each([
    [128, [1], true],
    [512, [1], true],
    [513, [1], false],
    [128, [0, 0, 0, 1], true],
    [128, [0, 0, 0, 0, 1], false],
  ])('a key of %i octets with the exponent %j is used: %s', (size, exponent, used) => {
    expect(openSignature(padded(size), plain(size, exponent))).toEqual(
      used ? bytes(hash) : undefined,
    );
  });

  test.each([
    ['its first octet', 0],
    ['its second octet', 1],
    ['the first octet of its padding', 2],
    ['the last octet of its padding', 75],
    ['the zero after its padding', 76],
    ['the name of the hash', 77],
    ['the end of the name of the hash', 95],
  ])('is not returned if %s differs', (_, index) => {
    const octets = padded(128);
    octets[index] = 7;
    expect(openSignature(octets, plain(128))).toBeUndefined();
  });

  test('is not returned if the signature and the key have different lengths', () => {
    expect(openSignature(padded(128), plain(129))).toBeUndefined();
    expect(openSignature(padded(129), plain(128))).toBeUndefined();
  });
});

describe('a verifier', () => {
  const subtle = webCrypto();
  const data = bytes('hello');

  test('for RSA hashes the data before it verifies', async () => {
    const verify = subtle && (await createVerifier(subtle, KEY));
    const signature = bytes(sign('sha256', data, privateKey));
    expect(await verify?.(signature, data)).toBe(true);
    expect(await verify?.(signature, bytes('other'))).toBe(false);
  });

  test('for Ed25519 expects a signature of the hash (RFC 8463, 3)', async () => {
    const pair = generateKeyPairSync('ed25519');
    const raw = bytes(
      Buffer.from(pair.publicKey.export({format: 'jwk'}).x ?? '', 'base64url'),
    );
    const verify = subtle && (await createVerifier(subtle, {kind: 'ed25519', raw}));
    expect(await verify?.(bytes(sign(null, hash, pair.privateKey)), data)).toBe(true);
    expect(await verify?.(bytes(sign(null, data, pair.privateKey)), data)).toBe(false);
  });

  test('is not created for a key that cannot be imported', async () => {
    const raw = new Uint8Array(31);
    expect(
      subtle && (await createVerifier(subtle, {kind: 'ed25519', raw})),
    ).toBeUndefined();
  });

  test('uses SHA-256', async () => {
    expect(subtle && (await sha256(subtle, data))).toEqual(bytes(hash));
  });
});
