/** Characters that a display name may have without quotation marks (RFC 5322, 3.2.3). */
const ATOMS = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~ -]+$/u;
/** Enough to catch a slip of the hand: what is really deliverable only a server knows. */
const ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/;

/** A display name, quoted where it has to be (RFC 5322, 3.2.4). */
export function displayName(name: string): string {
  return ATOMS.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
}

/** A sender or recipient as a header and the API have it: `Acme <hello@acme.example>`. */
export function mailbox(name: string, address: string): string {
  return name ? `${displayName(name)} <${address}>` : address;
}

/** True for what looks like one email address. */
export function isAddress(value: string): boolean {
  return ADDRESS.test(value);
}
