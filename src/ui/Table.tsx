import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Table.module.css';

/** A table with a line below each row. */
export function Table({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <table className={clsx(styles.table, className)}>{children}</table>;
}
