import {mergeRepeats, messageOf} from '../kit';
import {headline} from './headline';
import type {DomainReport, Published} from './report';
import {topicWords} from './topics';

const WHEN: Intl.DateTimeFormatOptions = {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
};

/** Text of DNS as Markdown shows it word for word, whatever is in it. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${text.replace(/\s+/g, ' ')}${space}${fence}`;
}

/** Text of a sentence, without what Markdown would take for a link, a picture or a tag. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&');
}

function recordLine({name, type, value}: Published): string {
  return `- ${code(name)} ${type} ${code(value)}`;
}

/**
 * The report as Markdown, for a ticket or a wiki.
 *
 * @param checkedAt when DNS was asked
 */
export function markdownOf(report: DomainReport, checkedAt: Date): string {
  const {domain, grade, sections, findings, unanswered} = report;
  const names = unanswered.map((topic) => topicWords[topic].name).join(', ');
  const toFix = mergeRepeats(findings.filter(({severity}) => severity !== 'fine'));
  return [
    `# Email report for ${domain}${grade ? `: grade ${grade.grade}` : ''}`,
    '',
    `${plain(headline(report))}${grade ? ` ${grade.rule.says}` : ''}`,
    '',
    `Checked on ${checkedAt.toLocaleString('en-GB', WHEN)} UTC.`,
    ...(names && grade ? [`Without a response, and not graded: ${names}.`] : []),
    '',
    '## What to fix',
    '',
    ...(toFix.length === 0 ? ['Nothing was found.'] : []),
    ...toFix.flatMap((finding) => {
      const {severity, topic, cure, record, file, command, reference} = finding;
      return [
        `- **${severity}** ${topicWords[topic].name}: ${plain(messageOf(finding))}${cure ? ` ${plain(cure)}` : ''}${reference ? ` (${reference.label})` : ''}`,
        ...(record
          ? [`  - ${record.type} at ${code(record.name)}: ${code(record.value)}`]
          : []),
        ...(file ? [`  - File at ${code(file.url)}: ${code(file.text)}`] : []),
        ...(command ? [`  - ${code(command)}`] : []),
      ];
    }),
    ...sections.flatMap(({topic, summary, published}) => [
      '',
      `## ${topicWords[topic].name}`,
      '',
      plain(summary),
      ...(published.length > 0 ? ['', ...published.map(recordLine)] : []),
    ]),
    '',
  ].join('\n');
}
