import type {Problem} from '../kit';
import type {DnsRecord} from './records';
import type {Topic} from './topics';

/** The list of rules that a finding belongs to: each room publishes its own. */
export type RuleRoom = 'domain' | 'spf' | 'dkim' | 'dmarc';

/** Something found, before its topic is known. */
export interface Finding extends Problem {
  room: RuleRoom;
  /** What to publish. */
  record?: DnsRecord;
  /** A file to publish beside the record. */
  file?: {name: string; url: string; text: string};
  /** A command that asks by hand what the browser could not. */
  command?: string;
}

export interface DomainFinding extends Finding {
  topic: Topic;
}

/** A record as it was found. */
export interface Published {
  name: string;
  type: string;
  value: string;
}

/**
 * What became of a topic: `checked`; `unneeded`, because the domain sends or receives no
 * email; `unanswered`, because DNS gave no usable response; `skipped`, because it is left out
 * of lists or there is nothing to look at.
 */
export type SectionState = 'checked' | 'unneeded' | 'unanswered' | 'skipped';

export interface Section {
  topic: Topic;
  state: SectionState;
  /** The result in one sentence. */
  summary: string;
  published: Published[];
  findings: DomainFinding[];
}

/** Whether the domain is used for email, as far as its records say. */
export interface MailUse {
  /** False: its SPF record allows no server at all. */
  sends: boolean;
  /** False: it has a null MX, or no server that could receive email. */
  receives: boolean;
}

export type Grade = 'A' | 'B' | 'C' | 'D' | 'F';

/** What the grade is judged by. */
export type GradeFacts = Pick<DomainReport, 'sections' | 'exists' | 'facts'>;

export interface GradeRule {
  /** The best grade that is left where the rule applies. */
  grade: Grade;
  /** When it applies, in a sentence. */
  says: string;
  applies: (facts: GradeFacts) => boolean;
}

export interface DomainReport {
  domain: string;
  /** False: DNS has no such name. */
  exists: boolean;
  use: MailUse;
  /** In the order of `topics`. Empty where the domain does not exist. */
  sections: Section[];
  /** All findings, the gravest first. */
  findings: DomainFinding[];
  /** Missing: a check that decides on the grade had no response. */
  grade?: {grade: Grade; rule: GradeRule};
  /** Some question got no response at all, which may be the resolver's or the network's doing. */
  lost: boolean;
  /** Topics without a usable response. */
  unanswered: Topic[];
  /** The name at which the domain's zone begins, where it was found. */
  zone?: string;
  /** For lists of domains. */
  facts: DomainFacts;
}

/** A few values for a table. */
export interface DomainFacts {
  spfLookups?: number;
  dmarcPolicy?: string;
  /** Selectors with a key. */
  dkimSelectors?: readonly string[];
}
