import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Rows.module.css';

/** A list in rows, each on a line of its own. */
export function Rows({
  as: List = 'ul',
  pair,
  from,
  className,
  children,
}: {
  as?: 'ul' | 'ol' | 'dl';
  /** The tracks of a row that has two parts beside each other. */
  pair?: string;
  /** The width of the window from which they are beside each other, in rem, if not always. */
  from?: 40;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <List
      className={clsx(styles.rows, pair && styles[from ? 'wraps' : 'pairs'], className)}
      style={pair ? {[from ? '--split' : '--pair']: pair} : undefined}
    >
      {children}
    </List>
  );
}
