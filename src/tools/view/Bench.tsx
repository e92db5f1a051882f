import type {CSSProperties, ReactNode} from 'react';
import styles from './Bench.module.css';

/** A form and, beside it where there is room, what is made of it: the last child stays in view. */
export function Bench({
  split = 'minmax(0, 1fr) minmax(0, 34rem)',
  children,
}: {
  /** The tracks where there is room for two. */
  split?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`wrap ${styles.bench ?? ''}`}
      style={{'--split': split} as CSSProperties}
    >
      {children}
    </div>
  );
}
