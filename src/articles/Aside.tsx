import type {ReactNode} from 'react';
import styles from './Aside.module.css';

/** A note in the margin, where there is one: a source, a definition. */
export function Aside({title, children}: {title: string; children: ReactNode}) {
  return (
    <aside className={styles.note}>
      <b>{title}</b>
      {children}
    </aside>
  );
}
