import type {Rule} from '../kit';

const SAVE_AGAIN = 'Save the attachment again, then open the new file.';
const UNPACK = 'Unpack it, and open the files inside.';

/** Everything that the report reader can find in files, in general words. */
export const reportRules: readonly Rule[] = [
  // What the file is
  {
    code: 'empty-report-file',
    severity: 'error',
    says: 'The file has no content.',
    cure: SAVE_AGAIN,
  },
  {
    code: 'not-xml',
    severity: 'error',
    says: 'The file is neither XML nor gzip, ZIP or an email message.',
  },
  {
    code: 'not-a-report',
    severity: 'error',
    says: 'The file is XML without a feedback element, so it is not an aggregate report.',
  },
  {
    code: 'no-attachment',
    severity: 'error',
    says: 'An email message has no XML, gzip or ZIP file attached.',
  },
  {
    code: 'unreadable-file',
    severity: 'error',
    says: 'The browser could not read the file, for example because it was moved.',
    cure: 'Choose it again.',
  },
  // Archives
  {
    code: 'broken-archive',
    severity: 'error',
    says: 'A gzip or ZIP file is damaged or cut short.',
    cure: SAVE_AGAIN,
  },
  {
    code: 'broken-zip',
    severity: 'error',
    says: 'The list of files in a ZIP archive is damaged or missing.',
    cure: SAVE_AGAIN,
  },
  {
    code: 'empty-zip',
    severity: 'error',
    says: 'A ZIP archive contains no files.',
    cure: SAVE_AGAIN,
  },
  {
    code: 'locked-zip',
    severity: 'error',
    says: 'A file in a ZIP archive needs a password, or is not packed with deflate.',
    cure: UNPACK,
  },
  {
    code: 'zip64',
    severity: 'error',
    says: 'A ZIP archive uses ZIP64, the format for files larger than 4 GB.',
    cure: UNPACK,
  },
  {
    code: 'zip-size',
    severity: 'warning',
    says: 'The size of a file in a ZIP archive differs from the size that the archive gives.',
  },
  {
    code: 'nested-archives',
    severity: 'error',
    says: 'An archive is nested inside four others.',
    cure: UNPACK,
  },
  {
    code: 'archive-too-large',
    severity: 'error',
    says: 'An archive or a message is larger than 200 MB.',
    cure: UNPACK,
  },
  {
    code: 'unpacks-too-large',
    severity: 'error',
    says: 'A file unpacks to more than 200 MB of XML.',
  },
  {
    code: 'too-much',
    severity: 'error',
    says: 'There are more than 5,000 files, or together they contain more than 600 MB of XML or 2 million records.',
    cure: 'Open them in two or more batches.',
  },
  // XML
  {
    code: 'dtd',
    severity: 'error',
    says: 'The file declares a document type, which can be used to exhaust the reader’s memory. No report needs one.',
  },
  {
    code: 'too-deep',
    severity: 'error',
    says: 'Elements are nested more than 64 levels deep.',
  },
  {
    code: 'long-tag',
    severity: 'error',
    says: 'A tag is longer than 65,536 characters.',
  },
  {
    code: 'report-cut-short',
    severity: 'warning',
    says: 'The file ends in the middle of a report. The records before that are counted.',
    cure: SAVE_AGAIN,
  },
  {
    code: 'nothing-in-report',
    severity: 'error',
    says: 'A report has neither a domain nor a record, so there is nothing to count.',
    cure: SAVE_AGAIN,
  },
  {
    code: 'repaired-xml',
    severity: 'note',
    says: 'The XML is not well-formed, so it was read the way it was probably meant.',
  },
  // What the report says
  {
    code: 'bad-count',
    severity: 'warning',
    says: 'A record does not say how many messages it counts, so it is left out.',
  },
  {
    code: 'bad-address',
    severity: 'note',
    says: 'The source of a record is not an IP address. Its messages are counted.',
  },
  {
    code: 'no-evaluation',
    severity: 'note',
    says: 'A record does not say whether DMARC passed, so the result is derived from DKIM and SPF.',
  },
  {
    code: 'bad-date',
    severity: 'warning',
    says: 'The start or the end of the period is not a valid time.',
  },
  {
    code: 'no-dates',
    severity: 'note',
    says: 'The report does not say which days it covers.',
  },
  {
    code: 'no-domain',
    severity: 'warning',
    says: 'The report does not say which domain it covers.',
  },
  {
    code: 'duplicate-report',
    severity: 'note',
    says: 'The same report appears in several files, so it is counted only once.',
  },
  {
    code: 'duplicate-differs',
    severity: 'warning',
    says: 'Two reports have the same reporter and ID but different content. The one with more messages is counted.',
  },
];
