import clsx from 'clsx';
import type {CSSProperties, HTMLAttributes} from 'react';
import styles from './Fields.module.css';

/** The fields of a form below each other, and beside each other where `least` says so. */
export function Fields({
  as: Box = 'div',
  least,
  className,
  ...box
}: HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'dl';
  /** The least width of a field that has others beside it. */
  least?: string;
}) {
  return (
    <Box
      {...box}
      className={clsx(styles.fields, least && styles.beside, className)}
      style={least ? ({'--least': least} as CSSProperties) : undefined}
    />
  );
}
