import type {ReactNode} from 'react';
import styles from './FieldRow.module.css';

/** A field with its button beside it, below it where there is no room. */
export function FieldRow({children}: {children: ReactNode}) {
  return <div className={styles.row}>{children}</div>;
}
