import type {Problem} from '../kit';

/** A problem in one of the files, with its place. */
export interface FileProblem extends Problem {
  /** Name of the file; of a file in an archive, with the archive's before it. */
  file: string;
  /** Line in the XML, from 1. */
  line?: number;
}

/** What a policy asks for, or what was done (RFC 9990, appendix A). */
export type Disposition = 'none' | 'quarantine' | 'reject';

/** A DKIM signature or an SPF check, as it came out, aligned or not. */
export interface AuthResult {
  /** `d=` of the signature, or the domain that SPF was checked for. */
  domain: string;
  /** `s=` of a signature. */
  selector?: string;
  /** 'pass', 'fail' and so on (RFC 8601, 2.7), in small letters. */
  result: string;
}

/** Why a receiver did not do what the policy asks for (RFC 9990, 3.1.6). */
export interface OverrideReason {
  type: string;
  comment: string;
}

/** Messages that came from one address with one outcome. */
export interface ReportRow {
  /** Address of the server, in its usual short form; as reported where it is none. */
  ip: string;
  /** Messages. */
  count: number;
  /** What the receiver did. */
  disposition: Disposition;
  /** An aligned DKIM signature passed. */
  dkim: boolean;
  /** SPF passed for an aligned domain. */
  spf: boolean;
  reasons: readonly OverrideReason[];
  headerFrom: string;
  envelopeFrom: string;
  envelopeTo: string;
  signatures: readonly AuthResult[];
  spfChecks: readonly AuthResult[];
}

/** The policy as the reporter has seen it in DNS. */
export interface PublishedPolicy {
  p: Disposition;
  sp?: Disposition;
  np?: Disposition;
  /** The `t` tag of RFC 9989. */
  testing: boolean;
  /** The `pct` tag that RFC 9989 has dropped. */
  pct?: number;
  strictDkim: boolean;
  strictSpf: boolean;
}

/** An aggregate report of one receiver about one domain. */
export interface Report {
  file: string;
  /** Who sent the report. */
  organization: string;
  email: string;
  id: string;
  /** Seconds since 1970, UTC; 0 where the report has none. */
  begin: number;
  end: number;
  /** The domain whose policy it is about, in small letters. */
  domain: string;
  policy: PublishedPolicy;
  /** What the reporter has to say of the record in DNS. */
  errors: readonly string[];
  rows: ReportRow[];
  /** Sum of the rows. */
  messages: number;
}

/** True where a receiver that follows DMARC takes the messages for genuine. */
export function passes({dkim, spf}: Pick<ReportRow, 'dkim' | 'spf'>): boolean {
  return dkim || spf;
}

/**
 * The day a report counts for: that of the middle of its period, as receivers start theirs
 * at midnight in time zones of their own.
 *
 * @returns as YYYY-MM-DD in UTC; '' for a report without dates
 */
export function dayOf({begin, end}: Pick<Report, 'begin' | 'end'>): string {
  return begin > 0 ? dayText((begin + Math.max(begin, end)) / 2) : '';
}

/** @param seconds since 1970 */
export function dayText(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10);
}

/** True for the domain itself and for names below it. */
export function isUnder(name: string, domain: string): boolean {
  return domain !== '' && (name === domain || name.endsWith(`.${domain}`));
}
