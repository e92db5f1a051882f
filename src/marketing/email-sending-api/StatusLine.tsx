import {statuses} from './statuses';
import styles from './StatusLine.module.css';

/** The statuses as stations of one line, with sidings for the unplanned ends. */
export function StatusLine() {
  return (
    <dl className={styles.line}>
      {statuses.map(({status, text, siding}) => (
        <div key={status}>
          <dt>
            <svg viewBox="0 0 42 26" aria-hidden="true">
              {siding ? (
                <g stroke="var(--ink-3)">
                  <path fill="none" strokeWidth="2" d="M9.500-4v5q0 16 16 16h8" />
                  <circle cx="33.500" cy="17" r="6" />
                </g>
              ) : (
                <circle cx="9.500" cy="17" r="6" />
              )}
            </svg>
            {status}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
