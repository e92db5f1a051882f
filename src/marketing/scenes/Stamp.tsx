import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Stamp.module.css';

/**
 * Perforated paper with a printed field on it. `className` sets the size and
 * `--tooth`, the distance of the holes.
 */
export function Stamp({
  className,
  children,
}: {
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={clsx(styles.stamp, className)}>
      <div className={styles.paper}>
        <div className={styles.print}>{children}</div>
      </div>
    </div>
  );
}
