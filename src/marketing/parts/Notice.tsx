import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './Notice.module.css';

/** A remark that is set off: what is missing without JavaScript, a warning, the law. */
export function Notice({
  as: Box = 'p',
  tone = 'note',
  className,
  ...rest
}: ComponentProps<'p'> & {
  as?: 'p' | 'div';
  tone?: 'note' | 'alarm' | 'form';
}) {
  return <Box {...rest} className={clsx(styles.notice, styles[tone], className)} />;
}
