import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import sheet from '../../parts/Sheet.module.css';
import styles from './TryIt.module.css';

/** The sheet on which readers try something with what is their own: a title and its parts. */
export function TryIt({title, children}: {title: string; children: ReactNode}) {
  const id = useId();
  return (
    <section className={clsx(sheet.sheet, styles.sheet)} aria-labelledby={id}>
      <p id={id} className={sheet.title}>
        {title}
      </p>
      {children}
    </section>
  );
}
