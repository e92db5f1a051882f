import type {ReactNode} from 'react';
import styles from './NotYet.module.css';

/**
 * In place of what could be copied, while the record is not what the visitor asked for: each
 * reason, and the record as it would be.
 */
export function NotYet({
  reasons,
  children,
}: {
  reasons: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className={styles.not}>
      <p>
        <b>Don’t publish this record yet.</b>
      </p>
      <ul>
        {reasons.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
      <pre>
        <code>{children}</code>
      </pre>
    </div>
  );
}
