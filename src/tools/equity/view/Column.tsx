import type {ReactNode} from 'react';
import styles from './Column.module.css';

/** A column with a ruled heading, and below it what one method or one case comes to. */
export function Column({title, children}: {title: string; children: ReactNode}) {
  return (
    <div className={styles.column}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
