import clsx from 'clsx';
import type {ComponentProps, CSSProperties} from 'react';
import styles from './Fields.module.css';

/** The fields of a form below each other, and beside each other where `least` says so. */
export function Fields({
  as: Box = 'div',
  least,
  className,
  ...box
}: ComponentProps<'div'> & {
  as?: 'div' | 'dl';
  /** The least width of a field that has others beside it. */
  least?: string;
}) {
  return (
    <Box
      {...(box as object)}
      className={clsx(styles.fields, least && styles.beside, className)}
      style={least ? ({'--least': least} as CSSProperties) : undefined}
    />
  );
}
