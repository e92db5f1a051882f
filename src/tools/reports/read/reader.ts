// cspell:ignore envelopefrom envelopeto headerfrom orgname policyevaluated policypublished reportid sourceip
import {ipText, mappedIp4, readIp} from '../../kit';
import {
  isUnder,
  type AuthResult,
  type Disposition,
  type FileProblem,
  type OverrideReason,
  type Report,
  type ReportRow,
} from '../report';
import {withoutEntities, XmlFault, XmlReader, type XmlFaultCode} from './xml';

/** A report names at most 100 signatures for a row (RFC 9990, 3.1.3). */
const MAX_RESULTS = 100;
const MAX_REASONS = 10;
const MAX_ERRORS = 5;
const MAX_COUNT = 1e12;
/** More is said of no document. */
const MAX_PROBLEMS = 1_000;
/** Places that are named for one kind of slip in a report. */
const MOST_NAMED = 3;
/** The end of the year 9999, in seconds since 1970. */
const LAST_SECOND = 253_402_300_799;
const MAX_KNOWN_ADDRESSES = 100_000;

/** What the name of a file says by the standard: receiver!domain!begin!end. */
interface NamedFile {
  organization: string;
  domain: string;
  begin: number;
  end: number;
}

function fromName(file: string): NamedFile | undefined {
  const [receiver = '', domain = '', begin = '', end = ''] = file
    .slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf(' ')) + 1)
    .split('!');
  return /^\d{9,11}$/.test(begin) && /^\d{9,11}/.test(end)
    ? {organization: receiver, domain, begin: Number(begin), end: parseInt(end, 10)}
    : undefined;
}

/** Seconds since 1970 of seconds, of milliseconds, or of a date. */
function seconds(text: string): number {
  const number = /^\d{1,16}(\.\d*)?$/.test(text)
    ? Number(text)
    : Math.floor(Date.parse(text) / 1_000);
  const whole = Math.floor(number > 1e11 ? number / 1_000 : number);
  return whole > 0 && whole < LAST_SECOND ? whole : 0;
}

function disposition(text: string): Disposition | undefined {
  const word = text.toLowerCase();
  return word === 'none' || word === 'quarantine' || word === 'reject'
    ? word
    : // RFC 9990: nothing was done, as the message passes.
      word === 'pass'
      ? 'none'
      : undefined;
}

/** In one spelling: 'HardFail' is 'fail'. */
function resultWord(text: string): string {
  const word = text.toLowerCase();
  return word === 'hardfail' ? 'fail' : word || 'none';
}

/** In small letters, without the root; what is longer than a name can be is cut. */
function domainName(text: string): string {
  return text.slice(0, 255).toLowerCase().replace(/\.$/, '');
}

/** The short form of an address; IPv4 in IPv6 is IPv4. */
function address(text: string): string | undefined {
  const bare = text.replace(/^\[|\]$/g, '').replace(/^ipv6:/i, '');
  const octets = readIp(bare);
  return octets && ipText(mappedIp4(octets) ?? octets);
}

/** The fields of a record as they stand there. */
interface Draft {
  line: number;
  fields: Map<string, string>;
  reasons: OverrideReason[];
  signatures: AuthResult[];
  spfChecks: AuthResult[];
}

function newDraft(line: number): Draft {
  return {line, fields: new Map(), reasons: [], signatures: [], spfChecks: []};
}

function newReport(file: string): Report {
  return {
    file,
    organization: '',
    email: '',
    id: '',
    begin: 0,
    end: 0,
    domain: '',
    policy: {p: 'none', testing: false, strictDkim: false, strictSpf: false},
    errors: [],
    rows: [],
    messages: 0,
  };
}

/** Whether a report has anything by which it could be counted or named. */
function saysSomething({domain, id, rows}: Report): boolean {
  return domain !== '' || id !== '' || rows.length > 0;
}

/** What is counted of a report that is cut short. */
function keptOf(records: number): string {
  if (records === 0) {
    return 'No record of it is complete, so nothing is counted.';
  }
  return records === 1
    ? 'The record before that is counted.'
    : `The ${counted(records, 'record')} before that are counted.`;
}

const faults: Readonly<Record<XmlFaultCode, Pick<FileProblem, 'message' | 'cure'>>> = {
  dtd: {
    message:
      'The file declares a document type (<!DOCTYPE>). Such a declaration can make a small file unpack without end, and no report needs one, so nothing in the file is counted.',
    cure: 'If you know where the file comes from, delete that line and open it again.',
  },
  'too-deep': {
    message:
      'Elements are nested more than 64 levels deep, which no report needs, so nothing in the file is counted.',
    cure: 'Check that the file is a DMARC aggregate report.',
  },
  'long-tag': {
    message:
      'A tag is longer than 65,536 characters, which no report has, so nothing in the file is counted.',
    cure: 'Check that the file is a DMARC aggregate report.',
  },
};

