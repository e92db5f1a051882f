import {DnsError, type Resolver} from '../dns';
import type {Problem} from '../kit';
import {encodeBase64, octetsOf, sameOctets} from './bytes';
import {canonicalBody, headerData, signedFields, withoutSignature} from './canonical';
import {createVerifier, openSignature, sha256, webCrypto} from './crypto';
import {diagnoseBody, diagnoseHeader, title} from './diagnose';
import type {DkimKey, DkimPublicKey} from './key';
import {askKey, isAnswer, type KeyRecord} from './ask';
import {noDnsAnswer} from './lookUp';
import {readMessage, readOctets, type HeaderField, type ReadMessage} from './message';
import {isWithin} from './names';
import {found} from './found';
import {foundInMessage} from './foundInMessage';
import type {DkimSignature} from './signature';

/** Seconds by which clocks may differ. */
const CLOCK_SLACK = 300;

/**
 * How it ends (RFC 8601, 2.7.1): 'neutral' where the signature cannot be processed, or not
 * to its end.
 */
export type DkimResult = 'pass' | 'fail' | 'neutral' | 'permerror' | 'temperror';

export interface VerifiedSignature {
  signature: DkimSignature;
  result: DkimResult;
  /** Why. */
  reason: Problem;
  /** What else there is to know; the key's own problems are with the key. */
  notes: Problem[];
  /** The key record that was used. */
  record?: KeyRecord;
  /** The body's hash in base64, where there is a body. */
  bodyHash?: {expected: string; computed: string; matches: boolean};
  /** True where the signed header fields are as they were signed. */
  headerMatches?: boolean;
  /** The names in `h=`, and whether the message has such a field. */
  signedHeaders: {name: string; present: boolean}[];
}

export interface VerifiedMessage {
  fromDomain?: string;
  /** False: only a header was given. */
  hasBody: boolean;
  signatures: VerifiedSignature[];
  problems: Problem[];
}

/**
 * Verifies the signatures of a message (RFC 6376, 6; RFC 8301; RFC 8463), with WebCrypto.
 *
 * @param message a pasted text, its header alone, a DKIM-Signature alone, or the octets of
 *   a file
 * @param now seconds since 1970
 * @throws only what the resolver throws that is no `DnsError`, such as a signal's reason
 */
export async function verifyMessage(
  message: string | Uint8Array,
  resolver: Resolver,
  {now = Date.now() / 1_000}: {now?: number} = {},
): Promise<VerifiedMessage> {
  const read = readMessage(message);
  const second = readAsLatin1(message);
  const signatures = await Promise.all(
    read.signatures.map(async (entry, index) => {
      const first = await verifyOne(read, entry, resolver, now);
      const again = first.result === 'fail' ? second?.signatures[index] : undefined;
      const other = second && again && (await verifyOne(second, again, resolver, now));
      return other?.result === 'pass'
        ? {
            ...other,
            notes: [
              ...other.notes,
              foundInMessage('read-as-latin1', 'It is read as ISO 8859-1.'),
            ],
          }
        : first;
    }),
  );
  const {fromDomain} = read;
  return {
    ...(fromDomain && {fromDomain}),
    hasBody: read.body !== undefined,
    signatures,
    problems: read.problems,
  };
}

/** A pasted text whose characters may have been single octets. */
function readAsLatin1(message: string | Uint8Array): ReadMessage | undefined {
  return typeof message === 'string' &&
    /[\x80-\xff]/.test(message) &&
    !/[^\0-\xff]/.test(message)
    ? readOctets(message)
    : undefined;
}

/** What one signature comes to. */
export type Outcome = Omit<VerifiedSignature, 'signature' | 'notes' | 'signedHeaders'>;

async function verifyOne(
  message: ReadMessage,
  {signature, field}: ReadMessage['signatures'][number],
  resolver: Resolver,
  now: number,
): Promise<VerifiedSignature> {
  const outcome = await judge(message, signature, field, resolver);
  const expired = signature.expiresAt !== undefined && signature.expiresAt < now;
  return {
    signature,
    ...(expired && outcome.result === 'pass'
      ? {
          ...outcome,
          result: 'neutral',
          reason: foundInMessage(
            'expired',
            `The signature is correct, but was only valid until ${dateOf(signature.expiresAt ?? 0)}.`,
          ),
        }
      : outcome),
    notes: notesOn(message, signature, now),
    signedHeaders: signedFields(signature.headers, message.fields, field).map(
      ({name, field: present}) => ({name, present: present !== undefined}),
    ),
  };
}

/** @param seconds at most 12 digits: always a date, whose year can have more than four */
function dateOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, -'T00:00:00.000Z'.length);
}

