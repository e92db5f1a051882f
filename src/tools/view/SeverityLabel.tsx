import type {Severity} from '../kit';
import styles from './SeverityLabel.module.css';

export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
  fine: 'Passed',
};

/** How grave a problem is, in a word and a form that does not rest on colour alone. */
export function SeverityLabel({severity}: {severity: Severity}) {
  return (
    <span className={styles.label} data-severity={severity}>
      {SEVERITY_WORDS[severity]}
    </span>
  );
}
