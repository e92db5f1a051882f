import type {ReportPlan} from './plan';
import type {Source, Summary} from './summarize';
import {
  failureWords,
  headline,
  number,
  overrideWords,
  percent,
  stateWords,
} from './words';

/** Text of a report as text in Markdown: no markup, no table cell and no line of its own. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
}

function sourceLine(source: Source): string {
  const {name, messages, failed, state} = source;
  return `| ${plain(name)} | ${number(messages)} | ${number(messages - failed)} | ${number(failed)} | ${stateWords[state].label} |`;
}

/** The result as Markdown, for a ticket or a message to a colleague. */
export function markdownOf(summary: Summary, plan: ReportPlan): string {
  const {domain, reports, reporters, from, to, messages, failures, overrides} = summary;
  const {both, dkimOnly, spfOnly, failed, sources, moreSources, policy} = summary;
  return [
    `# DMARC reports for ${plain(domain)}`,
    '',
    headline(summary).replace(domain, plain(domain)),
    '',
    `- Period: ${from === '' ? 'not given' : from === to ? from : `${from} to ${to}`}`,
    `- Reports: ${number(reports)}, from ${reporters
      .slice(0, 10)
      .map(({name}) => plain(name))
      .join(', ')}`,
    `- Policy seen: p=${policy.p}${policy.testing ? '; t=y' : ''}`,
    `- DKIM and SPF pass: ${number(both)} (${percent(both, messages)})`,
    `- DKIM only: ${number(dkimOnly)} (${percent(dkimOnly, messages)})`,
    `- SPF only: ${number(spfOnly)} (${percent(spfOnly, messages)})`,
    `- Fail: ${number(failed)} (${percent(failed, messages)})`,
    ...(failed === 0
      ? []
      : (['yours', 'forwarded', 'unknown'] as const).map(
          (kind) => `  - ${failureWords[kind]}: ${number(failures[kind])}`,
        )),
    '',
    '## Sources',
    '',
    '| Source | Messages | Pass | Fail | What to do |',
    '| --- | ---: | ---: | ---: | --- |',
    ...sources.map(sourceLine),
    ...(moreSources.sources > 0
      ? [
          '',
          `The CSV file has ${number(moreSources.sources)} more ${moreSources.sources === 1 ? 'source' : 'sources'}, with ${number(moreSources.messages)} ${moreSources.messages === 1 ? 'message' : 'messages'}.`,
        ]
      : []),
    ...(overrides.length === 0
      ? []
      : [
          '',
          '## Policy overrides',
          '',
          ...overrides.map(
            ({type, messages: count}) =>
              `- ${plain(type)}: ${number(count)}. ${overrideWords[type] ?? overrideWords.other ?? ''}`,
          ),
        ]),
    '',
    '## Plan',
    '',
    ...(plan.steps.length === 0
      ? ['The domain is at p=reject. Keep reading the reports.']
      : plan.steps.map(({on, tags, fix, identify, caution}) =>
          `- ${on}: ${tags}. ${[
            ...(fix.length > 0 ? [`Fix first: ${list(fix)}.`] : []),
            ...(identify.length > 0 ? [`Identify first: ${list(identify)}.`] : []),
            ...(caution ? [caution] : []),
          ].join(' ')}`.trimEnd(),
        )),
    '',
  ].join('\n');
}

function list(sources: readonly Source[]): string {
  const named = sources.slice(0, 8).map(({name}) => plain(name));
  const more = sources.length - named.length;
  return [...named, ...(more > 0 ? [`and ${number(more)} more`] : [])].join(', ');
}
