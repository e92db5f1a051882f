import Link from '@docusaurus/Link';
import {bySeverity, mergeRepeats, messageOf, type Problem} from '../kit';
import styles from './Findings.module.css';
import {SeverityLabel} from './SeverityLabel';

/** Where the list of rules explains a code. */
export function ruleHref(room: string, code: string): string {
  return `/tools/rules/#${room}-${code}`;
}

/** What a tool has found, the gravest first: label, sentence, cure and where it is written. */
export function Findings({
  problems,
  room,
}: {
  problems: readonly Problem[];
  /** Room of the tool, such as 'spf', for links into the list of rules. */
  room?: string;
}) {
  const rows = mergeRepeats(bySeverity(problems));
  return (
    <ol className={styles.finds}>
      {rows.map((problem, index) => {
        const {code, severity, cure, reference} = problem;
        return (
          // By its place: nothing in a finding is sure to be unlike another.
          <li key={index} data-code={code}>
            <SeverityLabel severity={severity} />
            <div className={styles.text}>
              <p>{messageOf(problem)}</p>
              {cure && <p className={styles.cure}>{cure}</p>}
              {(reference ?? room) && (
                <p className={styles.where}>
                  {reference?.url ? (
                    <a href={reference.url}>{reference.label}</a>
                  ) : (
                    reference?.label
                  )}
                  {room && (
                    <Link to={ruleHref(room, code)}>
                      <span className="vh">Rule </span>
                      {code}
                    </Link>
                  )}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
