import {createHmac, timingSafeEqual} from 'node:crypto';

const TOLERANCE = 300; // seconds

/** Throws unless the request is genuine. `body` is the raw body: a Buffer or a string. */
export function verifyWebhook(headers, body, secret, now = Date.now() / 1000) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures) {
    throw new Error('A webhook header is missing');
  }
  if (!(Math.abs(now - Number(timestamp)) <= TOLERANCE)) {
    throw new Error('The timestamp is too far from now');
  }
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
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
