// cspell:ignore foob fooba
import {generateKeyPairSync} from 'node:crypto';
import fc from 'fast-check';
import {
  decodeBase64,
  encodeBase64,
  encodeBase64Url,
  octetsOf,
  pem,
  sameOctets,
} from '../bytes';
import {bitLength, innerPrivateKey, readKeyMaterial, toBigInt} from '../der';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

describe('base64', () => {
  test.each([
    // RFC 4648, 10
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('%j is %j', (text, base64) => {
    expect(encodeBase64(octetsOf(text))).toBe(base64);
    expect(decodeBase64(base64)).toEqual({octets: octetsOf(text), unpadded: false});
  });

  test.each([
    ['Zm9v Y\tm\r\nFy', 'foobar', undefined, false],
    ['Zg', 'f', undefined, true],
    ['Zg=', 'f', undefined, true],
    ['Zm9v=', 'foo', undefined, true],
    ['Zm9v====', 'foo', undefined, true],
    ['Zm9vY', 'foo', {kind: 'length', index: 5}, true],
    ['Zm!v', 'f', {kind: 'character', index: 2}, true],
    ['Zg==Zg==', 'f', {kind: 'character', index: 4}, false],
    ['-_', '', {kind: 'character', index: 0}, false],
  ])('%j is read as %j, fault %j', (base64, text, fault, unpadded) => {
    expect(decodeBase64(base64)).toEqual({
      octets: octetsOf(text),
      ...(fault && {fault}),
      unpadded,
    });
  });

  test('what Node.js writes is read, and the other way round', () => {
    fc.assert(
      fc.property(fc.uint8Array({maxLength: 40}), (octets) => {
        const buffer = Buffer.from(octets);
        expect(encodeBase64(octets)).toBe(buffer.toString('base64'));
        expect(encodeBase64Url(octets)).toBe(buffer.toString('base64url'));
        expect([...decodeBase64(buffer.toString('base64')).octets]).toEqual([...octets]);
      }),
    );
  });

  test('a PEM has lines of 64 characters (RFC 7468, 2)', () => {
    const text = pem('PUBLIC KEY', new Uint8Array(100));
    const [begin, ...lines] = text.split('\n');
    expect(begin).toBe('-----BEGIN PUBLIC KEY-----');
    expect(lines.map(({length}) => length)).toEqual([64, 64, 8, 24, 0]);
    expect(pem('X', new Uint8Array(48)).split('\n')).toHaveLength(4);
  });
});

test.each([
  ['', '', true],
  ['00ff', '00ff', true],
  ['00ff', '00fe', false],
  ['00', '00ff', false],
])('%s and %s are the same: %s', (a, b, same) => {
  expect(sameOctets(bytes(a), bytes(b))).toBe(same);
});

describe('DER', () => {
  test.each([
    ['', 0, 0n],
    ['01', 1, 1n],
    ['ff', 8, 255n],
    ['0100', 9, 256n],
    ['010001', 17, 65_537n],
  ])('the number %s has %d bits', (hex, bits, value) => {
    expect(bitLength(bytes(hex))).toBe(bits);
    expect(toBigInt(bytes(hex))).toBe(value);
  });

  test.each([
    ['nothing', '', 'broken'],
    ['a tag alone, of a sequence', '30', 'cut'],
    ['a tag alone, of something else', '02', 'broken'],
    ['an empty sequence', '3000', 'broken'],
    ['an indefinite length', '3080', 'broken'],
    ['a length of four octets', '308400000001', 'broken'],
    ['a number', '020101', 'broken'],
    ['a sequence that begins with text', '30030c0161', 'broken'],
    ['two numbers', '3006020103020105', 'rsa'],
    ['one number', '3003020103', 'broken'],
    ['a version and a number', '3006020100020105', 'private'],
    ['an exponent of zero', '3006020103020100', 'broken'],
    ['a version in brackets', '30053003a00100', 'certificate'],
    ['a serial number', '3005300302010f', 'certificate'],
    ['an algorithm without a key', '30073005060351020304', 'broken'],
    ['another algorithm with a key', '300c3005060351020303030001', 'cut'],
    ['another algorithm with all of its key', '300b3005060351020303020001', 'other'],
    ['a key with unused bits', '300b3005060351020303020101', 'broken'],
  ])('%s: %s is %s', (_, hex, kind) => {
    expect(readKeyMaterial(bytes(hex)).kind).toBe(kind);
  });

  test('what is missing and what is left over is counted', () => {
    const {publicKey} = generateKeyPairSync('rsa', {modulusLength: 1024});
    const spki = new Uint8Array(publicKey.export({type: 'spki', format: 'der'}));
    const pkcs1 = new Uint8Array(publicKey.export({type: 'pkcs1', format: 'der'}));
    expect(readKeyMaterial(spki)).toMatchObject({form: 'spki', trailing: 0});
    expect(readKeyMaterial(pkcs1)).toMatchObject({form: 'pkcs1', trailing: 0});
    expect(readKeyMaterial(new Uint8Array([...spki, 0, 0]))).toMatchObject({trailing: 2});
    expect(readKeyMaterial(spki.slice(0, -3))).toEqual({kind: 'cut', missing: 3});
  });

  test('the key inside PKCS #8', () => {
    const rsa = generateKeyPairSync('rsa', {modulusLength: 1024}).privateKey;
    const pkcs8 = new Uint8Array(rsa.export({type: 'pkcs8', format: 'der'}));
    expect(Buffer.from(innerPrivateKey(pkcs8) ?? [])).toEqual(
      rsa.export({type: 'pkcs1', format: 'der'}),
    );
    const ed25519 = generateKeyPairSync('ed25519').privateKey;
    const seed = ed25519.export({format: 'jwk'}).d ?? '';
    const wrapped = new Uint8Array(ed25519.export({type: 'pkcs8', format: 'der'}));
    expect(encodeBase64Url(innerPrivateKey(wrapped) ?? new Uint8Array())).toBe(seed);
    expect(innerPrivateKey(bytes('3003020100'))).toBeUndefined();
  });
});
