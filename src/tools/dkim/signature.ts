import {readDomain} from '../dns';
import {hasError, type Problem} from '../kit';
import {readBase64} from './key';
import {isWithin, keyName, MAX_NAME, readSelector, tooLong} from './names';
import {foundInMessage} from './foundInMessage';
import {colonList, readTagList, withoutBlanks, valuesOf, type Tag} from './tagList';
import {clip} from './usual';

export type Canonicalization = 'simple' | 'relaxed';

/** A DKIM-Signature field, read (RFC 6376, 3.5). */
export interface DkimSignature {
  /** False: receivers cannot use it, whatever the message is. */
  valid: boolean;
  /** Values by name, without the blanks around them. */
  tags: Readonly<Record<string, string>>;
  list: readonly Tag[];
  /** `a`, in small letters: 'rsa-sha256', 'ed25519-sha256', or another. */
  algorithm: string;
  /** `d`, in ASCII and small letters; empty where it is missing. */
  domain: string;
  /** `s`, in small letters; empty where it is missing. */
  selector: string;
  /** Where the key is; missing where domain and selector make no name. */
  keyName?: string;
  /** The domain of `i`. */
  identityDomain: string;
  /** `h`, in small letters, in its order. */
  headers: readonly string[];
  canonicalization: {header: Canonicalization; body: Canonicalization};
  /** `b`. */
  signature: Uint8Array<ArrayBuffer>;
  /** `bh`. */
  bodyHash: Uint8Array<ArrayBuffer>;
  /** `l`: octets of the body that are signed. */
  bodyLength?: number;
  /** `t`, in seconds since 1970. */
  signedAt?: number;
  /** `x`, in seconds since 1970. */
  expiresAt?: number;
  problems: Problem[];
}

/** Tags that have to be there: in a DKIM-Signature, and in ARC's two fields like it. */
const REQUIRED = {
  dkim: ['v', 'a', 'b', 'bh', 'd', 'h', 's'],
  // RFC 8617, 4.1.2 and 4.1.3: no version, and the seal signs no body.
  'arc-message': ['a', 'b', 'bh', 'd', 'h', 's'],
  'arc-seal': ['a', 'b', 'd', 's'],
} as const;
const NO_OCTETS = new Uint8Array(0);

/** The value of a pasted field: without the field's name, if it is there. */
export function signatureValue(header: string): string {
  return header.replace(/^\s{0,100}DKIM-Signature[ \t]{0,100}:/i, '');
}

/**
 * Reads a DKIM-Signature (RFC 6376, 3.5), with or without the name of the field, folded
 * or not. Never throws.
 *
 * @param header the field as it stands in a message
 * @param form the field it is: for those of ARC (RFC 8617, 4.1), give the value without the
 *   name; their `i=` is a number and no identity
 */
export function parseSignature(
  header: string,
  form: keyof typeof REQUIRED = 'dkim',
): DkimSignature {
  const {tags: list, problems} = readTagList(signatureValue(header), 'signature');
  const tags = valuesOf(list);
  for (const name of REQUIRED[form]) {
    if (!tags[name]) {
      problems.push(foundInMessage('missing-tag', `The signature has no ${name}=.`));
    }
  }
  const algorithm = (tags['a'] ?? '').toLowerCase();
  checkAlgorithm(tags, algorithm, problems);
  const domain = readOwnDomain(tags['d'], problems);
  const selector = readOwnSelector(tags['s'], problems);
  const name = domain && selector && keyName(selector, domain);
  if (name.length > MAX_NAME) {
    problems.push(tooLong());
  }
  const headers = tags['h'] ? colonList(tags['h']).map((name) => name.toLowerCase()) : [];
  if (headers.length > 0 && !headers.includes('from')) {
    problems.push(foundInMessage('from-not-signed', 'h= does not include From.'));
  }
  const base64 = (name: string) => {
    const tag = list.find((one) => one.name === name);
    return (tag?.value && readBase64(name, tag, problems)) || NO_OCTETS;
  };
  const parsed = {
    tags,
    list,
    algorithm,
    domain,
    selector,
    ...(name && name.length <= MAX_NAME && {keyName: name}),
    identityDomain: form === 'dkim' ? readIdentity(tags['i'], domain, problems) : domain,
    headers,
    canonicalization: readCanonicalization(tags['c'], problems),
    signature: base64('b'),
    bodyHash: base64('bh'),
    ...readNumbers(tags, problems),
  };
  return {valid: !hasError(problems), ...parsed, problems};
}

type Tags = Readonly<Record<string, string>>;

