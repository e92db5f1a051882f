import type {FileProblem, Report} from './report';

function same(report: Report): string {
  const {organization, id, domain, begin, end, messages, rows} = report;
  // Without an id, reports are the same whose numbers are.
  return JSON.stringify(
    id === ''
      ? [organization, domain, begin, end, messages, rows.length, rows.slice(0, 20)]
      : [organization.toLowerCase(), id.toLowerCase(), domain],
  );
}

/**
 * Counts a report once that is in several files: the same organization has given the same
 * id (RFC 9990 asks that ids be unique). Where two differ, the one with more messages counts.
 */
export function mergeDuplicates(reports: readonly Report[]): {
  reports: Report[];
  problems: FileProblem[];
} {
  const kept = new Map<string, Report>();
  const problems: FileProblem[] = [];
  for (const report of reports) {
    const key = same(report);
    const known = kept.get(key);
    if (!known) {
      kept.set(key, report);
      continue;
    }
    const differs = known.messages !== report.messages;
    if (report.messages > known.messages) {
      kept.set(key, report);
    }
    const id = report.id === '' ? '' : ` with the ID ${report.id.slice(0, 100)}`;
    const where = `The report from ${report.organization}${id} is also in ${known.file}.`;
    problems.push({
      file: report.file,
      ...(differs
        ? {
            code: 'duplicate-differs',
            severity: 'warning',
            message: `${where} The two differ, so the one with more messages is counted (${Math.max(known.messages, report.messages).toLocaleString('en')}).`,
          }
        : {
            code: 'duplicate-report',
            severity: 'note',
            message: `${where} It is counted once.`,
          }),
    });
  }
  return {reports: [...kept.values()], problems};
}
