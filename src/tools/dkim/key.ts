import {hasError, type Problem} from '../kit';
import {decodeBase64} from './bytes';
import {mendRecord} from './damage';
import {bitLength, readKeyMaterial, toBigInt, type KeyMaterial} from './der';
import type {DkimKey} from './dkimKey';
import {found} from './found';
import {COMFORTABLE_OCTETS, ED25519_OCTETS, GOOD_BITS, LEAST_BITS} from './plainKey';
import {colonList, readTagList, withoutBlanks, valuesOf, type Tag} from './tagList';
import {clip} from './usual';

/** RFC 8301, 3.2. */
const MOST_BITS = 4096;
/** Unknown tags that are told. */
const MAX_UNKNOWN = 10;
/** Octets in one character-string (RFC 1035, 3.3). */
const STRING_OCTETS = 255;

export type {DkimKey, DkimPublicKey} from './dkimKey';

const KNOWN_TAGS: ReadonlySet<string> = new Set(['v', 'g', 'h', 'k', 'n', 'p', 's', 't']);

/**
 * Reads a DKIM key record (RFC 6376, 3.6.1; RFC 8301; RFC 8463). Never throws.
 *
 * An RSA key may be a SubjectPublicKeyInfo, which everybody publishes, or a bare
 * RSAPublicKey, which the RFC's own text asks for; erratum 3017 allows both. The second
 * is read with a warning, for many receivers only know the first.
 *
 * @param txt the text of the TXT record, its character-strings joined without a separator
 */
export function parseDkimKey(txt: string): DkimKey {
  const problems: Problem[] = [];
  if (txt.trim() === '') {
    problems.push(found('empty', 'The record is empty.', {position: 1}));
    return unreadable(problems);
  }
  const other = /^\s{0,100}"?(v=(?:spf1|dmarc1|bimi1|tlsrptv1|stsv1)|spf2\.0)/i.exec(txt);
  if (other) {
    problems.push(
      found('other-record', `A key record does not begin with “${other[1] ?? ''}”.`, {
        position: 1,
      }),
    );
    return unreadable(problems);
  }
  const mended = mendRecord(txt);
  const {tags: list, problems: faults} = readTagList(mended.text, 'record');
  const tags = valuesOf(list);
  if (tags['p'] !== undefined) {
    tags['p'] = withoutBlanks(tags['p']);
  }
  problems.push(...mended.problems, ...faults);
  checkVersion(list, tags, problems);
  checkConstraints(list, tags, problems);
  const key = readPublicKey(list, tags, problems, txt.length);
  const flags = colonList(tags['t'] ?? '');
  return {
    valid: !hasError(problems),
    tags,
    list,
    ...key,
    revoked: tags['p'] === '',
    testing: flags.includes('y'),
    strict: flags.includes('s'),
    problems,
  };
}

function unreadable(problems: Problem[]): DkimKey {
  return {
    valid: false,
    tags: {},
    list: [],
    keyType: 'rsa',
    revoked: false,
    testing: false,
    strict: false,
    problems,
  };
}

type Tags = Readonly<Record<string, string>>;

function columnOf(list: readonly Tag[], name: string): {position?: number} {
  const tag = list.find((one) => one.name === name);
  return tag ? {position: tag.column} : {};
}

function checkVersion(list: readonly Tag[], tags: Tags, problems: Problem[]): void {
  const {v} = tags;
  const place = columnOf(list, 'v');
  if (v === undefined) {
    problems.push(found('no-version', 'The record does not begin with v=DKIM1.'));
  } else if (v !== 'DKIM1') {
    problems.push(
      found('bad-version', `The version is “${clip(v)}” instead of DKIM1.`, place),
    );
  } else if (list[0]?.name !== 'v') {
    problems.push(
      found('version-not-first', 'v=DKIM1 is not the first tag of the record.', place),
    );
  }
}