function notesOn(message: ReadMessage, signature: DkimSignature, now: number): Problem[] {
  const {domain, headers, signedAt} = signature;
  const {fromDomain, fields} = message;
  const notes = signature.problems.filter(({severity}) => severity !== 'error');
  if (signedAt !== undefined && signedAt > now + CLOCK_SLACK) {
    notes.push(foundInMessage('signed-later', `It was signed on ${dateOf(signedAt)}.`));
  }
  const unsigned = ['subject', 'date', 'to'].filter(
    (name) => !headers.includes(name) && fields.some((field) => field.name === name),
  );
  if (headers.length > 0 && unsigned.length > 0) {
    notes.push(
      foundInMessage(
        'subject-not-signed',
        `Not signed: ${unsigned.map(title).join(', ')}.`,
      ),
    );
  }
  if (fromDomain && domain) {
    notes.push(alignmentNote(domain, fromDomain));
  }
  return notes;
}

/**
 * How the two domains compare by their names alone. What DMARC makes of it also depends on
 * `adkim` and on where the organization begins, which only its records show.
 */
function alignmentNote(domain: string, fromDomain: string): Problem {
  if (domain === fromDomain) {
    return foundInMessage('aligned', `d=${domain} is the domain of the From address.`);
  }
  const place = isWithin(domain, fromDomain)
    ? 'below'
    : isWithin(fromDomain, domain)
      ? 'above'
      : undefined;
  return place
    ? foundInMessage(
        'aligned',
        `d=${domain} is ${place} the domain of the From address, ${fromDomain}. A pass normally counts for DMARC, but not with adkim=s.`,
      )
    : foundInMessage(
        'unaligned',
        `d=${domain} is not the domain of the From address, ${fromDomain}. A pass counts for DMARC only if both belong to the same organization.`,
      );
}

/** Faults of a signature that are no syntax error (RFC 8601, 2.7.1). */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'rsa-sha1',
  'from-not-signed',
  'identity-outside',
]);

/**
 * Verifies one signature: its syntax, its key, its two hashes.
 *
 * @param field the signature's own field
 */
export async function judge(
  message: ReadMessage,
  signature: DkimSignature,
  field: HeaderField,
  resolver: Resolver,
): Promise<Outcome> {
  const fault = signature.problems.find(({severity}) => severity === 'error');
  const answer = signature.keyName && (await findKey(signature.keyName, resolver));
  const record = answer && 'records' in answer ? chooseRecord(answer.records) : undefined;
  const withRecord = record && {record};
  if (fault) {
    return {
      result: FORBIDDEN.has(fault.code) ? 'permerror' : 'neutral',
      reason: fault,
      ...withRecord,
    };
  }
  if (answer && 'result' in answer) {
    return answer;
  }
  if (!record) {
    const reason = foundInMessage(
      'no-key',
      `There is no key at ${signature.keyName ?? ''}.`,
    );
    return {result: 'permerror', reason};
  }
  const obstacle = keyObstacle(record.key, signature);
  if (obstacle) {
    return {result: 'permerror', reason: obstacle, ...withRecord};
  }
  const {publicKey} = record.key;
  if (!message.body && message.fields.every(({name}) => name === 'dkim-signature')) {
    const reason = foundInMessage(
      'message-not-given',
      'The key is valid. Only the signature was pasted.',
    );
    return {result: 'neutral', reason, ...withRecord};
  }
  const outcome = publicKey && (await compare(message, {signature, field}, publicKey));
  return outcome
    ? {...outcome, ...withRecord}
    : {
        result: 'neutral',
        reason: foundInMessage(
          'no-web-crypto',
          `This browser cannot check ${signature.algorithm}.`,
        ),
        ...withRecord,
      };
}

/** Asks for a signature's key; without a usable response, how the signature ends. */
export async function findKey(
  name: string,
  resolver: Resolver,
): Promise<{records: KeyRecord[]} | Outcome> {
  try {
    const {rcode, records} = await askKey(name, resolver);
    return isAnswer(rcode)
      ? {records}
      : {
          result: 'temperror',
          reason: noDnsAnswer(name, rcode),
        };
  } catch (error) {
    if (error instanceof DnsError) {
      const reason = found('no-dns-answer', `No response for ${name}. ${error.message}`);
      return {result: 'temperror', reason};
    }
    throw error;
  }
}

/** Where a name has several records, the first that can be used. */
export function chooseRecord(records: readonly KeyRecord[]): KeyRecord | undefined {
  return records.find(({key}) => key.valid && !key.revoked) ?? records[0];
}

