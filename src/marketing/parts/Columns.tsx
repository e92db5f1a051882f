import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './Columns.module.css';

/** Things below each other and, where the window has room, beside each other. */
export function Columns({
  split,
  from = 64,
  joined = false,
  middle = false,
  className,
  children,
}: {
  /** The columns, as `grid-template-columns` takes them. */
  split: string;
  /** The width of the window from which there are columns, in rem. */
  from?: 48 | 64 | 80;
  /** They touch: each has its own padding. */
  joined?: boolean;
  /** Each stands in the middle of the height of the tallest. */
  middle?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        styles.columns,
        styles[`from${String(from)}`],
        !joined && styles.apart,
        middle && styles.middle,
        className,
      )}
      style={{'--split': split} as CSSProperties}
    >
      {children}
    </div>
  );
}
