import Link from '@docusaurus/Link';
import {SEVERITY_WORDS} from '../../view';
import {
  areas,
  markOf,
  topicWords,
  type DomainReport,
  type Mark,
  type Section,
  type Topic,
} from '..';
import styles from './Docket.module.css';

const WORDS: Readonly<Record<Mark, string>> = {
  ...SEVERITY_WORDS,
  unneeded: 'Not needed',
  unanswered: 'No response',
  skipped: 'Not checked',
};

/** What stands in the postmark, beside the word. */
const SIGNS: Readonly<Record<Mark, string>> = {
  error: '×',
  warning: '!',
  note: 'i',
  fine: '✓',
  unneeded: '–',
  unanswered: '?',
  skipped: '–',
};

/** The tool that looks at one kind of record more closely. */
function toolOf(topic: Topic, {domain, facts}: DomainReport) {
  const selector = facts.dkimSelectors?.[0];
  const fields = new URLSearchParams({
    domain,
    ...(topic === 'dkim' && selector !== undefined && {selector}),
  });
  switch (topic) {
    case 'spf':
    case 'dkim':
    case 'dmarc':
      return {
        href: `/tools/${topic}-checker/#${fields.toString()}`,
        label: `Open in the ${topicWords[topic].name} checker`,
      };
    default:
      return undefined;
  }
}

/** A form with a line for each check, postmarked as it went through. */
export function Docket({report}: {report: DomainReport}) {
  return (
    <section className={styles.docket} aria-labelledby="docket">
      <h2 id="docket">All checks</h2>
      {areas.map(({name, topics}) => (
        <div key={name}>
          <h3>{name}</h3>
          {report.sections
            .filter(({topic}) => topics.includes(topic))
            .sort((a, b) => topics.indexOf(a.topic) - topics.indexOf(b.topic))
            .map((section) => (
              <Line key={section.topic} section={section} report={report} />
            ))}
        </div>
      ))}
    </section>
  );
}

function Line({section, report}: {section: Section; report: DomainReport}) {
  const {topic, summary, published, findings} = section;
  const {name, question} = topicWords[topic];
  const mark = markOf(section);
  const tool = toolOf(topic, report);
  const praise = findings.filter(({severity}) => severity === 'fine');
  return (
    <details className={styles.line} data-topic={topic} data-mark={mark} data-print>
      <summary>
        <span className={styles.mark} aria-hidden="true">
          {SIGNS[mark]}
        </span>
        <span className={styles.name}>
          <b>{name}</b> <span className={styles.word}>{WORDS[mark]}</span>
        </span>
        <span className={styles.summary}>{summary}</span>
      </summary>
      <div className={styles.inside}>
        <p className={styles.question}>{question}</p>
        {published.length > 0 ? (
          <dl>
            {published.map(({name: owner, type, value}, index) => (
              // DNS may hold two that are alike.
              <div key={index}>
                <dt>
                  {type} at {owner}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>No record was found.</p>
        )}
        {praise.map(({message}, index) => (
          <p key={index}>{message}</p>
        ))}
        {tool && <Link to={tool.href}>{tool.label}</Link>}
      </div>
    </details>
  );
}
