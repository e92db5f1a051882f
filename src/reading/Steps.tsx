import type {ReactNode} from 'react';
import styles from './Steps.module.css';

/** Numbers the second-level headings inside. */
export function Steps({children}: {children: ReactNode}) {
  return <div className={styles.steps}>{children}</div>;
}
