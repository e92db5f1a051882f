import type {ComponentProps, ReactNode} from 'react';
import styles from './Tick.module.css';

/** A founder to choose, in a frame that is filled once chosen. */
export function Tick({
  children,
  ...input
}: ComponentProps<'input'> & {children: ReactNode}) {
  return (
    <label className={styles.tick}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
