import {bySeverity, type Problem, type Severity} from '../problem';
import styles from './Findings.module.css';

const WORDS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
  fine: 'Fine',
};

/** What a tool has found, the gravest first: label, sentence, cure and where it is written. */
export function Findings({problems}: {problems: readonly Problem[]}) {
  return (
    <ol className={styles.finds}>
      {bySeverity(problems).map(({code, severity, message, cure, reference}) => (
        <li key={`${code} ${message}`} data-code={code}>
          <span className={styles.label} data-severity={severity}>
            {WORDS[severity]}
          </span>
          <div className={styles.text}>
            <p>{message}</p>
            {(cure ?? reference) && (
              <p className={styles.cure}>
                {cure}{' '}
                {reference &&
                  (reference.url ? (
                    <a href={reference.url}>{reference.label}</a>
                  ) : (
                    reference.label
                  ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