/** What the record allows the key to be used for: h, s, t; and tags without effect. */
function checkConstraints(list: readonly Tag[], tags: Tags, problems: Problem[]): void {
  const {h, s, t} = tags;
  if (h !== undefined) {
    const hashes = colonList(h);
    const small = hashes.map((hash) => hash.toLowerCase());
    if (!small.includes('sha256')) {
      problems.push(
        found('no-sha256', `h=${clip(h)} does not include SHA-256.`, columnOf(list, 'h')),
      );
    } else if (!hashes.includes('sha256')) {
      problems.push(letterCase('sha256', list, 'h'));
    }
    if (small.includes('sha1')) {
      problems.push(found('sha1-listed', 'h= lists sha1.', columnOf(list, 'h')));
    }
  }
  if (s !== undefined) {
    const services = colonList(s).map((service) => service.toLowerCase());
    if (!services.includes('email') && !services.includes('*')) {
      problems.push(
        found(
          'no-email-service',
          `s=${clip(s)} does not allow email.`,
          columnOf(list, 's'),
        ),
      );
    }
  }
  const flags = colonList(t ?? '');
  if (flags.includes('y')) {
    problems.push(
      found('testing', 'The record is in test mode (t=y).', columnOf(list, 't')),
    );
  }
  if (flags.includes('s')) {
    problems.push(
      found(
        'strict-identity',
        'The key is only valid for the exact domain (t=s).',
        columnOf(list, 't'),
      ),
    );
  }
  if (tags['g'] !== undefined) {
    problems.push(found('granularity', 'The record contains g=.', columnOf(list, 'g')));
  }
  const unknown = list.filter(({name}) => !KNOWN_TAGS.has(name));
  for (const {name, column} of unknown.slice(0, MAX_UNKNOWN)) {
    problems.push(
      found('unknown-tag', `${clip(name)}= is not a tag of a key record.`, {
        position: column,
      }),
    );
  }
}

function letterCase(value: string, list: readonly Tag[], name: string): Problem {
  return found(
    'letter-case',
    `The value “${value}” in ${name}= has to be in lower case.`,
    columnOf(list, name),
  );
}

type KeyPart = Pick<DkimKey, 'keyType' | 'bits' | 'publicKey'>;

function readPublicKey(
  list: readonly Tag[],
  tags: Tags,
  problems: Problem[],
  length: number,
): KeyPart {
  const {k, p} = tags;
  const keyType = (k ?? 'rsa').toLowerCase();
  if (keyType !== 'rsa' && keyType !== 'ed25519') {
    problems.push(
      found(
        'unknown-key-type',
        `k=${clip(k ?? '')} is not a key type that DKIM supports.`,
        columnOf(list, 'k'),
      ),
    );
    return {keyType};
  }
  if (k !== undefined && k !== keyType) {
    problems.push(letterCase(keyType, list, 'k'));
  }
  const tag = list.find(({name}) => name === 'p');
  if (!tag || p === undefined) {
    problems.push(found('no-p', 'The record has no p=.'));
    return {keyType};
  }
  const place = {position: tag.column};
  if (p === '') {
    problems.push(found('revoked', 'p= is empty, so this key is revoked.', place));
    return {keyType};
  }
  const faults: Problem[] = [];
  const octets = readBase64('p', tag, faults);
  if (!octets) {
    const cut = cutShort(tag, length);
    problems.push(...(cut ? [cut] : faults));
    return {keyType};
  }
  problems.push(...faults);
  if (length > COMFORTABLE_OCTETS) {
    problems.push(found('large-answer', `The record has ${length} characters.`));
  }
  return keyType === 'ed25519'
    ? readEd25519(octets, place, problems)
    : readRsa(octets, {...place, length}, problems);
}

/** The octets of a base64 tag; nothing, and a problem, where it is not base64. */
export function readBase64(
  name: string,
  {value, column}: Tag,
  problems: Problem[],
): Uint8Array<ArrayBuffer> | undefined {
  const {octets, fault, unpadded} = decodeBase64(value);
  if (fault?.kind === 'character') {
    const character = value.charAt(fault.index);
    problems.push(
      found(
        'bad-base64',
        /[-_]/.test(character)
          ? `${name}= is base64url, which DKIM does not allow: it contains “${character}”.`
          : `${name}= is not valid base64: it contains “${clip(character)}” after ${fault.index} ${fault.index === 1 ? 'character' : 'characters'}.`,
        {position: column},
      ),
    );
    return undefined;
  }
  if (fault) {
    problems.push(
      found(
        'bad-base64',
        `${name}= is not valid base64: a character is missing, or there is one too many.`,
        {
          position: column,
        },
      ),
    );
    return undefined;
  }
  if (unpadded) {
    problems.push(
      found('no-padding', `${name}= does not end with the right number of = signs.`, {
        position: column,
      }),
    );
  }
  return octets;
}

/** A key that ends within a group of base64 has its own reason to be no base64. */
function cutShort({value, column}: Tag, length: number): Problem | undefined {
  const {octets, fault} = decodeBase64(value);
  const material = readKeyMaterial(octets);
  return fault?.kind === 'length' && material.kind === 'cut'
    ? describeOther(material, {position: column, length})
    : undefined;
}

