import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './Rows.module.css';

/** A list in rows, each on a line of its own. */
export function Rows({
  as: List = 'ul',
  pair,
  className,
  children,
}: {
  as?: 'ul' | 'ol' | 'dl';
  /** The tracks of a row that has two parts beside each other. */
  pair?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <List
      className={clsx(styles.rows, pair && styles.pairs, className)}
      style={pair ? ({'--pair': pair} as CSSProperties) : undefined}
    >
      {children}
    </List>
  );
}
