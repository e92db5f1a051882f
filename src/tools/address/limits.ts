/** A path has 256 octets with its angle brackets (RFC 5321, 4.5.3.1.3; erratum 1690 of RFC 3696). */
export const MAX_ADDRESS = 254;
/** Before the @ (RFC 5321, 4.5.3.1.1). */
export const MAX_LOCAL = 64;
/** Longer texts are not looked at: no address, with whatever is around it, is as long. */
export const MAX_TEXT = 2_000;
/** A domain name as text, without the root's dot (RFC 1035, 2.3.4). */
export const MAX_DOMAIN = 253;
/** RFC 1035, 2.3.4. */
export const MAX_LABEL = 63;

/** Length in UTF-8. A broken surrogate counts as three. */
export function octets(text: string): number {
  let sum = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    sum += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return sum;
}
