import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Plate.module.css';

/** A plate of enamel, as on a letterbox or a platform. */
export function Plate({
  tone,
  className,
  children,
}: {
  /** Its rim, if that is not black. */
  tone?: 'red';
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.plate, tone && styles[tone], className)}>{children}</div>
  );
}

/** What a printed form is, over a rule: its name and, in small, what to know of it. */
export function Caption({title, children}: {title: string; children: ReactNode}) {
  return (
    <p className={styles.caption}>
      <b>{title}</b> <span>{children}</span>
    </p>
  );
}
