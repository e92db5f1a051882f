import type {ReactNode} from 'react';
import styles from './Progress.module.css';

/** How far a long task is: a `<progress>`, what is done in words, and a button that stops it. */
export function Progress({children}: {children: ReactNode}) {
  return <div className={styles.progress}>{children}</div>;
}
