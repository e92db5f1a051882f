import type {CSSProperties, ReactNode} from 'react';
import styles from './FactRows.module.css';

/** Facts below each other, each beside its name where there is room. */
export function FactRows({
  names = '7rem',
  children,
}: {
  /** The width of the names. */
  names?: string;
  /** A `<div>` for each, with its `<dt>` and one `<dd>` or several. */
  children: ReactNode;
}) {
  return (
    <dl
      className={styles.rows}
      style={{'--split': `${names} minmax(0, 1fr)`} as CSSProperties}
    >
      {children}
    </dl>
  );
}
