/** What may stand in a key record beside the key (RFC 6376, 3.6.1). */
export interface RecordFlags {
  /** `t=y`: the domain is only testing. */
  testing?: boolean;
  /** `t=s`: `i=` must be the exact domain. */
  strict?: boolean;
  /** `h=sha256`. */
  sha256Only?: boolean;
  /** `s=email`. */
  emailOnly?: boolean;
  /** `n=`: a note for people. */
  note?: string;
}

/**
 * A note as `n=` holds it: what is not plain text, and the semicolon, as quoted-printable
 * (RFC 6376, 2.11 and 3.6.1).
 */
function quotedNote(note: string): string {
  return Array.from(new TextEncoder().encode(note.trim()), (octet) =>
    octet > 0x20 && octet < 0x7f && octet !== 0x3b && octet !== 0x3d
      ? String.fromCharCode(octet)
      : `=${octet.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
}

/**
 * A key record (RFC 6376, 3.6.1; RFC 8463, 4).
 *
 * @param publicKey base64, as `p=` holds it; empty for a revoked key
 */
export function composeRecord(
  keyType: 'rsa' | 'ed25519',
  publicKey: string,
  {testing, strict, sha256Only, emailOnly, note}: RecordFlags = {},
): string {
  const flags = [...(testing ? ['y'] : []), ...(strict ? ['s'] : [])].join(':');
  return [
    'v=DKIM1',
    `k=${keyType}`,
    ...(sha256Only ? ['h=sha256'] : []),
    ...(emailOnly ? ['s=email'] : []),
    ...(flags ? [`t=${flags}`] : []),
    ...(note?.trim() ? [`n=${quotedNote(note)}`] : []),
    `p=${publicKey}`,
  ].join('; ');
}
