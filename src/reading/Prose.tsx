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
  return <div className={clsx('later-text', styles.prose, className)}>{children}</div>;
}
