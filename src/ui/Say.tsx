import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Say.module.css';

/** A heading, paragraphs of a readable width, and what to do next. */
export function Say({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={clsx(styles.say, className)}>{children}</div>;
}

/** Buttons and links in a row. */
export function Actions({children}: {children: ReactNode}) {
  return <div className={styles.actions}>{children}</div>;
}
