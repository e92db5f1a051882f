import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Courier.module.css';
import {Wren} from './Wren';

/**
 * The wren with something on a string from its beak, which it brings to what stands left of
 * it. Decorative; its feet touch the lower edge, and `className` sets its place.
 */
export function Courier({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.courier, className)} aria-hidden="true" data-twin="none">
      <Wren className={styles.wren} />
      <div className={styles.load}>{children}</div>
    </div>
  );
}
