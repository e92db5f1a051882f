import {decodeBase64} from './bytes';
import {bitLength, readKeyMaterial, toBigInt} from './der';
import type {DkimKey} from './dkimKey';
import type {Tag} from './tagList';
import {foundUsual} from './usual';

/** RFC 8301, 3.2. */
export const LEAST_BITS = 1024;
export const GOOD_BITS = 2048;
/** Octets of TXT data that still fit 512 together with a header and a long name. */
export const COMFORTABLE_OCTETS = 450;
/** Octets of an Ed25519 public key (RFC 8032, 5.1.5). */
export const ED25519_OCTETS = 32;

/** `v=DKIM1; k=rsa; p=…`, as nearly every service publishes it. */
const PLAIN = /^v=DKIM1; ?(?:k=(rsa|ed25519); ?)?p=([A-Za-z\d+/]+={0,2});?$/;

/**
 * Reads a key record of the usual form without a fault: it knows nothing about what people
 * get wrong, which is the larger part of `parseDkimKey`.
 *
 * @returns what `parseDkimKey` returns for it; nothing where there is more to say
 */
export function parsePlainKey(txt: string): DkimKey | undefined {
  const [, k, p = ''] = PLAIN.exec(txt) ?? [];
  const {octets, fault, unpadded} = decodeBase64(p);
  const tags = {v: 'DKIM1', ...(k !== undefined && {k}), p};
  const list = listOf(txt, tags);
  if (
    p === '' ||
    fault ||
    unpadded ||
    txt.length > COMFORTABLE_OCTETS ||
    list.length === 0
  ) {
    return undefined;
  }
  const position = list.at(-1)?.column ?? 1;
  const common = {valid: true, tags, list, revoked: false, testing: false, strict: false};
  if (k === 'ed25519') {
    return octets.length === ED25519_OCTETS
      ? {
          ...common,
          keyType: k,
          bits: 256,
          publicKey: {kind: 'ed25519', raw: octets},
          problems: [foundUsual('ed25519-key', 'This is an Ed25519 key.', {position})],
        }
      : undefined;
  }
  const material = readKeyMaterial(octets);
  if (material.kind !== 'rsa' || material.form !== 'spki' || material.trailing > 0) {
    return undefined;
  }
  const {modulus, exponent} = material;
  const bits = bitLength(modulus);
  if (bits < LEAST_BITS || exponent.length > 8 || toBigInt(exponent) !== 65_537n) {
    return undefined;
  }
  const code = bits < GOOD_BITS ? 'weak-rsa' : 'good-rsa';
  return {
    ...common,
    keyType: 'rsa',
    bits,
    publicKey: {kind: 'rsa', modulus, exponent},
    problems: [foundUsual(code, `The RSA key has ${bits} bits.`, {position})],
  };
}

/** The tags in their order, with where they stand; none where a tag is written otherwise. */
function listOf(txt: string, tags: Readonly<Record<string, string>>): Tag[] {
  const parts = [...txt.matchAll(/ ?([a-z])=([^;]+)/g)];
  return parts.every(([, name = '', value]) => tags[name] === value)
    ? parts.map(({0: {length}, 1: name = '', 2: value = '', index}) => {
        const end = index + length;
        const start = end - value.length;
        return {name, value, column: start - name.length, span: [start, end]};
      })
    : [];
}
