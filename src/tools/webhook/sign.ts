import {fromBase64, join, toBase64, utf8, type Octets} from './bytes';

export type Hash = 'SHA-1' | 'SHA-256' | 'SHA-512';

/** Bytes of a secret that the page makes: the contract allows 24 to 64. */
const SECRET_OCTETS = 32;

/** The verifiers of the docs refuse every other secret. */
const SECRET =
  /^whsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/**
 * An HMAC (RFC 2104) by WebCrypto.
 *
 * @throws {TypeError} on pages that came without TLS, where browsers have no WebCrypto
 */
export async function hmac(
  key: Octets,
  content: Octets,
  hash: Hash = 'SHA-256',
): Promise<Octets> {
  const algorithm = {name: 'HMAC', hash};
  const imported = await crypto.subtle.importKey(
    'raw',
    // WebCrypto takes no empty key. A zero is the same one, because keys are filled up with zeros.
    key.length > 0 ? key : new Uint8Array(1),
    algorithm,
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign(algorithm, imported, content));
}

/** The key that a valid secret holds; nothing for any other text. */
export function keyOf(secret: string): Octets | undefined {
  const [, base64] = SECRET.exec(secret) ?? [];
  return base64 === undefined ? undefined : fromBase64(base64);
}

/** What is signed: the ID, the time and the body, joined by periods. */
export function signedContent(id: string, timestamp: string, body: Uint8Array): Octets {
  return join(utf8(`${id}.${timestamp}.`), body);
}

/** A new secret in the form of the contract: `whsec_` and random octets in base64. */
export function makeSecret(): string {
  return `whsec_${toBase64(crypto.getRandomValues(new Uint8Array(SECRET_OCTETS)))}`;
}

/** A new ID in the form of an event's. */
export function makeId(): string {
  const octets = crypto.getRandomValues(new Uint8Array(9));
  return `msg_${toBase64(octets).replace(/[+/]/g, '0')}`;
}

export interface SignedRequest {
  /** In the order in which they are written. */
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
}

/**
 * Signs an event as the API does (Standard Webhooks 1.0.0).
 *
 * @param timestamp seconds since 1970
 */
export async function signEvent(
  key: Octets,
  {id, timestamp, body}: {id: string; timestamp: number; body: string},
): Promise<SignedRequest> {
  const time = String(timestamp);
  const signature = await hmac(key, signedContent(id, time, utf8(body)));
  return {
    headers: [
      ['content-type', 'application/json'],
      ['webhook-id', id],
      ['webhook-timestamp', time],
      ['webhook-signature', `v1,${toBase64(signature)}`],
    ],
    body,
  };
}
