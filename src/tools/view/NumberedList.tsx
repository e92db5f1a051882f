import type {ReactNode} from 'react';
import styles from './NumberedList.module.css';

/** What follows one after the other, each with its number on a yellow tab. */
export function NumberedList({children}: {children: ReactNode}) {
  return <ol className={styles.list}>{children}</ol>;
}