function checkAlgorithm(tags: Tags, algorithm: string, problems: Problem[]): void {
  const {v, a, q} = tags;
  if (v && v !== '1') {
    problems.push(
      foundInMessage('signature-version', `The version is v=${clip(v)} instead of v=1.`),
    );
  }
  if (algorithm === 'rsa-sha1') {
    problems.push(foundInMessage('rsa-sha1', 'The signature uses rsa-sha1.'));
  } else if (a && algorithm !== 'rsa-sha256' && algorithm !== 'ed25519-sha256') {
    problems.push(
      foundInMessage('unknown-algorithm', `The algorithm a=${clip(a)} is unknown.`),
    );
  }
  const methods = q === undefined ? ['dns/txt'] : colonList(q.toLowerCase());
  if (!methods.includes('dns/txt')) {
    problems.push(
      foundInMessage('unknown-query', `q=${clip(q ?? '')} does not include dns/txt.`),
    );
  }
}

function readOwnDomain(value: string | undefined, problems: Problem[]): string {
  if (!value) {
    return '';
  }
  // A whole name and nothing around it: what readDomain would trim away is a fault here.
  const reading = /[@/\s]/.test(value) ? undefined : readDomain(value);
  if (!reading?.valid) {
    problems.push(foundInMessage('bad-domain', `d=${clip(value)} is not a domain name.`));
    return '';
  }
  return reading.domain;
}

function readOwnSelector(value: string | undefined, problems: Problem[]): string {
  if (!value) {
    return '';
  }
  const reading = readSelector(value);
  if (!reading.valid) {
    problems.push(reading.problem);
    return '';
  }
  return reading.selector;
}

function readIdentity(
  value: string | undefined,
  domain: string,
  problems: Problem[],
): string {
  if (value === undefined || domain === '') {
    return domain;
  }
  const reading = readDomain(value.slice(value.lastIndexOf('@') + 1));
  const identity = reading.valid ? reading.domain : '';
  if (!isWithin(identity, domain)) {
    problems.push(
      foundInMessage('identity-outside', `i=${clip(value)} is not within d=${domain}.`),
    );
  }
  return identity;
}

function readCanonicalization(
  value: string | undefined,
  problems: Problem[],
): DkimSignature['canonicalization'] {
  const [header = '', body = 'simple', ...rest] = (value ?? 'simple')
    .toLowerCase()
    .split('/');
  const isKnown = (name: string): name is Canonicalization =>
    name === 'simple' || name === 'relaxed';
  if (isKnown(header) && isKnown(body) && rest.length === 0) {
    return {header, body};
  }
  problems.push(
    foundInMessage(
      'bad-canonicalization',
      `c=${clip(value ?? '')} is not a canonicalization that DKIM supports.`,
    ),
  );
  return {header: 'simple', body: 'simple'};
}

/** l, t and x: at most 76 digits for l, 12 for the times (RFC 6376, 3.5). */
function readNumbers(
  tags: Tags,
  problems: Problem[],
): Pick<DkimSignature, 'bodyLength' | 'signedAt' | 'expiresAt'> {
  const number = (name: string, digits: number): number | undefined => {
    const value = tags[name];
    if (value === undefined) {
      return undefined;
    }
    if (!/^\d+$/.test(value) || value.length > digits) {
      problems.push(
        foundInMessage('bad-number', `${name}=${clip(value)} is not a number.`),
      );
      return undefined;
    }
    return Number(value);
  };
  const bodyLength = number('l', 76);
  const signedAt = number('t', 12);
  const expiresAt = number('x', 12);
  if (bodyLength !== undefined) {
    problems.push(
      foundInMessage(
        'length-limit',
        `Only the first ${bodyLength} octets of the body are signed.`,
      ),
    );
  }
  if (signedAt !== undefined && expiresAt !== undefined && expiresAt <= signedAt) {
    problems.push(
      foundInMessage('expires-before', 'The signature expires before it was made.'),
    );
  }
  return {
    ...(bodyLength !== undefined && {bodyLength}),
    ...(signedAt !== undefined && {signedAt}),
    ...(expiresAt !== undefined && {expiresAt}),
  };
}

/** The copies in `z=`, field by field (RFC 6376, 3.5 and 2.11). */
export function copiedHeaders({tags}: DkimSignature): {name: string; value: string}[] {
  const {z} = tags;
  if (!z) {
    return [];
  }
  return withoutBlanks(z)
    .split('|')
    .flatMap((copy) => {
      const colon = copy.indexOf(':');
      const value = copy
        .slice(colon + 1)
        .replace(/=([\dA-F]{2})/g, (_, code: string) =>
          String.fromCharCode(parseInt(code, 16)),
        );
      return colon > 0 ? [{name: copy.slice(0, colon).toLowerCase(), value}] : [];
    });
}
