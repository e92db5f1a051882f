import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Table.module.css';

/** A table with a line below each row. */
export function Table({
  blocks = false,
  className,
  children,
}: {
  /** On phones, its rows are blocks, whose cells name their columns by `data-column`. */
  blocks?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <table className={clsx(styles.table, blocks && styles.blocks, className)}>
      {children}
    </table>
  );
}
