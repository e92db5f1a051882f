import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Prose.module.css';

export function Prose({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={clsx(styles.prose, className)}>{children}</div>;
}
