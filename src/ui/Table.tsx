import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Table.module.css';

/** A table with a line below each row. */
export function Table({
  blocks = false,
  figures = false,
  className,
  children,
}: {
  /** On phones, its rows are blocks, whose cells name their columns by `data-column`. */
  blocks?: boolean;
  /** Its first column has names, and the others have numbers. */
  figures?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <table
      className={clsx(
        styles.table,
        blocks && styles.blocks,
        figures && styles.figures,
        className,
      )}
    >
      {children}
    </table>
  );
}
