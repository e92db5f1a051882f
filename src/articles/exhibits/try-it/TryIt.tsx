import {useId, type ReactNode} from 'react';
import styles from './TryIt.module.css';

/** The sheet on which readers try something with what is their own: a title and its parts. */
export function TryIt({title, children}: {title: string; children: ReactNode}) {
  const id = useId();
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </section>
  );
}
