import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './Tick.module.css';

/** A radio button or a box to tick, with what it stands for beside it. */
export function Tick({children, className, ...input}: ComponentProps<'input'>) {
  return (
    <label className={clsx(styles.tick, className)}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
