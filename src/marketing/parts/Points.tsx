import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './Points.module.css';

/** Short texts with a heading each, in as many columns as have room. */
export function Points({
  as: List = 'ul',
  least,
  ruled = false,
  numbered = false,
  className,
  children,
}: {
  as?: 'ul' | 'ol' | 'dl';
  /** The least width of a column. */
  least: string;
  /** Each has a line above it. */
  ruled?: boolean;
  /** Each has its number before it. */
  numbered?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <List
      className={clsx(
        styles.points,
        ruled && styles.ruled,
        numbered && styles.numbered,
        className,
      )}
      style={{'--least': least} as CSSProperties}
    >
      {children}
    </List>
  );
}
