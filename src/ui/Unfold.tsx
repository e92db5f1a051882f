import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './Unfold.module.css';

/** Content below a line with a triangle, which opens it. */
export function Unfold({
  label,
  className,
  children,
  ...details
}: ComponentProps<'details'> & {label: ReactNode}) {
  return (
    <details {...details} className={clsx(styles.unfold, className)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
