import type {ReactNode} from 'react';
import styles from './Fold.module.css';

/**
 * Content that is folded on small screens only: the reader opens it with `label`. On wide
 * screens, it is open and the label is gone. It needs no script.
 */
export function Fold({label, children}: {label: string; children: ReactNode}) {
  return (
    <details className={styles.fold}>
      <summary data-twin="none">{label}</summary>
      {children}
    </details>
  );
}
