import {checkEmail, type FinishedEmail} from '../checks';
import type {ZipFile} from '../files';
import {bytesOf} from '../measure';
import type {Evidence} from './evidenceOf';

/** A file of the email as the evidence names it. */
interface RecordedFile {
  name: string;
  /** In UTF-8. */
  bytes: number;
  /** 64 hexadecimal digits. */
  sha256: string;
}

/** What went into the results beside the email itself. */
export interface Tools {
  /** Version of react-dom, which writes the HTML. */
  'react-dom': string;
  /** Version of the npm package that Can I email's data was taken from. */
  caniemail: string;
}

/** What of the email's evidence is in the zip. */
export interface EvidenceRecord {
  email: string;
  /** Day of the build, as an ISO date. */
  checkedOn: string;
  tools: Tools;
  /** When Can I email's data was last changed, as an ISO date. */
  clientData: string;
  files: readonly RecordedFile[];
  /** Of the finished email with the example's values. */
  checks: ReturnType<typeof checkEmail>;
  clients: Evidence['clients'];
  /** Features that some client lacks, with what its reader gets instead. */
  fallbacks: Evidence['weak'];
}

/**
 * Records what was checked, so that it can be repeated.
 *
 * @param files every other file of the email
 * @param sha256 64 hexadecimal digits for a text in UTF-8
 */
export function evidenceRecord(
  slug: string,
  files: readonly ZipFile[],
  finished: FinishedEmail,
  {clients, weak, dataDate}: Evidence,
  {
    day,
    tools,
    sha256,
  }: {
    day: string;
    tools: Tools;
    sha256: (text: string) => string;
  },
): EvidenceRecord {
  return {
    email: slug,
    checkedOn: day,
    tools,
    clientData: dataDate,
    files: files.map(({name, content}) => ({
      name,
      bytes: bytesOf(content),
      sha256: sha256(content),
    })),
    checks: checkEmail(finished),
    clients,
    fallbacks: weak,
  };
}

/** The record as a file of the zip. */
export function evidenceFile(record: EvidenceRecord): ZipFile {
  return {
    name: `${record.email}.evidence.json`,
    content: `${JSON.stringify(record, null, 2)}\n`,
  };
}

const DAY = 24 * 60 * 60 * 1000;
/** Older data is out of date. */
const MAX_AGE_DAYS = 90;

/**
 * What the build says of data on mail clients that is old.
 *
 * @param dataDate an ISO date
 * @param today an ISO date
 * @returns nothing for data that is at most 90 days old
 */
export function ageWarning(dataDate: string, today: string): string | undefined {
  const days = Math.floor((Date.parse(today) - Date.parse(dataDate)) / DAY);
  return days > MAX_AGE_DAYS
    ? `The data of Can I email is ${String(days)} days old (${dataDate}). Run "npm run can-i-email" to take the newest.`
    : undefined;
}
