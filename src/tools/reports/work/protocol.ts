import type {ReportPlan} from '../plan';
import type {FileProblem} from '../report';
import type {ReportFile} from '../read/files';
import type {Summary} from '../summarize';

/** What the reports say of a domain, and the way on from there. */
export interface DomainResult {
  summary: Summary;
  plan: ReportPlan;
}

/** What was found in the files. */
export interface Reading {
  domains: DomainResult[];
  /** Domains beyond those in the list. */
  moreDomains: number;
  problems: FileProblem[];
  /** Problems beyond those in the list. */
  moreProblems: number;
  /** Files that were given. */
  files: number;
  /** Reports that count. */
  reports: number;
}

export type Request =
  /** @param today as YYYY-MM-DD, where the plan begins */
  | {type: 'read'; files: readonly ReportFile[]; today: string}
  /** The records of what was read, as CSV. */
  | {type: 'csv'};

export type Reply =
  /** 0 to 1. */
  | {type: 'progress'; share: number}
  | {type: 'read'; reading: Reading}
  | {type: 'csv'; csv: Blob}
  | {type: 'failed'; message: string};
