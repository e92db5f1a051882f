import {bySeverity, mergeRepeats, messageOf} from '../../../kit';
import type {Output} from '../../../view';
import type {DmarcDiscovery} from '../..';
import {adminNote, recordName, recordOutputs} from '../outputs';
import type {Checked} from './checkerTasks';

/** What was found, in a sentence. */
export function headline({
  domain,
  outcome,
  policy,
  parsed,
  policyDomain,
}: DmarcDiscovery): string {
  switch (outcome) {
    case 'temperror':
      return `There was no response from DNS, so nothing can be said about ${domain}.`;
    case 'permerror':
      return `The record for ${domain} is invalid.`;
    case 'none':
      return `No DMARC record applies to ${domain}.`;
    default: {
      const testing = parsed?.settings.testing ? ', in test mode' : '';
      const from =
        policyDomain === domain
          ? ''
          : `, according to the record of ${policyDomain ?? ''}`;
      const does = {
        none: 'is delivered as before',
        quarantine: 'should be treated as suspicious',
        reject: 'should be rejected',
      }[policy];
      return `Forged email from ${domain} ${does}${from}${testing}.`;
    }
  }
}

/** The result in the forms in which people pass it on. */
export function resultOutputs({inspection, evaluation, domain}: Checked): Output[] {
  const {discovery, problems, grade, reports} = inspection;
  const {record, policyDomain, policy, organizationalDomain, outcome, trace} = discovery;
  const published =
    record === undefined
      ? trace.find(({records}) => records.length > 0)
      : {name: recordName(policyDomain), records: [record]};
  const notes = mergeRepeats(bySeverity(problems)).filter(
    ({severity}) => severity !== 'fine',
  );
  const ticket = [
    `DMARC of ${domain}: ${grade ? `grade ${grade.grade}` : 'no response from DNS'}`,
    headline(discovery),
    '',
    published ? `Published at ${published.name}:` : 'There is no record.',
    ...(published?.records ?? []),
    '',
    ...notes.map(
      (note) =>
        `- ${messageOf(note)}${note.cure ? ` ${note.cure}` : ''}${note.reference ? ` (${note.reference.label})` : ''}`,
    ),
  ].join('\n');
  const json = {
    domain,
    outcome,
    grade: grade?.grade,
    policy,
    policyDomain,
    organizationalDomain,
    record,
    tags: discovery.parsed?.tags,
    walk: trace.map(({number, name, found, rcode, texts}) => ({
      number,
      name,
      found,
      rcode,
      texts,
    })),
    reports: reports.map(({tag, uri, consent, mail}) => ({
      tag,
      uri: uri.text,
      consent,
      mail,
    })),
    message: evaluation && {result: evaluation.result, checks: evaluation.checks},
    findings: problems.map(({code, severity, message}) => ({code, severity, message})),
  };
  const [, zone, terraform] =
    record === undefined
      ? []
      : recordOutputs(record, policyDomain, adminNote(record, policyDomain, true));
  return [
    {
      id: 'ticket',
      label: 'For your admin',
      what: 'The findings and what to do, as a message.',
      text: ticket,
      file: `dmarc-${domain}.txt`,
    },
    {
      id: 'json',
      label: 'JSON',
      what: 'The whole result for a program.',
      text: JSON.stringify(json, undefined, 2),
      file: `dmarc-${domain}.json`,
    },
    ...(zone
      ? [{...zone, what: 'The record as found, for BIND and similar servers.'}]
      : []),
    ...(terraform
      ? [{...terraform, what: 'The record as found, for Amazon Route 53.'}]
      : []),
  ];
}
