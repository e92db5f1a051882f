import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Entries.module.css';

interface Entry {
  when: string;
  what: ReactNode;
  /** What became of it, as a stamp. */
  stamp: ReactNode;
  /** The choices after which it is seen, for a style sheet. */
  at?: string;
}

/** What is written in a book, line by line. */
export function Entries({of, start}: {of: readonly Entry[]; start?: number}) {
  return (
    <ol className={styles.entries} start={start}>
      {of.map(({when, what, stamp, at}, index) => (
        <li key={index} data-at={at}>
          <span>{when}</span>
          <span>{what}</span>
          <span>{stamp}</span>
        </li>
      ))}
    </ol>
  );
}

/** The page of a book that lies right of its fold. */
export function BookPage({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={clsx(styles.page, className)}>{children}</div>;
}
