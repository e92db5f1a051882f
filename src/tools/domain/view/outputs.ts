import type {Output} from '../../view';
import {bindLine, markdownOf, panelSteps, terraformOf, type DnsRecord} from '..';
import type {Checked} from './checkTasks';

/**
 * A record in the forms in which people publish one.
 *
 * @param zone the name at which the zone begins; missing: not known
 */
export function recordOutputs(record: DnsRecord, zone: string | undefined): Output[] {
  return [
    {
      id: 'value',
      label: `${record.type} value`,
      what: `The value alone, which belongs to the name ${record.name}.`,
      text: record.value,
    },
    // TXT records have the steps of each provider beside these.
    ...(record.type === 'TXT'
      ? []
      : [
          {
            id: 'panel',
            label: 'DNS panel',
            what: 'Step by step, with the fields that a DNS panel has.',
            text: panelSteps(record, zone),
          },
        ]),
    {
      id: 'zone',
      label: 'Zone file',
      what: 'A line for BIND, Knot, NSD and PowerDNS.',
      text: bindLine(record),
    },
    {
      id: 'terraform',
      label: 'Terraform',
      what: 'For Amazon Route 53.',
      text: terraformOf(record),
    },
  ];
}

/** The whole report, to take along. */
export function reportOutputs({report, checkedAt}: Checked): Output[] {
  const {domain, grade, sections, findings, facts} = report;
  const json = {
    domain,
    checkedAt: new Date(checkedAt).toISOString(),
    grade: grade?.grade,
    checks: sections.map(({topic, state, summary, published}) => ({
      topic,
      state,
      summary,
      published,
    })),
    findings,
    facts,
  };
  return [
    {
      id: 'markdown',
      label: 'Markdown',
      what: 'The report for a ticket, a wiki or your DNS admin.',
      text: markdownOf(report, new Date(checkedAt)),
      file: `email-report-${domain}.md`,
    },
    {
      id: 'json',
      label: 'JSON',
      what: 'The whole result for a program.',
      text: JSON.stringify(json, undefined, 2),
      file: `email-report-${domain}.json`,
    },
  ];
}
