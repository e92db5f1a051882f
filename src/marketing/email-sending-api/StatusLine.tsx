import clsx from 'clsx';
import {statuses} from './statuses';
import styles from './StatusLine.module.css';

/** The statuses as stations of one line, with sidings for the unplanned ends. */
export function StatusLine() {
  return (
    <dl className={styles.line}>
      {statuses.map(({status, text, siding}) => (
        <div key={status} className={clsx(siding && styles.siding)}>
          <dt>{status}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