/** Why the key must not be used for this signature (RFC 6376, 6.1.2). */
export function keyObstacle(key: DkimKey, signature: DkimSignature): Problem | undefined {
  const name = signature.keyName ?? '';
  const fault = key.problems.find(({severity}) => severity === 'error');
  if (fault) {
    return foundInMessage(
      'key-unusable',
      `The key at ${name} cannot be used. ${fault.message}`,
    );
  }
  if (key.revoked) {
    return foundInMessage('key-revoked', `The key at ${name} is revoked.`);
  }
  if (!signature.algorithm.startsWith(`${key.keyType}-`)) {
    return foundInMessage(
      'key-type-differs',
      `The signature is ${signature.algorithm}, but the key is ${key.keyType}.`,
    );
  }
  return key.strict && signature.identityDomain !== signature.domain
    ? foundInMessage(
        'identity-not-strict',
        `i= names ${signature.identityDomain}, but the key is only for ${signature.domain}.`,
      )
    : undefined;
}

/**
 * Computes both hashes (RFC 6376, 6.1.3).
 *
 * @returns nothing where the browser cannot
 */
async function compare(
  message: ReadMessage,
  {signature, field}: {signature: DkimSignature; field: HeaderField},
  publicKey: DkimPublicKey,
): Promise<Outcome | undefined> {
  const subtle = webCrypto();
  const verifier = subtle && (await createVerifier(subtle, publicKey));
  if (!subtle || !verifier) {
    return undefined;
  }
  const digest = (octets: Uint8Array<ArrayBuffer>) => sha256(subtle, octets);
  const body = await compareBody(message.body, signature, digest);
  if (body?.short) {
    return {result: 'permerror', reason: body.short};
  }
  const {header: form} = signature.canonicalization;
  const raws = signedFields(signature.headers, message.fields, field).flatMap(
    ({field: signed}) => (signed ? [signed.raw] : []),
  );
  const data = octetsOf(headerData(raws, withoutSignature(field, signature), form));
  const headerMatches = await verifier(signature.signature, data);
  const seen = {headerMatches, ...(body && {bodyHash: body.hash})};
  const isWhole = body === undefined || body.hash.matches;
  if (headerMatches) {
    return body === undefined
      ? {
          ...seen,
          result: 'neutral',
          reason: foundInMessage(
            'body-not-given',
            'The signed header fields are unchanged.',
          ),
        }
      : isWhole
        ? {
            ...seen,
            result: 'pass',
            reason: foundInMessage(
              'signature-good',
              'The signature matches the header, the body and the key.',
            ),
          }
        : {
            ...seen,
            result: 'fail',
            reason: await diagnoseBody(message.body ?? '', signature, digest),
          };
  }
  const held =
    publicKey.kind === 'rsa' ? openSignature(signature.signature, publicKey) : undefined;
  if (publicKey.kind === 'rsa' && !held) {
    return {...seen, result: 'fail', reason: wrongKey(signature, publicKey)};
  }
  const why = await diagnoseHeader(message.fields, field, signature, async (guess) =>
    held ? sameOctets(await digest(guess), held) : verifier(signature.signature, guess),
  );
  return {
    ...seen,
    result: 'fail',
    reason: isWhole
      ? why
      : foundInMessage('all-changed', `${why.message} The body was changed, too.`),
  };
}

function wrongKey(
  {signature, keyName}: DkimSignature,
  {modulus}: Extract<DkimPublicKey, {kind: 'rsa'}>,
): Problem {
  const sizes =
    signature.length === modulus.length
      ? ''
      : ` It has ${signature.length * 8} bits, but the key has ${modulus.length * 8}.`;
  return foundInMessage(
    'wrong-key',
    `The signature does not match the key at ${keyName ?? ''}.${sizes}`,
  );
}

async function compareBody(
  body: string | undefined,
  signature: DkimSignature,
  digest: (octets: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<
  {hash: NonNullable<VerifiedSignature['bodyHash']>; short?: Problem} | undefined
> {
  if (body === undefined) {
    return undefined;
  }
  const {bodyLength, bodyHash, canonicalization} = signature;
  const canonical = canonicalBody(body, canonicalization.body);
  const computed = await digest(octetsOf(canonical.slice(0, bodyLength)));
  const matches = sameOctets(computed, bodyHash);
  // A header is often copied with the empty line below it.
  if (!matches && body.trim() === '') {
    return undefined;
  }
  const isShort = bodyLength !== undefined && bodyLength > canonical.length;
  return {
    hash: {
      expected: encodeBase64(bodyHash),
      computed: encodeBase64(computed),
      matches,
    },
    ...(isShort && {
      short: foundInMessage(
        'body-short',
        `l= says ${bodyLength} octets, but the body has ${canonical.length}.`,
      ),
    }),
  };
}
