import type {Problem} from '../kit';

export const mechanismNames = [
  'all',
  'include',
  'a',
  'mx',
  'ptr',
  'ip4',
  'ip6',
  'exists',
] as const;

export type Qualifier = '+' | '-' | '~' | '?';

export type MechanismName = (typeof mechanismNames)[number];

export interface Written {
  /** The term as it stands in the record. */
  text: string;
  /** Column of its first character in the record, from 1. */
  column: number;
  /**
   * What is plainly meant, where that is not what is written: one or more terms that are
   * well formed, or nothing at all. It is what the problem's cure says. Missing where the
   * term is right, and where only its owner can say what it should be.
   */
  repair?: string;
}

/** A directive: a mechanism with its qualifier (RFC 7208, 4.6.2). */
export interface Mechanism extends Written {
  kind: 'mechanism';
  name: MechanismName;
  /** '+' where none is written. */
  qualifier: Qualifier;
  /** The domain-spec as written, macros and all. */
  domainSpec?: string;
  /** The address of ip4 and ip6 as written. */
  address?: string;
  /** Prefix lengths in bits, where written: ip4 and a, mx have the first, ip6 and a, mx the second. */
  prefix4?: number;
  prefix6?: number;
}

/** `name=value` (RFC 7208, 6). */
export interface Modifier extends Written {
  kind: 'modifier';
  /** In lower case. */
  name: string;
  value: string;
}

/** A term that follows no rule; `problems` says why. */
export interface BrokenTerm extends Written {
  kind: 'broken';
}

export type Term = Mechanism | Modifier | BrokenTerm;

export interface SpfRecord {
  text: string;
  /** False: receivers answer permerror (RFC 7208, 4.6), or do not see an SPF record (4.5). */
  valid: boolean;
  terms: Term[];
  /** Faults of syntax, and terms that are well formed but surely not meant. */
  problems: Problem[];
}