/**
 * Reads the reports of one document: in the form of RFC 9990, in that of RFC 7489, appendix
 * C, and in what receivers make of them. Never throws.
 */
export class ReportReader {
  readonly reports: Report[] = [];
  readonly problems: FileProblem[] = [];
  /** Reports and records that were begun, by which the memory they take is kept in bounds. */
  begun = 0;
  readonly #xml: XmlReader;
  readonly #ips = new Map<string, string | undefined>();
  readonly #slips = new Map<string, number>();
  #report: Report | undefined;
  #record: Draft | undefined;
  #auth = new Map<string, string>();
  #reason: OverrideReason = {type: '', comment: ''};
  #errors: string[] = [];
  #stopped = false;
  #isEscaped: boolean | undefined;
  #rest = '';
  #sawElement = false;
  #sawText = false;

  constructor(readonly file: string) {
    this.#xml = new XmlReader({
      open: (name, line) => {
        this.#open(name, line);
      },
      close: (name, text, parent, line) => {
        this.#close(name, text, parent, line);
      },
    });
  }

  /** Reads the next piece of the document. False once nothing more is read. */
  feed(piece: string): boolean {
    if (this.#stopped) {
      return false;
    }
    this.#sawText ||= piece.trim() !== '';
    // A report that was put through HTML has no tag, only their likeness.
    if (this.#isEscaped === undefined && piece.trim() !== '') {
      this.#isEscaped = /^\s*&lt;[?!a-z]/i.test(piece);
    }
    this.#guarded(() => {
      this.#xml.feed(this.#isEscaped ? this.#unescape(piece) : piece);
    });
    return !this.#stopped;
  }

  /** Ends the document: says what is missing, and keeps what was read. */
  end(): void {
    if (!this.#stopped) {
      this.#guarded(() => {
        this.#xml.feed(withoutEntities(this.#rest));
        this.#xml.end();
      });
    }
    const report = this.#report;
    if (report && saysSomething(report)) {
      this.#say({
        code: 'report-cut-short',
        severity: 'warning',
        message: `The file ends in the middle of a report. ${keptOf(report.rows.length)}`,
        cure: 'Save the attachment again, then open the new file.',
        line: this.#xml.line,
      });
    }
    this.#finish(report);
    if (this.reports.length === 0 && this.problems.length === 0) {
      this.#say(this.#nothing());
    }
    if (this.reports.length > 0 && this.#xml.repairs > 0) {
      this.#say({
        code: 'repaired-xml',
        severity: 'note',
        message: `The XML is not well-formed in ${counted(this.#xml.repairs, 'place')}, such as a tag that is never closed. It was read as it was probably meant.`,
      });
    }
  }

  #nothing(): Omit<FileProblem, 'file'> {
    if (!this.#sawText) {
      return {
        code: 'empty-report-file',
        severity: 'error',
        message: 'The file is empty.',
        cure: 'Save the attachment again.',
      };
    }
    return this.#sawElement
      ? {
          code: 'not-a-report',
          severity: 'error',
          message:
            'The file is XML, but there is no <feedback> element in it, so it is not a DMARC aggregate report.',
          cure: 'Open the files that receivers attach to emails with “Report domain” in the subject.',
        }
      : {
          code: 'not-xml',
          severity: 'error',
          message: 'The file is neither XML nor gzip, ZIP or an email message.',
          cure: 'Open the attachment as it came, without changing it in another program.',
        };
  }

  #guarded(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof XmlFault)) {
        throw error;
      }
      // A document of this kind is not trusted with the part that was read, either.
      this.#stopped = true;
      this.#report = undefined;
      this.reports.length = 0;
      this.#say({
        code: error.code,
        severity: 'error',
        ...faults[error.code],
        line: error.line,
      });
    }
  }

  #unescape(piece: string): string {
    const text = this.#rest + piece;
    const cut = text.lastIndexOf('&');
    const kept =
      cut >= 0 && text.length - cut < 12 && !text.includes(';', cut) ? cut : text.length;
    this.#rest = text.slice(kept);
    return withoutEntities(text.slice(0, kept));
  }

  #say(problem: Omit<FileProblem, 'file'>): void {
    if (this.problems.length < MAX_PROBLEMS) {
      this.problems.push({...problem, file: this.file});
    }
  }

  /** Says a slip that may stand in every record: the first few, and then no more. */
  #slip(problem: Omit<FileProblem, 'file'>): void {
    const times = (this.#slips.get(problem.code) ?? 0) + 1;
    this.#slips.set(problem.code, times);
    if (times <= MOST_NAMED) {
      this.#say(problem);
    }
  }

  #open(name: string, line: number): void {
    this.#sawElement = true;
    switch (name) {
      case 'feedback':
        this.begun += 1;
        // A report in a report is the next one: the end of the last was lost.
        this.#finish(this.#report);
        this.#report = newReport(this.file);
        break;
      case 'record':
        this.begun += 1;
        // One that was never closed ends where the next begins.
        if (this.#record && this.#report) {
          this.#row(this.#report, this.#record);
        }
        this.#record = newDraft(line);
        break;
      case 'dkim':
      case 'spf':
        this.#auth = new Map();
        break;
      case 'reason':
        this.#reason = {type: '', comment: ''};
        break;
      default:
    }
  }

  #close(name: string, text: string, parent: string, line: number): void {
    const report = this.#report;
    if (!report) {
      return;
    }
    if (name === 'feedback') {
      this.#finish(report);
    } else if (this.#record) {
      this.#closeInRecord(report, this.#record, name, text, parent);
    } else if (parent === 'policypublished') {
      this.#policy(report, name, text);
    } else {
      this.#metadata(report, name, text, line);
    }
  }

  #metadata(report: Report, name: string, text: string, line: number): void {
    switch (name) {
      case 'orgname':
        report.organization = clip(text);
        break;
      case 'email':
        report.email = text;
        break;
      case 'reportid':
        report.id = text.replace(/^<|>$/g, '').slice(0, 255);
        break;
      case 'begin':
      case 'end': {
        const time = seconds(text);
        if (time === 0 && text !== '') {
          this.#say({
            code: 'bad-date',
            severity: 'warning',
            message: `The ${name} of the report’s period, “${clip(text)}”, is not a time.`,
            line,
          });
        }
        report[name] = time;
        break;
      }
      case 'error':
        if (text !== '' && this.#errors.length < MAX_ERRORS) {
          this.#errors.push(clip(text));
        }
        break;
      default:
    }
  }

  #policy(report: Report, name: string, text: string): void {
    const {policy} = report;
    switch (name) {
      case 'domain':
        report.domain = domainName(text);
        break;
      case 'p':
        policy.p = disposition(text) ?? policy.p;
        break;
      case 'sp':
      case 'np': {
        const asked = disposition(text);
        if (asked) {
          policy[name] = asked;
        }
        break;
      }
      case 'testing':
        policy.testing = text.toLowerCase() === 'y';
        break;
      case 'pct':
        if (/^\d{1,3}$/.test(text)) {
          policy.pct = Number(text);
        }
        break;
      case 'adkim':
        policy.strictDkim = text.toLowerCase() === 's';
        break;
      case 'aspf':
        policy.strictSpf = text.toLowerCase() === 's';
        break;
      default:
    }
  }

  #closeInRecord(
    report: Report,
    record: Draft,
    name: string,
    text: string,
    parent: string,
  ): void {
    if (name === 'record') {
      this.#record = undefined;
      this.#row(report, record);
    } else if (name === 'reason') {
      const {type, comment} = this.#reason;
      if ((type !== '' || comment !== '') && record.reasons.length < MAX_REASONS) {
        record.reasons.push({type: type || 'other', comment});
      }
    } else if (parent === 'reason') {
      if (name === 'type' || name === 'comment') {
        this.#reason[name] =
          name === 'type' ? text.toLowerCase().replace(/[\s-]/g, '_') : text;
      }
    } else if ((name === 'dkim' || name === 'spf') && parent !== 'policyevaluated') {
      this.#result(record, name);
    } else if (parent === 'dkim' || parent === 'spf') {
      this.#auth.set(name, text);
    } else if (!record.fields.has(name) || text !== '') {
      record.fields.set(name, text);
    }
  }

  #result(record: Draft, name: 'dkim' | 'spf'): void {
    const domain = domainName(this.#auth.get('domain') ?? '');
    const result = resultWord(this.#auth.get('result') ?? '');
    const selector = this.#auth.get('selector') ?? '';
    // 'none' without a domain says that there was no signature.
    const isEmpty = domain === '' && result === 'none';
    const list = name === 'dkim' ? record.signatures : record.spfChecks;
    if (!isEmpty && list.length < MAX_RESULTS) {
      list.push({domain, ...(selector !== '' && {selector}), result});
    }
  }

  #row(report: Report, record: Draft): void {
    const {fields, line, signatures, spfChecks, reasons} = record;
    const counted = fields.get('count') ?? '';
    const count = /^\d{1,12}$/.test(counted) ? Number(counted) : undefined;
    if (count === undefined || count > MAX_COUNT) {
      this.#slip({
        code: 'bad-count',
        severity: 'warning',
        message:
          counted === ''
            ? 'A record does not say how many messages it counts, so it is left out.'
            : `A record counts “${clip(counted)}” messages, which is not a number, so it is left out.`,
        line,
      });
      return;
    }
    const given = fields.get('sourceip') ?? '';
    const ip = this.#shortAddress(given);
    if (ip === undefined) {
      this.#slip({
        code: 'bad-address',
        severity: 'note',
        message: `A record names “${clip(given)}” as its source, which is not an IP address. Its messages are counted.`,
        line,
      });
    }
    const headerFrom = domainName(fields.get('headerfrom') ?? '');
    const row: ReportRow = {
      ip: ip ?? clip(given),
      count,
      disposition: disposition(fields.get('disposition') ?? '') ?? 'none',
      dkim: fields.get('dkim')?.toLowerCase() === 'pass',
      spf: fields.get('spf')?.toLowerCase() === 'pass',
      reasons,
      headerFrom,
      envelopeFrom: domainName(fields.get('envelopefrom') ?? ''),
      envelopeTo: domainName(fields.get('envelopeto') ?? ''),
      signatures,
      spfChecks,
    };
    if (!fields.has('dkim') && !fields.has('spf')) {
      const {domain, policy} = report;
      row.dkim = signatures.some((one) =>
        isAligned(one, headerFrom, domain, policy.strictDkim),
      );
      row.spf = spfChecks.some((one) =>
        isAligned(one, headerFrom, domain, policy.strictSpf),
      );
      this.#slip({
        code: 'no-evaluation',
        severity: 'note',
        message:
          'A record does not say whether DMARC passed. It was worked out from the DKIM and SPF results.',
        line,
      });
    }
    report.rows.push(row);
    report.messages += count;
  }

  #shortAddress(text: string): string | undefined {
    if (this.#ips.has(text)) {
      return this.#ips.get(text);
    }
    const short = address(text);
    if (this.#ips.size < MAX_KNOWN_ADDRESSES) {
      this.#ips.set(text, short);
    }
    return short;
  }

  #finish(report: Report | undefined): void {
    this.#report = undefined;
    this.#record = undefined;
    if (!report) {
      return;
    }
    if (!saysSomething(report)) {
      this.#say({
        code: 'nothing-in-report',
        severity: 'error',
        message:
          'The report has neither a domain nor a record, so there is nothing to count. The file may be cut short.',
        cure: 'Save the attachment again, then open the new file.',
        line: this.#xml.line,
      });
      return;
    }
    const named = fromName(this.file);
    report.errors = this.#errors;
    this.#errors = [];
    report.organization ||= named?.organization ?? report.email.split('@')[1] ?? '';
    report.organization ||= 'Unknown reporter';
    report.domain ||= domainName(named?.domain ?? report.rows[0]?.headerFrom ?? '');
    if (report.begin === 0 || report.end === 0) {
      report.begin ||= named?.begin ?? report.end;
      report.end ||= named?.end ?? report.begin;
    }
    if (report.end < report.begin) {
      [report.begin, report.end] = [report.end, report.begin];
    }
    this.reports.push(report);
    if (report.domain === '') {
      this.#say({
        code: 'no-domain',
        severity: 'warning',
        message: 'The report does not say which domain it is about.',
      });
    }
    if (report.begin === 0) {
      this.#say({
        code: 'no-dates',
        severity: 'note',
        message:
          'The report does not say which days it is about. It counts in the totals, but is missing in the chart.',
      });
    }
    this.#sayRest();
  }

  /** Says how often a slip was met beyond the places that were named. */
  #sayRest(): void {
    for (const [code, times] of this.#slips) {
      if (times > MOST_NAMED) {
        this.#say({
          code,
          severity: 'note',
          message: `The same holds for ${counted(times - MOST_NAMED, 'more record')} of this report.`,
        });
      }
    }
    this.#slips.clear();
  }
}

/** Aligned, as near as it can be told without DNS: names below the domain of the policy are its own. */
function isAligned(
  {domain, result}: AuthResult,
  headerFrom: string,
  policyDomain: string,
  isStrict: boolean,
): boolean {
  return (
    result === 'pass' &&
    domain !== '' &&
    (domain === headerFrom ||
      (!isStrict && isUnder(domain, policyDomain) && isUnder(headerFrom, policyDomain)))
  );
}

function counted(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
