/** A signer of its own for the tests: no code of the room is in it but the types. */
import {createHash, generateKeyPairSync, sign, type KeyObject} from 'node:crypto';

export interface TestKey {
  privateKey: KeyObject;
  /** The key record. */
  record: string;
  kind: 'rsa' | 'ed25519';
}

export function rsaKey(bits = 2048, flags = ''): TestKey {
  const {privateKey, publicKey} = generateKeyPairSync('rsa', {modulusLength: bits});
  const spki = publicKey.export({type: 'spki', format: 'der'}).toString('base64');
  return {kind: 'rsa', privateKey, record: `v=DKIM1; k=rsa; ${flags}p=${spki}`};
}

export function ed25519Key(flags = ''): TestKey {
  const {privateKey, publicKey} = generateKeyPairSync('ed25519');
  const spki = publicKey.export({type: 'spki', format: 'der'});
  return {
    kind: 'ed25519',
    privateKey,
    record: `v=DKIM1; k=ed25519; ${flags}p=${spki.subarray(-32).toString('base64')}`,
  };
}

export function relaxedBody(body: string): string {
  const lines = body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(?:\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}

function simpleBody(body: string): string {
  return `${body.replace(/(?:\r\n)+$/, '')}\r\n`;
}

export function relaxedHeader(name: string, value: string): string {
  return `${name.toLowerCase()}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
}

export interface SignOptions {
  key: TestKey;
  domain?: string;
  selector?: string;
  /** Header and body. */
  form?: string;
  /** Names for `h=`. */
  headers?: string;
  /** Further tags, such as 'l=4; '. */
  extra?: string;
  hash?: 'sha256' | 'sha1';
  bodyHash?: string;
}

/** Puts a DKIM-Signature in front of a message with CRLF line ends. */
export function signMessage(
  message: string,
  {
    key,
    domain = 'example.com',
    selector = 's1',
    form = 'relaxed/relaxed',
    headers = 'from:to:subject:date',
    extra = '',
    hash = 'sha256',
    bodyHash,
  }: SignOptions,
): string {
  const split = message.indexOf('\r\n\r\n');
  const fields = message
    .slice(0, split)
    .split(/\r\n(?![ \t])/)
    .map((raw) => {
      const colon = raw.indexOf(':');
      return {name: raw.slice(0, colon).toLowerCase(), raw, value: raw.slice(colon + 1)};
    });
  const [header, bodyForm = 'simple'] = form.split('/');
  const canonical = (bodyForm === 'relaxed' ? relaxedBody : simpleBody)(
    message.slice(split + 4),
  );
  const length = /l=(\d+)/.exec(extra)?.[1];
  const bh =
    bodyHash ??
    createHash(hash)
      .update(
        canonical.slice(0, length === undefined ? undefined : Number(length)),
        'latin1',
      )
      .digest('base64');
  const value = ` v=1; a=${key.kind}-${hash}; c=${form}; d=${domain}; s=${selector};\r\n ${extra}h=${headers};\r\n bh=${bh};\r\n b=`;
  const left = [...fields];
  const parts = headers.split(':').flatMap((wanted) => {
    const name = wanted.trim().toLowerCase();
    const index = left.findLastIndex((field) => field.name === name);
    const [field] = index < 0 ? [] : left.splice(index, 1);
    return field
      ? [header === 'relaxed' ? relaxedHeader(field.name, field.value) : field.raw]
      : [];
  });
  parts.push(
    header === 'relaxed'
      ? relaxedHeader('dkim-signature', value)
      : `DKIM-Signature:${value}`,
  );
  const b = signData(parts, key, hash);
  return `DKIM-Signature:${value}${b.replace(/.{70}/g, '$&\r\n ')}\r\n${message}`;
}

/** Signs header fields in their canonical form; the signature's own field is the last. */
export function signData(
  parts: readonly string[],
  key: TestKey,
  hash: 'sha256' | 'sha1' = 'sha256',
): string {
  const data = Buffer.from(parts.join('\r\n'), 'latin1');
  const b =
    key.kind === 'rsa'
      ? sign(hash, data, key.privateKey)
      : sign(null, createHash('sha256').update(data).digest(), key.privateKey);
  return b.toString('base64');
}
