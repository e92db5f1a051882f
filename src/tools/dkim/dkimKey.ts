import type {Problem} from '../kit';
import type {Tag} from './tagList';

export type DkimPublicKey =
  | {kind: 'rsa'; modulus: Uint8Array<ArrayBuffer>; exponent: Uint8Array<ArrayBuffer>}
  | {kind: 'ed25519'; raw: Uint8Array<ArrayBuffer>};

export interface DkimKey {
  /** False: receivers must not use the record. A revoked key's record is valid. */
  valid: boolean;
  /** Values by name, without the blanks around them; `p` without any. */
  tags: Readonly<Record<string, string>>;
  /** The tags in their order, with their columns. */
  list: readonly Tag[];
  /** 'rsa', 'ed25519', or what `k` says, in small letters. */
  keyType: string;
  /** Bits of the RSA modulus, or 256 for Ed25519. */
  bits?: number;
  /** Missing: there is none, or none that can be used. */
  publicKey?: DkimPublicKey;
  /** `p` is there and empty. */
  revoked: boolean;
  /** `t=y`. */
  testing: boolean;
  /** `t=s`. */
  strict: boolean;
  problems: Problem[];
}
