/** One character per octet, code points 0 to 255. */
export function latin1(octets: Uint8Array): string {
  const CHUNK = 8_192;
  let text = '';
  for (let start = 0; start < octets.length; start += CHUNK) {
    text += String.fromCharCode(...octets.subarray(start, start + CHUNK));
  }
  return text;
}
