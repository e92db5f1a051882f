/** All that asks DNS, and the result. A chunk of its own, loaded with the first question. */
import Link from '@docusaurus/Link';
import {resolverOf, dohServers, watch} from '../../../tools/dns';
import {
  inspectDomain,
  markOf,
  topicWords,
  type DomainReport,
  type Section,
} from '../../../tools/domain';
import {Findings, SEVERITY_WORDS} from '../../../tools/view';
import {runHeadline} from './headline';
import type {RunPart} from './parts';
import styles from './run.module.css';

const WORDS = {
  ...SEVERITY_WORDS,
  unneeded: 'Not needed',
  unanswered: 'No response',
  skipped: 'Not checked',
} as const;

/**
 * Asks public resolvers about a domain.
 *
 * @param verdict id of the sentence that gets the focus
 * @returns the result, to be shown
 * @throws {DnsError} where no resolver responds; the signal's reason once it aborts
 */
export async function runDomain(
  domain: string,
  parts: readonly RunPart[],
  verdict: string,
  signal: AbortSignal,
) {
  const report = await inspectDomain(domain, watch(resolverOf(dohServers), signal));
  return <RunResult report={report} parts={parts} verdict={verdict} />;
}

/** The records of a domain, beside the sections of the article that explain them. */
export function RunResult({
  report,
  parts,
  verdict,
}: {
  report: DomainReport;
  parts: readonly RunPart[];
  verdict: string;
}) {
  const {domain, exists, sections} = report;
  return (
    <div className={styles.result}>
      <p id={verdict} tabIndex={-1} className={styles.verdict}>
        {runHeadline(
          report,
          parts.map(({topic}) => topic),
        )}
      </p>
      <ul className={styles.parts}>
        {parts.map((part) => {
          const section = sections.find(({topic}) => topic === part.topic);
          return section && <Part key={part.topic} part={part} section={section} />;
        })}
      </ul>
      {exists && (
        <p>
          <Link
            to={`/tools/domain-checker/#${new URLSearchParams({domain}).toString()}`}
            data-noBrokenLinkCheck
          >
            See all checks of {domain} in the domain checker
          </Link>
        </p>
      )}
    </div>
  );
}

function Part({part, section}: {part: RunPart; section: Section}) {
  const {summary, published, findings} = section;
  const mark = markOf(section);
  const toTell = findings.filter(({severity}) => severity !== 'fine');
  return (
    <li data-topic={part.topic} data-mark={mark}>
      <p>
        <b>
          {topicWords[part.topic].name}: {WORDS[mark]}.
        </b>{' '}
        {summary}
      </p>
      {published.length > 0 && (
        <dl className={styles.records}>
          {published.map(({name, type, value}, index) => (
            // DNS may hold two that are alike.
            <div key={index}>
              <dt>
                {type} at {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {toTell.length > 0 && <Findings problems={toTell} />}
      <p>
        Read on: <Link to={part.href}>{part.label}</Link>
      </p>
    </li>
  );
}
