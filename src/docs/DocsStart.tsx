import type {ReactNode} from 'react';
import styles from './DocsStart.module.css';

/** The head of the docs' first page: an envelope that has not left yet. */
export function DocsStart({children}: {children: ReactNode}) {
  return (
    <div className={styles.envelope}>
      <div className={styles.stamp} aria-hidden="true">
        <b>202</b>
        <span>Accepted</span>
      </div>
      <div className={styles.address}>{children}</div>
    </div>
  );
}
