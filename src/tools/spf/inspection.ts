import type {Rcode} from '../dns';
import type {LookupBudget} from './budget';
import type {SpfFinding} from './finding';
import type {AllowedNetworks} from './networks';
import type {SpfRecord} from './parse';
import type {Suggestion} from './suggest';

/** A TXT record: its text, and the character-strings it was made of. */
export interface PublishedText {
  text: string;
  strings: readonly string[];
}

/**
 * What a domain has: one record; `several`, which count as none; `none`; `missing`: the
 * domain itself does not exist; `refused`: its DNS gave no answer that can be used.
 */
export type InspectionState = 'found' | 'several' | 'none' | 'missing' | 'refused';

/** A text that is, or was meant to be, an SPF record. */
export interface PublishedRecord extends PublishedText {
  parsed: SpfRecord;
}

export interface SpfInspection {
  domain: string;
  state: InspectionState;
  rcode: Rcode;
  /** The SPF records, as published. A domain must have one. */
  records: PublishedRecord[];
  /**
   * The lookups of the record; with several records, of all of them put into one.
   * Missing where there is no record.
   */
  budget?: LookupBudget;
  /** Who passes. Missing where there is no record. */
  networks?: AllowedNetworks;
  /** Octets of a DNS answer with all TXT records of the domain. */
  answerOctets: number;
  /** What to publish in place of what is there; missing where nothing needs a change. */
  suggestion?: Suggestion;
  /** Why there is no suggestion although one is needed: what the owner has to decide. */
  obstacles?: string[];
  /** The gravest first. */
  problems: SpfFinding[];
  verdict: SpfVerdict;
}

/** All of an inspection but its verdict. */
export type InspectionResult = Omit<SpfInspection, 'verdict'>;

/** The result of an inspection in a few words. */
export interface SpfVerdict {
  tone: 'good' | 'unsure' | 'bad' | 'none';
  /** One or two words. */
  stamp: string;
  /** One sentence. */
  title: string;
  /** What follows from it. */
  text: string;
}
