// cspell:ignore MAMCAQM
import {generateKeyPairSync} from 'node:crypto';
import {parseDkimKey} from '..';
import {encodeBase64} from '../bytes';
import {parsePlainKey} from '../plainKey';

/** A SubjectPublicKeyInfo with a modulus of so many octets, the first of them given. */
function rsa(octets: number, first: number, exponent = [1, 0, 1]): string {
  const length = (size: number) =>
    size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  const element = (tag: number, content: number[]) => [
    tag,
    ...length(content.length),
    ...content,
  ];
  const algorithm = [0x06, 9, 42, 134, 72, 134, 247, 13, 1, 1, 1, 5, 0];
  const modulus = [0, first, ...Array.from({length: octets - 1}, () => 5)];
  const numbers = [...element(2, modulus), ...element(2, exponent)];
  const bits = element(3, [0, ...element(0x30, numbers)]);
  return encodeBase64(
    Uint8Array.from(element(0x30, [...element(0x30, algorithm), ...bits])),
  );
}

const ED25519 = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

const {publicKey} = generateKeyPairSync('rsa', {modulusLength: 1024});
const BARE = publicKey.export({type: 'pkcs1', format: 'der'}).toString('base64');
const SPKI = publicKey.export({type: 'spki', format: 'der'});
const TRAILING = Buffer.concat([SPKI, Buffer.alloc(3)]).toString('base64');

test.each([
  [`v=DKIM1; k=rsa; p=${rsa(256, 128)}`, 2048],
  [`v=DKIM1;k=rsa;p=${rsa(128, 128)};`, 1024],
  [`v=DKIM1; p=${rsa(256, 128)}`, 2048],
  [`v=DKIM1; k=ed25519; p=${ED25519}`, 256],
])('the key has no fault: %s', (text, bits) => {
  expect(parsePlainKey(text)).toEqual(parseDkimKey(text));
  expect(parsePlainKey(text)?.bits).toBe(bits);
});

test.each([
  '',
  'v=spf1 -all',
  `p=${ED25519}`,
  `v=DKIM1; p=${ED25519}`,
  `v=DKIM1; k=rsa; p=${ED25519}`,
  `v=DKIM1; k=ed25519; p=${ED25519.slice(0, -1)}`,
  `v=DKIM1; k=ed25519; p=${rsa(256, 128)}`,
  `v=DKIM1; k=rsa; p=${rsa(64, 128)}`,
  `v=DKIM1; k=rsa; p=${rsa(512, 128)}`,
  `v=DKIM1; k=rsa; p=${rsa(256, 128, [3])}`,
  `v=DKIM1; k=rsa; t=y; p=${rsa(256, 128)}`,
  `v=DKIM1; k=RSA; p=${rsa(256, 128)}`,
  `v=dkim1; k=rsa; p=${rsa(256, 128)}`,
  `v=DKIM1; k=rsa; p=${rsa(256, 128).slice(0, 200)}`,
  'v=DKIM1; k=rsa; p=',
  'v=DKIM1; k=rsa; p=MAMCAQM=',
  'v=DKIM1; k=rsa; p=aGVsbG8=',
  `v=DKIM1; k=rsa; p=${BARE}`,
  `v=DKIM1; k=rsa; p=${TRAILING}`,
])('the parser that explains faults has more to say: %s', (text) => {
  expect(parsePlainKey(text)).toBeUndefined();
});

test('what is read is what the parser that explains faults reads', () => {
  const texts = ['v=DKIM1', 'v=DKIM2'].flatMap((version) =>
    [[], ['k=rsa'], ['k=ed25519'], ['t=s'], ['k=dsa']].flatMap((others) =>
      [`p=${rsa(256, 128)}`, `p=${rsa(128, 128)}`, `p=${ED25519}`, 'p='].flatMap((key) =>
        ['; ', ';', ' ; ', ';  '].flatMap((between) =>
          ['', ';', '; '].map((end) => [version, ...others, key].join(between) + end),
        ),
      ),
    ),
  );
  const plain = texts.filter((text) => parsePlainKey(text));
  // Two kinds of separators and of ends, for five pairs of a type and a key.
  expect(plain).toHaveLength(20);
  expect(plain.map(parsePlainKey)).toEqual(plain.map(parseDkimKey));
});
