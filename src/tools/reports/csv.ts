import {guardCell} from '../list';
import {dayOf, passes, type AuthResult, type Report} from './report';
import {knownSender, networkName} from './senders';

const COLUMNS = [
  ...['file', 'reporter', 'report_id', 'day', 'begin', 'end', 'domain', 'policy'],
  ...['source_ip', 'sender', 'messages', 'dmarc', 'dkim', 'spf', 'disposition'],
  ...[
    'header_from',
    'envelope_from',
    'envelope_to',
    'signatures',
    'spf_checks',
    'reasons',
  ],
];

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : guardCell(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function time(seconds: number): string {
  return seconds > 0 ? new Date(seconds * 1_000).toISOString() : '';
}

function results(list: readonly AuthResult[]): string {
  return list
    .map(
      ({domain, selector, result}) =>
        `${domain}${selector ? `/${selector}` : ''}=${result}`,
    )
    .join(' ');
}

function passWord(isPass: boolean): string {
  return isPass ? 'pass' : 'fail';
}

/**
 * Every record of the reports as CSV (RFC 4180), in pieces of one report each. Cells that a
 * spreadsheet would run as a formula have an apostrophe before them.
 */
export function* csvPieces(reports: readonly Report[]): Generator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  for (const report of reports) {
    const {file, organization, id, begin, end, domain, policy, rows} = report;
    const head = [
      file,
      organization,
      id,
      dayOf(report),
      time(begin),
      time(end),
      domain,
      policy.p,
    ];
    yield rows
      .map((row) => {
        const cells = [
          ...head,
          row.ip,
          knownSender(row, domain)?.name ?? networkName(row.ip),
          row.count,
          passWord(passes(row)),
          passWord(row.dkim),
          passWord(row.spf),
          row.disposition,
          row.headerFrom,
          row.envelopeFrom,
          row.envelopeTo,
          results(row.signatures),
          results(row.spfChecks),
          row.reasons
            .map(({type, comment}) => (comment === '' ? type : `${type}: ${comment}`))
            .join('; '),
        ];
        return `${cells.map(cell).join(',')}\r\n`;
      })
      .join('');
  }
}
