import Link from '@docusaurus/Link';
import {areas, topicWords, type DomainReport, type Section, type Topic} from '..';
import styles from './Docket.module.css';
import {Marked} from './Marked';

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
  const {topic, published, findings} = section;
  const {question} = topicWords[topic];
  const tool = toolOf(topic, report);
  const praise = findings.filter(({severity}) => severity === 'fine');
  return (
    <details data-topic={topic} data-print>
      <summary>
        <Marked section={section} />
      </summary>
      <div className={styles.inside}>
        <p className="quiet">{question}</p>
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