/** What the octets are, where they are neither an RSA nor an Ed25519 key in its form. */
function describeOther(
  material: KeyMaterial,
  {position, length}: {position: number; length?: number},
): Problem {
  switch (material.kind) {
    case 'cut':
      return found(
        'cut-key',
        `The key in p= is truncated: ${material.missing} ${material.missing === 1 ? 'octet is' : 'octets are'} missing at the end.${length !== undefined && length >= STRING_OCTETS - 5 && length <= STRING_OCTETS + 1 ? ` The record has ${length} characters, which is about the limit of a single string.` : ''}`,
        {position},
      );
    case 'private':
      return found('private-key', 'p= contains a private key.', {position});
    case 'certificate':
      return found('certificate', 'p= contains a certificate.', {position});
    case 'other':
      return found(
        'other-algorithm',
        'p= contains a key that is neither RSA nor Ed25519.',
        {
          position,
        },
      );
    default:
      return found('not-a-key', 'p= does not contain a public key.', {position});
  }
}

function readEd25519(
  octets: Uint8Array<ArrayBuffer>,
  place: {position: number},
  problems: Problem[],
): KeyPart {
  const keyType = 'ed25519';
  if (octets.length === ED25519_OCTETS) {
    problems.push(found('ed25519-key', 'This is an Ed25519 key.', place));
    return {keyType, bits: 256, publicKey: {kind: 'ed25519', raw: octets}};
  }
  const material = readKeyMaterial(octets);
  problems.push(
    material.kind === 'ed25519-spki'
      ? found('ed25519-wrapped', 'The key is encoded as a SubjectPublicKeyInfo.', place)
      : material.kind === 'rsa'
        ? found(
            'key-type-mismatch',
            'k= says ed25519, but p= contains an RSA key.',
            place,
          )
        : material.kind === 'private' || material.kind === 'certificate'
          ? describeOther(material, place)
          : found(
              'ed25519-length',
              `p= has ${octets.length} octets, but an Ed25519 key has ${ED25519_OCTETS}.`,
              place,
            ),
  );
  return {keyType};
}

function readRsa(
  octets: Uint8Array<ArrayBuffer>,
  place: {position: number; length: number},
  problems: Problem[],
): KeyPart {
  const keyType = 'rsa';
  const {position} = place;
  const material = readKeyMaterial(octets);
  if (material.kind === 'ed25519-spki') {
    problems.push(
      found('key-type-mismatch', 'p= contains an Ed25519 key, but k= does not say so.', {
        position,
      }),
    );
    return {keyType};
  }
  if (material.kind !== 'rsa') {
    const looksLikeEd25519 =
      octets.length === ED25519_OCTETS && material.kind !== 'private';
    problems.push(
      looksLikeEd25519
        ? found('missing-k', 'p= has 32 octets, but k=ed25519 is missing.', {position})
        : describeOther(material, place),
    );
    return {keyType};
  }
  const {modulus, exponent} = material;
  const bits = bitLength(modulus);
  if (material.form === 'pkcs1') {
    problems.push(
      found(
        'bare-rsa',
        'The key is a bare RSAPublicKey instead of a SubjectPublicKeyInfo.',
        {
          position,
        },
      ),
    );
  }
  if (material.trailing > 0) {
    problems.push(
      found(
        'trailing-octets',
        `${material.trailing === 1 ? 'There is 1 extra octet' : `There are ${material.trailing} extra octets`} after the key.`,
        {
          position,
        },
      ),
    );
  }
  problems.push(...adviseExponent(exponent, position), adviseBits(bits, position));
  return {keyType, bits, publicKey: {kind: 'rsa', modulus, exponent}};
}

function adviseExponent(exponent: Uint8Array, position: number): Problem[] {
  const last = exponent.at(-1) ?? 0;
  if (last % 2 === 0 || (exponent.length === 1 && last === 1)) {
    return [found('weak-exponent', 'The RSA exponent is 1 or even.', {position})];
  }
  const isUsual = exponent.length <= 8 && toBigInt(exponent) === 65_537n;
  return isUsual
    ? []
    : [
        found(
          'odd-exponent',
          exponent.length <= 8
            ? `The RSA exponent is ${String(toBigInt(exponent))}.`
            : `The RSA exponent has ${bitLength(exponent)} bits.`,
          {position},
        ),
      ];
}

function adviseBits(bits: number, position: number): Problem {
  if (bits < LEAST_BITS) {
    return found('short-rsa', `The RSA key has only ${bits} bits.`, {position});
  }
  if (bits < GOOD_BITS) {
    return found('weak-rsa', `The RSA key has ${bits} bits.`, {position});
  }
  return bits > MOST_BITS
    ? found('long-rsa', `The RSA key has ${bits} bits.`, {position})
    : found('good-rsa', `The RSA key has ${bits} bits.`, {position});
}
