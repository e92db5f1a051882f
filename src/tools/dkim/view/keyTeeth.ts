/** Teeth of the drawn key: how many, by the strength of the real one. */
function toothCount(bits: number): number {
  return bits === 256 ? 8 : Math.min(16, Math.max(4, Math.round(bits / 256) + 2));
}

/**
 * How deep each tooth of the drawn key is cut, from 0 to 3: taken from the public key, so
 * that one key always looks alike. The end of the base64 differs from key to key only in
 * front of its exponent, so the middle is read.
 *
 * @param publicKey base64, as `p=` holds it
 */
export function keyTeeth(publicKey: string, bits: number): number[] {
  const count = toothCount(bits);
  const middle = Math.max(0, Math.floor((publicKey.length - count) / 2));
  return Array.from(
    {length: count},
    (_, index) => (publicKey.charCodeAt(middle + index) || 0) % 4,
  );
}
