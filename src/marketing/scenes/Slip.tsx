import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './Slip.module.css';

/** A printed form of lines from edge to edge. */
export function Slip({
  tone,
  className,
  children,
}: {
  tone?: 'red';
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.slip, tone && styles[tone], className)}>{children}</div>
  );
}

/** What a form is: its name and, in small, what to know of it. */
export function SlipHead({title, children}: {title: ReactNode; children: ReactNode}) {
  return (
    <p className={styles.head}>
      <b>{title}</b> <span>{children}</span>
    </p>
  );
}

/** A line of the form. */
export function SlipEntry({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={clsx(styles.entry, className)}>{children}</div>;
}

/**
 * Lines of names and values.
 *
 * @param pair the tracks of a line
 */
export function SlipRows({pair, children}: {pair: string; children: ReactNode}) {
  return (
    <dl className={styles.rows} style={{'--pair': pair} as CSSProperties}>
      {children}
    </dl>
  );
}
