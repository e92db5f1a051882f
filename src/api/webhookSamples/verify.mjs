import {Buffer} from 'node:buffer';
import {createHmac, timingSafeEqual} from 'node:crypto';

const TOLERANCE = 300; // seconds
// At least 24 bytes of base64 are eight groups of four characters.
const SECRET =
  /^whsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/** The key that a secret holds. Throws a TypeError if the secret is missing or invalid. */
export function webhookKey(secret) {
  const [, base64] = SECRET.exec(secret) ?? [];
  if (!base64) {
    throw new TypeError(
      'The webhook secret must begin with whsec_ and hold at least 24 bytes of base64',
    );
  }
  return Buffer.from(base64, 'base64');
}

/**
 * Throws unless the request is genuine. `headers` are Node's own or a Headers object,
 * and `body` is the raw body: a Buffer or a string.
 */
export function verifyWebhook(headers, body, secret, now = Date.now() / 1000) {
  const key = webhookKey(secret);
  const header = (name) =>
    typeof headers.get === 'function' ? headers.get(name) : headers[name];
  const id = header('webhook-id');
  const timestamp = header('webhook-timestamp');
  const signatures = header('webhook-signature');
  if (!id || !timestamp || !signatures) {
    throw new Error('A webhook header is missing');
  }
  if (!(Math.abs(now - Number(timestamp)) <= TOLERANCE)) {
    throw new Error('The timestamp is too far from now');
  }
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  const expected = Buffer.from(`v1,${hmac.digest('base64')}`);
  const matches = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!matches) {
    throw new Error('No signature matches');
  }
}
